// `#Preview` adds a type to a file, and nothing in the program names it. Its record stands in a section of the
// executable, where the runtime finds types for dynamic casts; Swift offers no way to list them, hence C.
//
// The layouts are those of Swift's stable ABI (docs/ABI/TypeMetadata.rst) and of MetadataSections in the runtime's
// SwiftRT-ELF-WASM.cpp, whose head has been the same since version 4.

#include "PreviewFinder.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct section_range {
    uintptr_t start;
    size_t length;
};

struct metadata_sections {
    uintptr_t version;
    const void *base_address;
    void *next, *previous;
    struct section_range protocols, protocol_conformances, type_metadata;
};

// Weak: a runtime without it finds no previews.
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *sections, void *context), void *context) __attribute__((weak));

// The common head of the descriptors of structs, enums and classes; pointers are relative to their own place.
struct type_descriptor {
    uint32_t flags;
    int32_t parent, name, access_function;
};

enum { KIND_MASK = 0x1f, KIND_STRUCT = 17, IS_GENERIC = 0x80 };

struct metadata_response {
    const void *metadata;
    size_t state;
};
typedef __attribute__((swiftcall)) struct metadata_response (*access_function)(size_t request);

struct search {
    const char *part;
    void (*found)(const void *metadata, void *context);
    void *context;
};

static const void *target(const int32_t *place, int32_t offset) { return (const char *)place + offset; }

static void look_at(const struct type_descriptor *type, const struct search *search) {
    if ((type->flags & KIND_MASK) != KIND_STRUCT || (type->flags & IS_GENERIC) != 0) return;
    if (strstr((const char *)target(&type->name, type->name), search->part) == NULL) return;
    access_function metadata_of = (access_function)target(&type->access_function, type->access_function);
    search->found(metadata_of(0).metadata, search->context);
}

static bool look_through(const struct metadata_sections *sections, void *context) {
    if (sections->version < 4) return true;
    const int32_t *records = (const int32_t *)sections->type_metadata.start;
    size_t count = sections->type_metadata.length / sizeof(int32_t);
    for (size_t index = 0; index < count; index++) {
        int32_t record = records[index];
        const void *place = target(&records[index], record & ~3);
        if ((record & 3) == 1) place = *(const void *const *)place;
        if (record != 0 && (record & 3) < 2 && place != NULL) look_at(place, context);
    }
    return true;
}

void preview_finder_each(const char *part, void (*found)(const void *metadata, void *context), void *context) {
    struct search search = {part, found, context};
    if (swift_enumerateAllMetadataSections != NULL) swift_enumerateAllMetadataSections(look_through, &search);
}

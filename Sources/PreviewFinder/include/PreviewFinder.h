#ifndef PREVIEW_FINDER_H
#define PREVIEW_FINDER_H

/// Calls `found` with the metadata of every type of this process, its libraries included, whose name contains `part`.
/// Generic types are passed over.
void preview_finder_each(const char *part, void (*found)(const void *metadata, void *context), void *context);

#endif

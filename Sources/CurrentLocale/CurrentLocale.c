// Foundation on Linux always answers en_001 for Locale.current and Locale.autoupdatingCurrent (Swift 6.3;
// swift-foundation issue 717), so `date.formatted()` in a widget would show nobody's format. These two definitions take
// the places of Foundation's in the dynamic symbol table and ask AppIntents (Foundation/CurrentLocale.swift), which
// knows the locale of the request that is being served.
//
// They are weak on purpose: where Foundation is linked statically its own definitions win, without a clash, and the
// locale is en_001 as before for code that does not name one. Swift has no weak definitions, hence C.
//
// A Locale is an existential of a class-bound protocol: a reference and a witness table, both returned in registers by
// Swift's calling convention.

#include "CurrentLocale.h"

struct swift_locale {
    void *object;
    const void *witnesses;
};

#define SWIFT_FUNCTION __attribute__((swiftcall))
#define REPLACES(symbol) __asm__(symbol)

SWIFT_FUNCTION extern struct swift_locale swift_widgets_current_locale(void);

SWIFT_FUNCTION struct swift_locale current_locale(void)
    REPLACES("$s20FoundationEssentials6LocaleV7currentACvgZ");
SWIFT_FUNCTION struct swift_locale autoupdating_current_locale(void)
    REPLACES("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");

__attribute__((weak, visibility("default"))) SWIFT_FUNCTION struct swift_locale current_locale(void) {
    return swift_widgets_current_locale();
}

__attribute__((weak, visibility("default"))) SWIFT_FUNCTION struct swift_locale autoupdating_current_locale(void) {
    return swift_widgets_current_locale();
}

// A widget asks `Date.now`, and a test wants to say what time it is. These definitions take the places of the C
// library's clock functions and of Foundation's `TimeZone.current` and `Calendar.current` in the dynamic symbol table of
// a test's executable, and ask WidgetTesting (Clock/TestTime.swift) whether the task that runs has a place of its own. Only the
// calendar's clock is concerned; deadlines and intervals count on others.
//
// Before fixed_clock_begin() they do what the C library does.

#define _GNU_SOURCE
#include "FixedClock.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

extern bool swift_widgets_fixed_time(double *seconds);

static atomic_bool has_begun;

void fixed_clock_begin(void) { atomic_store(&has_begun, true); }

static bool fixed(double *seconds) { return atomic_load(&has_begun) && swift_widgets_fixed_time(seconds); }

typedef int (*clock_function)(clockid_t, struct timespec *);

__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, struct timespec *time) {
    static _Atomic(clock_function) known;
    double seconds;
    if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && fixed(&seconds)) {
        time->tv_sec = (time_t)__builtin_floor(seconds);
        time->tv_nsec = (long)((seconds - (double)time->tv_sec) * 1e9);
        return 0;
    }
    clock_function next = atomic_load(&known);
    if (next == NULL) {
        next = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        if (next == NULL) return (int)syscall(SYS_clock_gettime, clock, time);
        atomic_store(&known, next);
    }
    return next(clock, time);
}

__attribute__((visibility("default"))) int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

// A TimeZone, and a Calendar, is an existential of a class-bound protocol, as a Locale is: see CurrentLocale.c.
struct swift_existential {
    void *object;
    const void *witnesses;
};

#define SWIFT_FUNCTION __attribute__((swiftcall))
#define REPLACES(symbol) __asm__(symbol)
#define REPLACEMENT __attribute__((weak, visibility("default"))) SWIFT_FUNCTION

#define CURRENT_CALENDAR "$s20FoundationEssentials8CalendarV7currentACvgZ"
#define AUTOUPDATING_CALENDAR "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ"

SWIFT_FUNCTION extern struct swift_existential swift_widgets_current_time_zone(void);
SWIFT_FUNCTION extern struct swift_existential swift_widgets_current_calendar(void);

SWIFT_FUNCTION struct swift_existential current_time_zone(void)
    REPLACES("$s20FoundationEssentials8TimeZoneV7currentACvgZ");
SWIFT_FUNCTION struct swift_existential autoupdating_time_zone(void)
    REPLACES("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ");
SWIFT_FUNCTION struct swift_existential current_calendar(void) REPLACES(CURRENT_CALENDAR);
SWIFT_FUNCTION struct swift_existential autoupdating_calendar(void) REPLACES(AUTOUPDATING_CALENDAR);

REPLACEMENT struct swift_existential current_time_zone(void) { return swift_widgets_current_time_zone(); }
REPLACEMENT struct swift_existential autoupdating_time_zone(void) { return swift_widgets_current_time_zone(); }

typedef SWIFT_FUNCTION struct swift_existential (*calendar_function)(void);

// Foundation's calendar keeps the machine's zone; a task with a place of its own gets one that does not.
static struct swift_existential calendar(const char *name, calendar_function *known) {
    double seconds;
    if (fixed(&seconds)) return swift_widgets_current_calendar();
    // Several threads may find the same.
    if (*known == NULL) *known = (calendar_function)dlsym(RTLD_NEXT, name);
    return (*known)();
}

REPLACEMENT struct swift_existential current_calendar(void) {
    static calendar_function known;
    return calendar(CURRENT_CALENDAR, &known);
}

REPLACEMENT struct swift_existential autoupdating_calendar(void) {
    static calendar_function known;
    return calendar(AUTOUPDATING_CALENDAR, &known);
}

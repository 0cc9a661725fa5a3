// A widget asks `Date.now`, and a test wants to say what time it is. These definitions take the places of the C
// library's clock functions and of Foundation's `TimeZone.current` in the dynamic symbol table of a test's executable,
// and ask WidgetTesting (Clock/TestTime.swift) whether the task that runs has a date and a zone of its own. Only the
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

// A TimeZone is an existential of a class-bound protocol, as a Locale is: see CurrentLocale.c.
struct swift_time_zone {
    void *object;
    const void *witnesses;
};

#define SWIFT_FUNCTION __attribute__((swiftcall))
#define REPLACES(symbol) __asm__(symbol)

SWIFT_FUNCTION extern struct swift_time_zone swift_widgets_current_time_zone(void);

SWIFT_FUNCTION struct swift_time_zone current_time_zone(void)
    REPLACES("$s20FoundationEssentials8TimeZoneV7currentACvgZ");
SWIFT_FUNCTION struct swift_time_zone autoupdating_current_time_zone(void)
    REPLACES("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ");

__attribute__((weak, visibility("default"))) SWIFT_FUNCTION struct swift_time_zone current_time_zone(void) {
    return swift_widgets_current_time_zone();
}

__attribute__((weak, visibility("default"))) SWIFT_FUNCTION struct swift_time_zone autoupdating_current_time_zone(void) {
    return swift_widgets_current_time_zone();
}

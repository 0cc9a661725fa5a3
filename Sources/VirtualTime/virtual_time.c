// A library to be preloaded (LD_PRELOAD, ld.so(8)): the calendar's clock reads what a page says that another process
// writes, so that Date() in an unchanged program is a simulated one. The clocks that measure (CLOCK_MONOTONIC,
// CLOCK_BOOTTIME) stay the machine's, and so does every sleep.
//
// Without a page everything is as it would be without the library.

#define _GNU_SOURCE
#include "VirtualTime.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile struct virtual_time_page *page;
static int (*next_clock_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void virtual_time_begin(void) {
    next_clock_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    const char *path = getenv("WIDGETS_VIRTUAL_TIME");
    if (!path) return;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0) return;
    void *mapped = mmap(NULL, sizeof(struct virtual_time_page), PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (mapped == MAP_FAILED) return;
    const volatile struct virtual_time_page *candidate = mapped;
    if (candidate->magic == VIRTUAL_TIME_MAGIC) page = candidate;
}

static int is_calendar(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

/// Nanoseconds since 1970; an aligned word is read whole.
static int64_t virtual_now(void) { return __atomic_load_n(&page->realtime, __ATOMIC_ACQUIRE); }

/// Rounds down, before 1970 as well.
static void split(int64_t nanoseconds, struct timespec *time) {
    int64_t seconds = nanoseconds / 1000000000, rest = nanoseconds % 1000000000;
    if (rest < 0) { seconds -= 1; rest += 1000000000; }
    time->tv_sec = seconds;
    time->tv_nsec = rest;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (page && is_calendar(clock)) {
        split(virtual_now(), result);
        return 0;
    }
    // Before the constructor ran, the kernel is asked itself.
    return next_clock_gettime ? next_clock_gettime(clock, result) : (int)syscall(SYS_clock_gettime, clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

int timespec_get(struct timespec *result, int base) {
    if (base != TIME_UTC) return 0;
    return clock_gettime(CLOCK_REALTIME, result) == 0 ? base : 0;
}

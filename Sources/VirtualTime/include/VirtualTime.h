#ifndef VIRTUAL_TIME_H
#define VIRTUAL_TIME_H

#include <stdint.h>

/// What `renderer simulate` and the processes that it starts share: a file of this shape, mapped by all of them, whose
/// path stands in WIDGETS_VIRTUAL_TIME.
struct virtual_time_page {
    /// VIRTUAL_TIME_MAGIC once the page is whole.
    uint64_t magic;
    /// Nanoseconds since 1970, as CLOCK_REALTIME shall read them.
    int64_t realtime;
};

#define VIRTUAL_TIME_MAGIC 0x656d69746c616376ULL

#endif

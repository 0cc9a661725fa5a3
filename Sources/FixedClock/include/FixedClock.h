#ifndef FIXED_CLOCK_H
#define FIXED_CLOCK_H

/// From now on the two clock functions ask whether the calling task has a time of its own.
void fixed_clock_begin(void);

#endif

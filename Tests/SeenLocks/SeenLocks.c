// Tells the thread sanitizer what a contended Mutex does.
//
// Synchronization.Mutex takes and leaves a free lock in code that is compiled into its caller, which the sanitizer sees.
// When two threads meet, it calls these two functions of libswiftSynchronization.so, which were compiled without the
// sanitizer and leave the rest to the kernel (FUTEX_LOCK_PI): who waited seems to come in without the lock, and all that
// it guards seems to race. So the executable has functions of the same names, which do the same and say so. (What else
// threads meet by – swift_once, tasks, libdispatch's queues, pthreads – the toolchain tells the sanitizer itself.)
//
// Nothing is hidden by this, as it would be by a suppression: a race beside the lock is still reported. bin/sanitize
// looks at both before it begins.
#define _GNU_SOURCE
#include "SeenLocks.h"

#include <dlfcn.h>
#include <stdint.h>

// Weak, so that the program links without the sanitizer, too.
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

// _MutexHandle._lockSlow(_: UInt32) and _unlockSlow(); the handle's only member is the lock's word.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SELF __attribute__((swift_context)) void *

typedef __attribute__((swiftcall)) void (*Lock)(uint32_t thread, SELF word);
typedef __attribute__((swiftcall)) void (*Unlock)(SELF word);

__attribute__((swiftcall)) void lockSlow(uint32_t thread, SELF word) __asm__(LOCK);
__attribute__((swiftcall)) void unlockSlow(SELF word) __asm__(UNLOCK);

__attribute__((swiftcall)) void lockSlow(uint32_t thread, SELF word) {
    ((Lock)dlsym(RTLD_NEXT, LOCK))(thread, word);
    if (__tsan_acquire) __tsan_acquire(word);
}

__attribute__((swiftcall)) void unlockSlow(SELF word) {
    if (__tsan_release) __tsan_release(word);
    ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(word);
}

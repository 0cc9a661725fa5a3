/* The journal: append, torn tail, compaction, readers without a lock, and kill -9 at any instant.
 *
 * The state is one counter that each transaction raises by one. A file is its snapshot, how many whole lines follow, and
 * whether a torn one stands at its end. Checked for every interleaving of two writers, each of which may be killed inside
 * every step and starts again, and a reader:
 *   - no acknowledged transaction is ever missing from the file at the path;
 *   - no transaction is there twice, and none that was not made;
 *   - a reader sees the counter grow only, never a state that did not exist, and in the end all of it;
 *   - nobody waits for ever: the lock of a dead writer is free.
 *
 * Beside each step stands, as "File.swift: the line", what it stands for; bin/model looks whether it is still there.
 * KEEP_TAIL, OLD_FILE and NO_LOCK break a rule each: bin/model expects the checker to notice.
 */
#define WRITERS 2
#define WORK 2                  /* transactions of each writer */
#define FILES 4                 /* files there can have been at the path */
#define FREE 255

byte lock = FREE;               /* the kernel's lock on locks/defaults.<suite>.lock */
byte path = 0;                  /* which file has the name */
byte files = 1;                 /* files made so far */
byte snapshot[FILES];
byte lines[FILES];
bool torn[FILES];
byte committed = 0;             /* whole lines ever written */
byte acknowledged = 0;
byte finished = 0;
byte kills = 0;                 /* kill -9 so far; bounded, so that the check ends */

#define value(f) (snapshot[f] + lines[f])

/* kill -9: the lock is free, what was written stays. */
#define MAY_DIE if :: kills < 2 -> kills++; lock = (lock == me -> FREE : lock); goto born :: skip fi

proctype Writer(byte me) {
    byte made = 0;              /* acknowledged by this writer */
    byte file;                  /* the open descriptor */
    byte old, fresh;
    bool compacted = false;
born:
    file = path;
    do
    :: made < WORK ->
#ifndef NO_LOCK
        /* LockFile.swift: if try kind.tryLock(descriptor, path) == false { */
        atomic { lock == FREE -> lock = me };
#endif
        /* JournalCore+Reading.swift: if let file, file.identity == status.identity { */
#ifndef OLD_FILE
        file = path;
#endif
        MAY_DIE;
#ifndef KEEP_TAIL
        /* JournalCore+Writing.swift: try Sys.ftruncate(file.descriptor, to: offset, path: path) */
        if
        :: torn[file] -> torn[file] = false
        :: else -> skip
        fi;
        MAY_DIE;
#endif
        old = value(file);
        /* JournalCore+Writing.swift: let count = try Sys.write(file.descriptor, writing, path: path) */
        if
        :: atomic { kills < 2 -> torn[file] = true; kills++; lock = (lock == me -> FREE : lock) }; goto born
        :: atomic {
            /* A line behind a torn one is one bad line together with it. */
            if
            :: torn[file] -> skip
            :: else -> lines[file] = old + 1 - snapshot[file]
            fi;
            committed++
           }
        fi;
        MAY_DIE;
        if
        :: !compacted && files < FILES ->
            /* JournalFile.swift: let descriptor = try Sys.open(temporary, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW) */
            atomic { fresh = files; files++; snapshot[fresh] = value(file); lines[fresh] = 0 };
            MAY_DIE;
            /* JournalFile.swift: try Sys.rename(temporary, path) */
            path = fresh; file = fresh; compacted = true;
            MAY_DIE
        :: skip
        fi;
        /* LockKind.swift: case .ofd: Sys.unlock(descriptor) */
        atomic { lock = (lock == me -> FREE : lock) };
        atomic { acknowledged++; made++; assert(acknowledged <= value(path)) }
    :: else -> break
    od;
    finished++
}

proctype Reader() {
    byte file = 0;
    byte seen = 0;
    byte now;
    bool last;
    do
    :: last = (finished == WRITERS);
        /* JournalCore+Reading.swift: if file != nil { try readLines(writing: false) } */
        now = value(file);
        assert(now >= seen && now <= committed);
        seen = now;
        if
        :: path != file ->
            /* JournalCore+Reading.swift: if !knowsSequence || header.sequence != sequence { */
            file = path;
            now = value(file);
            assert(now >= seen && now <= committed);
            seen = now
        :: else -> skip
        fi;
        if
        :: last && file == path -> break
        :: else -> skip
        fi
    od;
    assert(seen == committed)
}

init {
    atomic { run Writer(0); run Writer(1); run Reader() };
    _nr_pr == 1;
    assert(value(path) == committed);
    assert(acknowledged == WRITERS * WORK && acknowledged <= committed)
}

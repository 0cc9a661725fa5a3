/* A tap's way from the renderer to perform() and back, and what becomes of it when processes die anywhere.
 *
 * Checked for every interleaving of a renderer that may be killed and started again, three extension processes of
 * which each may be killed at any instant, and a deadline that may pass at any instant:
 *   - a tap is performed at most once;
 *   - after the screen has said that a tap failed, or it was taken back, it is never performed;
 *   - what the screen shows as done was performed;
 *   - nobody waits for ever, and in the end nothing lies in new, cur or done.
 *
 * Each atomic step is one system call. Beside it stands, as "File.swift: the line", what it stands for; bin/model looks
 * whether the line is still there. REPORT_EARLY, CLAIM_BY_COPY and CLEAR_FIRST break a rule each: bin/model expects
 * the checker to notice.
 */
#define EXTENSIONS 3

mtype = { nowhere, inNew, inCur };

mtype place = nowhere;          /* where the invocation's file is */
byte owner = 0;                 /* whose claim, when in cur */
bool done = false;              /* whether done/<id> is there */
bool alive[EXTENSIONS];         /* the lock on extension/<instance>.alive */
byte performs = 0;
bool expired = false;           /* the deadline has passed */
bool sent = false;
bool failed = false;            /* the screen has shown that the tap failed */
bool killed = false;            /* the first renderer is dead */
bool over = false;              /* nothing more will be asked: extensions may rest */

proctype Extension(byte me) {
    {
        do
        :: atomic {
            /* Mailbox+Claim.swift: guard try move(newFile(id), to: file) else { return nil } */
#ifdef CLAIM_BY_COPY
            place == inNew -> skip
           };
           atomic { place = inCur; owner = me
#else
            place == inNew -> place = inCur; owner = me
#endif
           };
           if
           :: expired -> skip   /* too late: answered without performing */
           :: !expired ->
              atomic {
                performs++;
                assert(performs <= 1);
                assert(!failed)
              }
           fi;
#ifdef CLEAR_FIRST
           atomic { place == inCur && owner == me -> place = nowhere };
#endif
           atomic {
            /* Mailbox+Answer.swift: try publish(bytes, to: doneFile(id), id: id) */
            done = true
           };
           atomic {
            /* Mailbox+Answer.swift: try removeClaim(id, by: claimant) */
            if
            :: place == inCur && owner == me -> place = nowhere
            :: else -> skip
            fi
           }
        :: over -> break
        od
    } unless { !alive[me] }
}

/* kill -9 of any extension and of the first renderer, at any instant. The kernel frees their locks. */
proctype Killer() {
    do
    :: alive[0] = false
    :: alive[1] = false
    :: atomic { !killed && !over -> killed = true }
    :: break
    od
}

proctype Clock() { expired = true }

proctype Renderer(bool isFirst) {
    {
        /* What a starting host finds is taken back or settled before it does anything else. */
        if
        :: !isFirst ->
           if
           :: atomic {
                /* Mailbox+Sweep.swift: if !keeping(name), try void(name) { report.voided.append(name) } */
                place == inNew -> place = nowhere; failed = true
              }
           :: atomic {
                /* Mailbox+Sweep.swift: switch try settle(id, by: claimant, with: answer(claim)) { */
                place == inCur && !alive[owner] && !done -> place = nowhere; failed = true
              }
           :: else -> skip
           fi
        :: isFirst -> skip
        fi;
        if
        :: !sent ->
           atomic {
            /* Mailbox+Send.swift: try publish(bytes, to: newFile(id), id: id) */
            sent = true; place = inNew
           }
        :: sent -> skip
        fi;
        do
        :: atomic {
            /* Mailbox+Answer.swift: return try remove(file) ? .outcome(bytes) : nil */
            done -> done = false;
            assert(performs == 1 || expired || failed)
           }
        :: atomic {
            /* Mailbox+Claim.swift: return try move(newFile(id), to: voidFile(id)) */
            expired && place == inNew -> place = nowhere; failed = true
           }
        :: place == inCur && !alive[owner] ->
           /* A claim whose claimant is dead stays as it is: nobody else writes there. An answer, if it was given,
              is there by now. */
           /* Mailbox+Answer.swift: if !isAnswered, let bytes { try publish(bytes, to: doneFile(id), id: id) } */
           atomic {
            if
            :: done -> skip
            :: !done -> failed = true
            fi;
            /* Mailbox+Answer.swift: return isAnswered ? .answered : .interrupted */
            place = nowhere
           }
        :: expired && place == inCur && alive[owner] && !done ->
#ifdef REPORT_EARLY
           failed = true;
#endif
           /* Cancel, grace, SIGKILL, see it die, then report: the next turn finds the owner dead. */
           if
           :: place == inCur -> alive[owner] = false
           :: else -> skip
           fi
        :: place == nowhere && !done -> break
        od;
        over = true
    } unless { isFirst && killed }
}

init {
    atomic {
        alive[0] = true; alive[1] = true; alive[2] = true;
        run Extension(0); run Extension(1); run Extension(2);
        run Renderer(true); run Clock(); run Killer()
    };
    if
    :: killed -> run Renderer(false); over
    :: over
    fi;
    /* Everybody has come to an end. */
    _nr_pr == 1;
    assert(place == nowhere && !done);
    assert(performs <= 1)
}

#if DEBUG
    import Synchronization

    /// Makes system calls fail on purpose and records them. Debug builds only.
    ///
    /// A plan is in force for the task that runs inside `FaultPlan.$current.withValue(plan) { }` and its children,
    /// so tests that run side by side do not disturb each other.
    package final class FaultPlan: Sendable {
        /// The plan in force.
        @TaskLocal package static var current: FaultPlan?

        /// When a rule strikes, counted over the calls it applies to.
        package enum Occasion: Sendable {
            case always
            /// The first so many calls.
            case times(Int)
            /// The k-th call alone, from 1.
            case nth(Int)
        }

        /// What happens to one call out of all.
        package enum Blow: Sendable {
            /// It fails.
            case fail(Int32)
            /// The process is killed before it.
            case die
            /// The process is killed when half of it is written; only writes are counted.
            case dieHalfway
        }

        /// A call that was made.
        package struct Record: Sendable, Equatable {
            package var call: SystemCall
            package var path: String?
        }

        private struct Rule {
            var call: SystemCall
            var path: String?
            var occasion: Occasion
            var seen = 0
            /// The error to force, or how many bytes a write may take.
            var errno: Int32?
            var limit = 0

            /// Counts the call and says whether the rule strikes.
            mutating func strikes(_ call: SystemCall, _ path: String?) -> Bool {
                guard call == self.call else { return false }
                if let part = self.path, path?.contains(part) != true { return false }
                seen += 1
                return switch occasion {
                case .always: true
                case .times(let count): seen <= count
                case .nth(let index): seen == index
                }
            }
        }

        private struct State {
            var rules: [Rule] = []
            var records: [Record] = []
            var refusesLocks = false
            /// What happens to which call, counted from 1.
            var blow: (index: Int, kind: Blow)?
            var writes = 0
        }

        private let state = Mutex(State())

        package init() {}

        /// Lets every wait for a lock end at once as if its time had passed.
        package func refuseLocks() { state.withLock { $0.refusesLocks = true } }

        var refusesLocks: Bool { state.withLock { $0.refusesLocks } }

        /// Forces an errno on a call, optionally only on paths that contain `part`.
        package func fail(
            _ call: SystemCall, with errno: Int32, _ occasion: Occasion = .always, onPathContaining part: String? = nil
        ) {
            state.withLock {
                $0.rules.append(Rule(call: call, path: part, occasion: occasion, errno: errno))
            }
        }

        /// Lets a write take only `count` bytes.
        package func shortenWrites(
            to count: Int, _ occasion: Occasion = .always, onPathContaining part: String? = nil
        ) {
            state.withLock {
                $0.rules.append(Rule(call: .write, path: part, occasion: occasion, limit: count))
            }
        }

        /// Strikes the call of an index, from 1, whatever it is.
        package func strike(_ index: Int, _ blow: Blow) {
            state.withLock { $0.blow = (index, blow) }
        }

        /// The calls made so far, forced failures included.
        package var calls: [Record] { state.withLock { $0.records } }

        /// How often a call was made.
        package func count(of call: SystemCall) -> Int { calls.count { $0.call == call } }

        func next(_ call: SystemCall, _ path: String?) -> Int32? {
            state.withLock { state in
                state.records.append(Record(call: call, path: path))
                if let blow = state.blow, blow.index == state.records.count {
                    switch blow.kind {
                    case .fail(let errno): return errno
                    case .die: Sys.die()
                    case .dieHalfway: break
                    }
                }
                for index in state.rules.indices where state.rules[index].errno != nil {
                    if state.rules[index].strikes(call, path) { return state.rules[index].errno }
                }
                return nil
            }
        }

        func shortened(_ count: Int, _ path: String?) -> Int {
            state.withLock { state in
                state.writes += 1
                if let blow = state.blow, case .dieHalfway = blow.kind, blow.index == state.writes {
                    // The write itself is still recorded, so the plan looks at this after it.
                    state.blow = (state.records.count + 2, .die)
                    return count / 2
                }
                for index in state.rules.indices where state.rules[index].errno == nil {
                    if state.rules[index].strikes(.write, path) { return min(count, state.rules[index].limit) }
                }
                return count
            }
        }
    }
#endif

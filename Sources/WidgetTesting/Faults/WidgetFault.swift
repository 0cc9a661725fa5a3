internal import GroupContainer
internal import WidgetArchive
internal import Glibc

/// What goes wrong during a tap.
///
/// They are made where they come from in life: a lock that is not free, a file system that is full. What the widget's
/// own code does about it is its own affair, and the test's. They need a debug build of the package.
public enum WidgetFault: Sendable, Hashable, CaseIterable {
    /// `perform()` is cancelled as if its time were over, and its answer comes too late.
    case deadlineMissed
    /// The extension ends before `perform()` has written anything.
    case extensionCrashed
    /// The lock of the shared defaults is held by somebody else until the waiting ends.
    case storeLocked
    /// Nothing more can be written.
    case diskFull
    /// The tap carries a case that an enum of the intent does not have (any more).
    case unknownEnumValue

    /// Changes what the tap carries.
    func change(_ intent: inout IntentReference) throws {
        guard self == .unknownEnumValue else { return }
        let enums = intent.parameters.filter { if case .enum = $0.value { true } else { false } }
        guard let parameter = enums.keys.sorted().first else {
            throw TesterError.fault("\(intent.type) has no parameter of an enum that could be unknown")
        }
        intent.parameters[parameter] = .enum("no such case")
    }

    /// Runs something while the fault is in force.
    static func run<R: Sendable>(
        _ fault: WidgetFault?, _ body: @Sendable () async throws -> R
    ) async throws -> R {
        switch fault {
        case .storeLocked, .diskFull:
            #if DEBUG
                let plan = FaultPlan()
                if fault == .storeLocked { plan.refuseLocks() }
                if fault == .diskFull {
                    plan.fail(.write, with: ENOSPC)
                }
                return try await FaultPlan.$current.withValue(plan) { try await body() }
            #else
                throw TesterError.fault("the store's faults need a debug build of swift-widgets")
            #endif
        default: return try await body()
        }
    }
}

/// A type that keeps a name through renamings.
public protocol PersistentlyIdentifiable {
    /// The name; the type's own unless declared otherwise.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name without its module.
    public static var persistentIdentifier: String { _typeName(Self.self, qualified: false) }
}

/// A type whose `@Dependency` properties are filled.
public protocol _SupportsAppDependencies {}

/// An action that the system can perform from a tap: a type, constructed by `init()` in the process that performs it,
/// with its `@Parameter` values set before ``perform()`` runs.
///
/// Only `@Parameter` properties travel from the view that was archived to the performer; others have the values that
/// `init()` gives them.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What ``perform()`` gives back.
    associatedtype PerformResult: IntentResult
    /// The type of ``parameterSummary``.
    associatedtype SummaryContent: ParameterSummary
    /// ``IntentDescription``, optional or not: whichever way ``description`` is declared.
    associatedtype DescriptionContent: _IntentDescriptionContent = IntentDescription?

    /// Makes an intent with unset parameters.
    init()
    /// The action's name for people.
    static var title: LocalizedStringResource { get }
    /// What the action does.
    static var description: DescriptionContent { get }
    /// Whether the app comes to the front and performs it.
    static var openAppWhenRun: Bool { get }
    /// Whether it is offered outside the app's own views.
    static var isDiscoverable: Bool { get }
    /// Whether the person must have authenticated.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Where it may run.
    static var supportedModes: IntentModes { get }
    /// A sentence made of the parameters; in a widget's editor, their order.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// No description.
    public static var description: IntentDescription? { nil }
    /// No.
    public static var openAppWhenRun: Bool { false }
    /// Yes.
    public static var isDiscoverable: Bool { true }
    /// Always allowed.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// In the background; with `openAppWhenRun` in the foreground.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground(.immediate) : .background }
    /// No sentence: parameters in the order of declaration.
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }

    /// A value that travels with the intent.
    public typealias Parameter = IntentParameter
    /// A sentence made of the parameters.
    public typealias Summary = IntentParameterSummary<Self>

    /// What the system knows about this run.
    public var systemContext: IntentSystemContext { .current }

    /// Performs the intent in this process and gives its value.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value?
    where PerformResult: ReturnsValue { try await perform().value }

    /// Performs the intent in this process.
    @_disfavoredOverload
    public func callAsFunction(donate: Bool = true) async throws { _ = try await perform() }
}

/// What the system knows about a run.
public struct IntentSystemContext: Sendable {
    /// When the tap happened, as exactly as the system knows.
    public var preciseTimestamp: Date?
    /// How it runs.
    public var currentMode: IntentModes.Current = .background
    /// Whether ``AppIntent/continueInForeground(_:alwaysConfirm:)`` may succeed.
    public var canContinueInForeground: Bool = false

    /// The context of the run that the current task belongs to.
    @TaskLocal package static var current = IntentSystemContext()

    /// A run in the app, which is in front.
    package static let inFront = IntentSystemContext(currentMode: .foreground, canContinueInForeground: true)
}

/// When an intent may run on a locked device. A terminal is never locked, so all of them run.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
    /// Always.
    case alwaysAllowed
    /// After authentication.
    case requiresAuthentication
    /// After authentication on this device.
    case requiresLocalDeviceAuthentication
}

/// A small app beside its widgets, for Linux: a command line, a prompt, and the place where intents and URLs arrive that
/// belong into the app.
///
/// ```swift
/// @main
/// struct CounterApp: WidgetApp {
///     static let intents: [any AppIntent.Type] = [AskForNumberIntent.self]
///
///     var commands: [AppCommand] {
///         AppCommand("show", "prints the count") { _ in "\(Counter.count)" }
///         AppCommand("add", "NUMBER", "counts so many") { words in
///             guard let number = words.first.flatMap({ Int($0) }) else { throw AppCommand.Usage() }
///             try Counter.add(number)
///             WidgetCenter.shared.reloadTimelines(ofKind: "Counter")
///             return "\(Counter.count)"
///         }
///     }
///
///     func open(_ url: URL) { print("opened \(url)") }
/// }
/// ```
///
/// `CounterApp add 3` does one thing and ends; without a command it stays in front and reads commands from its standard
/// input; `serve`, as the renderer starts it, stays in front until that ends. `--group DIR` names the group directory.
/// On Apple's systems an app is a SwiftUI `App` instead.
@MainActor
public protocol WidgetApp {
    /// Makes the app; runs when the group directory is known.
    init()
    /// What it can be told.
    @AppCommandBuilder var commands: [AppCommand] { get }
    /// The intents that run in the app, so that they are found by name.
    static var intents: [any AppIntent.Type] { get }
    /// Called with the URL of a tapped link or `widgetURL`.
    func open(_ url: URL)
}

extension WidgetApp {
    /// None.
    public static var intents: [any AppIntent.Type] { [] }
    /// Prints it.
    public func open(_ url: URL) { print("opened \(url)") }
    /// Reads the command line and does what it says: what `@main` calls. Ends the process with 0, with 1 after a failure
    /// or with 64 (EX_USAGE of sysexits.h) for a wrong command line.
    public static func main() { AppProcess.run(Self.self, Array(CommandLine.arguments.dropFirst())) }
}

/// Something that a ``WidgetApp`` can be told.
@MainActor
public struct AppCommand {
    /// The words after a command are not what it takes: the app prints how it is used.
    public struct Usage: Error {
        /// A wrong use.
        public nonisolated init() {}
    }

    let name: String
    let arguments: String
    let summary: String
    let perform: @MainActor ([String]) throws -> String

    /// A command.
    ///
    /// - Parameters:
    ///   - name: its first word.
    ///   - arguments: the words after it, for the help: `NUMBER`, `[NAME]`.
    ///   - summary: what it does, in a few words.
    ///   - perform: does it, with the words after the name, and returns what is printed. Throws ``Usage`` for words that
    ///     it does not take.
    public init(
        _ name: String, _ arguments: String = "", _ summary: String,
        perform: @escaping @MainActor ([String]) throws -> String
    ) {
        (self.name, self.arguments, self.summary, self.perform) = (name, arguments, summary, perform)
    }

    /// A command without words after it.
    public init(_ name: String, _ summary: String, perform: @escaping @MainActor ([String]) throws -> String) {
        self.init(name, "", summary, perform: perform)
    }

    var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}

/// Collects commands.
@resultBuilder
public enum AppCommandBuilder {
    /// Commands in order.
    public static func buildBlock(_ commands: AppCommand...) -> [AppCommand] { commands }
}

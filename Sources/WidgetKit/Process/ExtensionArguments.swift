internal import GroupContainer

/// The command line of an extension.
struct ExtensionArguments: Equatable {
    /// The group directory; nil: the default one.
    var group: String?
    /// Whether parameter values stand in the trace.
    var tracesValues = true
    /// The directory in which previews are asked for; nil: the extension runs.
    var previews: String?
    /// What to print instead of running.
    var print: String?

    /// Why a command line is refused.
    struct Refusal: ExitStatusError, CustomStringConvertible, Equatable {
        let description: String
        var exitStatus: ExitStatus { .misused }
    }

    /// Reads the arguments without the program's name.
    init(_ arguments: [String], program: String = "extension") throws(Refusal) {
        var rest = arguments[...]
        func value(_ name: String) throws(Refusal) -> String {
            guard let value = rest.popFirst() else {
                throw Refusal(description: "\(name) needs a value; try '\(program) --help'")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": print = Self.help(program)
            case "--version": print = "\(program) (swift-widgets \(PackageVersion.text))"
            case "--group":
                let path = try value("--group")
                guard path.hasPrefix("/") else {
                    throw Refusal(description: "--group needs an absolute path, not \(path)")
                }
                group = path
            case "--previews": previews = try value("--previews")
            case "--trace-values":
                switch try value("--trace-values") {
                case "on": tracesValues = true
                case "off": tracesValues = false
                case let other:
                    throw Refusal(description: "--trace-values is on or off, not \(other)")
                }
            default: throw Refusal(description: "there is no option '\(argument)'; try '\(program) --help'")
            }
        }
    }

    static func help(_ program: String) -> String {
        """
        usage: \(program) [--group DIR] [--trace-values on|off]
               \(program) --previews DIR

        Performs the intents of its widgets and makes their timelines, for the renderer of the same group directory.
        Runs until it is interrupted; the renderer starts one by itself when none runs.

          --group DIR           the group directory (default: \(GroupDirectory.defaultPath(of: program) ?? "none: APP_GROUP_ROOT is relative"))
          --trace-values on     whether the values of intents' parameters stand in the trace (default: on)
          --previews DIR        writes the #Preview blocks to DIR/answer.json, as DIR/request.json asks, and ends
          --help, --version

        \(ExitStatus.table)
        0 is also the end after SIGINT, SIGTERM or the end of the renderer that started it.
        """
    }
}

import GroupContainer

/// What `app --help` prints.
enum Help {
    static let version = "app (swift-widgets Tasks example) \(PackageVersion.text)"

    static let text = """
        Tasks: a list shared with its widgets.

        usage: app [--group DIR] [COMMAND]

        Without a command the app comes to the front: a prompt that takes the commands below, shows what the widgets
        change while it happens, and performs the intents that must run in the app.

        commands
          add TEXT… [--priority P]       add a task; +project, @context and key:value may stand in the text
          list [--open|--done] [WORD…]   show tasks, all or those with every WORD
          done N…                        tick tasks off
          undone N…                      take that back
          edit N [TEXT…] [--priority P]  give a task other words, another priority, or both
          remove N…                      remove tasks; the numbers of the others stay
          import FILE                    add the tasks of a todo.txt file; - is standard input
          export [FILE]                  write all tasks as todo.txt, to standard output without a FILE
          sync [FILE|off]                keep a todo.txt file in step with the tasks from now on, or no more; without
                                         FILE: write it now. What waits for it is marked on the widgets
          serve                          be in front without a prompt, until standard input ends or a prompt is opened

        options
          -p, --priority P   high, medium, low or none, or a todo.txt letter from A to Z
          --group DIR        the group directory to share with the extension and the renderer
                             (else group.swift-widgets in $APP_GROUP_ROOT, an absolute path, or in app-groups in
                             $XDG_DATA_HOME or ~/.local/share)
          --                 what follows is words, not options
          -h, --help         this text
          --version          the version

        \(ExitStatus.table)
        130 is also the end of a prompt that was left with Ctrl-C.

        What is said of tasks follows the language of the place; help and complaints about the command line are English.

        """

    /// What `help` prints at the prompt, which often has a narrow pane.
    static let prompt = """
        add TEXT… [-p P]       add a task
        list [WORD…]           show tasks
        done N…                tick tasks off
        undone N…              take that back
        edit N [TEXT…] [-p P]  change a task
        remove N…              remove tasks
        import FILE            add a file's tasks
        export [FILE]          write a todo.txt
        sync [FILE|off]        keep one in step
        quit                   leave
        P is high, medium, low, none, or A to Z

        """

    /// Advice that names a command line, as it is typed at the prompt: without the program before it.
    static func atPrompt(_ advice: String) -> String {
        (Command.names.map { ($0, $0) } + [("--help", "help")]).reduce(advice) { text, command in
            text.replacing("app \(command.0)", with: command.1)
        }
    }
}

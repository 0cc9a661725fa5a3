import GroupContainer
import WidgetHost

/// What `--help` says.
enum Help {
    /// The commands, in the order of the help.
    static let commands =
        ["home", "trace", "status", "why", "simulate", "tap", "open", "reload", "list"]
        + HomeEdit.Action.allCases.map(\.rawValue)
        + ["preview", "watch", "snapshot", "describe", "inspect", "log", "doctor", "reset", "help"]

    /// The help of a command that has one of its own, else the whole.
    static func text(of topic: String?) -> String {
        switch topic {
        case "simulate": simulate
        case "preview": PreviewOptions.help
        case "watch": WatchCommand.help
        default: text
        }
    }

    static let version = "renderer (swift-widgets) \(PackageVersion.text)"

    static let text = """
        renderer shows the widgets of an extension: their timelines, and what a tap on them does.

        Usage: renderer [COMMAND] [OPTIONS]

        Commands:
          home                    the home screen in this terminal (without a command, this one).
                                  Without a terminal: one frame as plain text, then it ends.
          --web                   the home screen as a page in a browser, on this machine alone;
                                  'home --web' shows it in this terminal as well
          trace                   every tap and reload so far, step by step through all processes
          trace --follow          the same as it happens; ends with Ctrl-C
          trace --summary         which step takes how long in all of them: median and p99; --json
          status                  processes, widgets, queues, locks; with --json for programs
          why [WIDGET]            why a widget shows what it shows: what asked for the last reload, what became of
                                  it, what happens next, what it takes to update now; --json for programs
          simulate [--day] --script FILE
                                  a day of taps, app writes and clock changes in a second: what was shown when, each
                                  reload with its cause and cost; --json for programs.
                                  'renderer simulate --help' has the words of a script
          tap WIDGET LABEL        taps a control on the running home screen and waits for the end
          open WIDGET             taps a widget beside its controls: its URL goes to the app
          reload [WIDGET]         asks for new timelines and waits until they are on show
          list                    the placed widgets; with --kinds those that could be placed; --json
          add KIND                places a widget, and prints its id: --family FAMILY, --at ROW,COLUMN (from 1,1),
                                  --set NAME=VALUE … or --configuration JSON
          move WIDGET ROW,COLUMN  puts a widget somewhere; what stood there makes room
          resize WIDGET FAMILY    small, medium, large, extraLarge, circular, rectangular or inline
          configure WIDGET        --set NAME=VALUE … changes values, --configuration JSON all of them
          remove WIDGET           takes a widget away
          preview --extension PATH [NAME]
                                  the #Preview blocks of an extension; 'renderer preview --help' says more
          watch FOLDER …          prints the path of each file that is saved in these folders and below
          snapshot                a picture of any widget, without a home screen; see below
          describe [WIDGET]       what a screen reader says of the widgets; controls without a name are faults,
                                  and with --strict a failure; --json
          inspect WHAT [NAME]     timelines, home, intents, defaults, manifest or trace, readable or with --json
          log [--follow]          what started extensions and apps have printed, crashes included
          trace --format chrome   the trace for Perfetto (ui.perfetto.dev), one track a process
          doctor                  looks whether all is in order, and says what to do where it is not; --json
          reset [--yes]           removes everything but what the app has written (defaults/ and Files/)
          help                    this text

        WIDGET is a placed widget's id, its kind or its name, or the place it was put at (ROW,COLUMN); LABEL is a
        control's label or its key. Case does not matter, and the beginning of all but a key will do where it fits one.
        'renderer status' names them. tap and reload take --no-wait; what succeeds says so in a line, unless --quiet.

        Of snapshot (the widget's extension runs apart, on a copy of the group's data):
          --kind KIND             the widget; needed when the extension has several
          --family FAMILY         its size: systemSmall … systemExtraLarge, accessoryCircular,
                                  accessoryRectangular, accessoryInline (default: the first it comes in)
          --configuration JSON    its parameters, such as '{"project": "Home"}'
          --at DATE               the date at which it is shown, such as 2026-03-01T09:41 (default: now)
          --entry N|placeholder|gallery
                                  an entry of its timeline by number, or what is shown without one
          --scheme light|dark, --locale LOCALE, --type-size SIZE, --rendering-mode fullColor|accented|vibrant
                                  where it is shown (--type-size large, xSmall … accessibility5)
          --format svg|png|text|ansi|json
                                  the form (default: by the file's name, else svg). A PNG is made by
                                  rsvg-convert or chromium
          --scale NUMBER          pixels a point of a PNG (default 2)
          --output FILE, -o FILE  where it goes (default: standard output)
          --all                   one sheet of every widget in every size, light and dark

        Options:
          --group DIR             the directory that app, extension and renderer share
                                  (default: $APP_GROUP_ROOT/group.swift-widgets, where APP_GROUP_ROOT is
                                  ~/.local/share/app-groups unless it is set; it must be an absolute path)
          --extension PATH        the extension to start when none runs (default: 'extension' beside renderer);
                                  one that you start by hand with the same --group serves just as well.
                                  Several may be given; the home screen remembers them. A new build of a running
                                  one is taken in as soon as its file is replaced
          --app PATH              the app to start when something is handed to it (default: 'app' beside renderer)
          --port PORT             the port of --web (default: a free one)
          --locale LOCALE         the language and region of the widgets, such as uk_UA
                                  (default: LC_ALL, LC_MESSAGES or LANG). The renderer that runs says it for the
                                  whole group: others that show the same widgets show them as they are, and say so
          --scheme auto|light|dark
                                  colours; auto looks at COLORFGBG, and is dark without it
          --color auto|always|never
                                  auto looks at the terminal and at NO_COLOR
          --rendering fullColor|accented|vibrant
                                  the widgets' own colours, an accent and one colour, or brightness alone
          --motion auto|never     on terminals of true colour, changes fade and digits roll, unless never
          --deadline SECONDS      how long a tap may take before it is void (default 5)
          --budget NUMBER         automatic reloads of a widget in 24 hours (default 60)
          --budget-interactions counted|free
                                  whether reloads after taps count against it (default counted)
          --taps overlapping|serial
                                  whether several taps on one control are performed at once (default), or one after
                                  the other
          --after-failure restore|reload
                                  after a tap that failed, the view before comes back (default), or the widget is
                                  reloaded as well, as on a phone
          --script FILE           for simulate: what happens when; - is standard input
          --day                   for simulate: it ends 24 hours after its beginning
          --keep DIR              for simulate: makes its group directory there and leaves it
          --help, -h              this text
          --version               the version

        Keys on the home screen:
          Tab, Shift-Tab, arrows  move the focus between controls
          Return, Space           tap the focused control; the mouse taps and hovers
          a                       add a widget from the gallery
          e                       edit: arrows or the mouse move widgets, f resizes, Return configures, x removes
          r                       reload all widgets
          Page Up, Page Down      scroll, as does the mouse wheel
          ?                       show the keys
          q, Ctrl-C               quit; an extension that was started here ends too

        \(ExitStatus.table)
        1 is also the end of a tap that failed, of doctor when something is bad, of describe --strict at a fault.

        What stands on the home screen follows the language; help, complaints and what the commands print are English.

        """

    static let simulate = """
        usage: renderer simulate [--day] --script FILE [--json] [--keep DIR]

        Runs your extension and your app through a day in a second, on a simulated clock and in a group directory of
        their own, and prints what was shown when, each reload with its cause and cost, and sums at the end.

          --script FILE   what happens when; - is standard input
          --day           ends 24 hours after the beginning
          --json          each line as an object
          --keep DIR      makes the group directory there and leaves it
          --extension, --app, --budget, --deadline, --taps, --after-failure and --locale as for the home screen

        The script: a line is a command, # begins a remark, "…" holds words together.

          start 2026-03-02 07:00 Europe/Berlin   the beginning, first of all
          place KIND small [as ID]               places a widget; without any, the bundle's usual home screen stands
          budget 20                              reloads a widget in 24 hours
          at TIME DEED                           08:30, 08:30:15, 1+08:30 on the next day, +90m after the beginning
          every 30m from TIME to TIME DEED       again and again; {n} counts
          end TIME                               the end

        Deeds:
          tap WIDGET "LABEL"                     somebody taps a control
          open WIDGET                            somebody taps a widget beside its controls
          app add "Buy milk"                     the app runs with these arguments, to its end
          foreground, background                 the app comes to the front (app serve), or leaves it
          reload KIND, reload all                the app, behind, asks WidgetCenter for a reload
          refresh [WIDGET]                       a person asks for one
          extension kill|stop|continue           signals to the extension
          renderer restart                       the renderer ends and another begins
          clock +1h, clock -1h, clock 08:00      somebody sets the clock
          zone America/New_York                  the machine is somewhere else
          sleep 3h                               the machine sleeps
          file NAME "TEXT"                       a file of the group's folder gets this content
          note TEXT                              a remark in what is printed

        For example:
          start 2026-03-02 08:00 Europe/Berlin
          at 08:05 app add "Buy milk"
          at 08:30 tap TaskWidget-small "Buy milk"
          end 22:00

        \(ExitStatus.table)

        """
}

/// The modes that an interactive terminal is brought into and out of, as bytes.
///
/// ``leave`` undoes all of ``enter`` in the opposite order, does no harm when it is sent twice or without ``enter``,
/// and is what a signal handler writes: it is made once, before any handler is installed.
public enum TerminalModes {
    private static let modes: [(on: String, off: String)] = [
        ("\u{1B}[?1049h", "\u{1B}[?1049l"),  // alternate screen, cursor saved
        ("\u{1B}[?25l", "\u{1B}[?25h"),  // cursor hidden
        ("\u{1B}[?7l", "\u{1B}[?7h"),  // no automatic margin: the last column can be written
        ("\u{1B}[?1003h", "\u{1B}[?1003l"),  // mouse: buttons and all movement
        ("\u{1B}[?1006h", "\u{1B}[?1006l"),  // mouse positions in decimal
        ("\u{1B}[?2004h", "\u{1B}[?2004l"),  // pasted text marked
        ("\u{1B}[?1004h", "\u{1B}[?1004l"),  // focus reports
        ("\u{1B}[8l", "\u{1B}[8h"),  // letters stay in the order they are written in (ECMA-48, BDSM)
    ]

    /// Into full-screen work.
    public static let enter: [UInt8] = modes.flatMap { Array($0.on.utf8) }

    /// Back to what it was. An unfinished sequence is ended first (CAN), a synchronised update is ended, attributes are
    /// reset; 1000 and 1002 are switched off too, for terminals that take 1003 as one of them.
    public static let leave: [UInt8] =
        [0x18] + Array("\u{1B}[?2026l\u{1B}[m\u{1B}[?1000l\u{1B}[?1002l".utf8)
        + modes.reversed().flatMap { Array($0.off.utf8) }

    /// What a person types after a kill -9 has left a terminal as it was: also in the manual.
    public static let rescueCommand = "reset"
}

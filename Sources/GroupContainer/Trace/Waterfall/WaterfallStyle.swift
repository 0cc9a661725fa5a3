extension Waterfall {
    /// Whether and how a waterfall is coloured.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// No escape codes.
        case plain
        /// The terminal's own sixteen colours.
        case ansi16
        /// The palette of 256.
        case ansi256
        /// 24 bits.
        case truecolor
    }

    /// Which characters bars are made of.
    public enum Glyphs: String, Sendable, Hashable, CaseIterable {
        /// Block elements in eighths of a column.
        case blocks
        /// Characters of ASCII only.
        case ascii
    }

    /// What a piece of text means.
    enum Tone: Hashable {
        case normal, strong, faint, failure, success, lock
        case role(ProcessRole)
        /// A hop: the colour of who is waking up, held back.
        case hop(ProcessRole)
    }
}

extension Waterfall.Style {
    /// The text in a tone.
    func paint(_ text: String, _ tone: Waterfall.Tone) -> String {
        guard self != .plain, !text.isEmpty, let code = code(tone) else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    private func code(_ tone: Waterfall.Tone) -> String? {
        switch tone {
        case .normal: nil
        case .strong: "1"
        case .faint: self == .ansi16 ? "2" : color(244, 0x80, 0x80, 0x80)
        case .failure: self == .ansi16 ? "1;31" : "1;" + color(203, 0xFF, 0x5F, 0x57)
        case .success: self == .ansi16 ? "32" : color(78, 0x5F, 0xD7, 0x87)
        case .lock: self == .ansi16 ? "33" : color(214, 0xFF, 0xB0, 0x2E)
        case .role(.app): self == .ansi16 ? "34" : color(75, 0x5A, 0xAF, 0xFF)
        case .role(.extension): self == .ansi16 ? "36" : color(80, 0x4F, 0xD1, 0xC5)
        case .role(.renderer): self == .ansi16 ? "35" : color(176, 0xC7, 0x92, 0xEA)
        case .hop(.app): self == .ansi16 ? "2;34" : color(67, 0x4A, 0x78, 0xA6)
        case .hop(.extension): self == .ansi16 ? "2;36" : color(66, 0x4A, 0x87, 0x83)
        case .hop(.renderer): self == .ansi16 ? "2;35" : color(96, 0x80, 0x68, 0x98)
        }
    }

    private func color(_ index: Int, _ red: Int, _ green: Int, _ blue: Int) -> String {
        self == .truecolor ? "38;2;\(red);\(green);\(blue)" : "38;5;\(index)"
    }
}

extension Waterfall.Step.Kind {
    /// The tone of a step of this kind that went well, in a process.
    func tone(of role: ProcessRole) -> Waterfall.Tone {
        switch self {
        case .work: .role(role)
        case .hop: .hop(role)
        case .lockWait, .lockHold: .lock
        }
    }
}

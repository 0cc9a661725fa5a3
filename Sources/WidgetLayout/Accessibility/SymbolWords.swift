/// What a screen reader calls an SF Symbol that nobody named.
enum SymbolWords {
    /// What VoiceOver says for symbols whose meaning is not their name.
    private static let meanings = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "trash": "Delete",
        "star": "Favorite", "heart": "Love", "gear": "Settings", "gearshape": "Settings",
        "magnifyingglass": "Search", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
        "ellipsis": "More", "play": "Play", "pause": "Pause", "stop": "Stop", "forward": "Forward",
        "backward": "Backward", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
        "chevron.forward": "Forward", "chevron.up": "Up", "chevron.down": "Down", "arrow.clockwise": "Refresh",
    ]
    /// Parts of names that say how a symbol is drawn and not what it is.
    private static let forms: Set<Substring> = ["fill", "circle", "square", "rectangle"]

    /// `star.fill` is “Favorite”, `cloud.rain` “Cloud rain”.
    static func name(of symbol: String) -> String {
        if let meaning = meanings[symbol] { return meaning }
        var parts = symbol.split(separator: ".")
        while parts.count > 1, let last = parts.last, forms.contains(last) { parts.removeLast() }
        let bare = parts.joined(separator: ".")
        if let meaning = meanings[bare] { return meaning }
        let words = parts.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

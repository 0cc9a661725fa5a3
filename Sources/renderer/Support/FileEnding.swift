/// What a file's name says of its form.
enum FileEnding {
    /// The letters after the last dot of a file's name, small; nil where there are none.
    static func of(_ path: String?) -> String? {
        guard let name = path?.split(separator: "/", omittingEmptySubsequences: false).last,
            let dot = name.lastIndex(of: "."), dot != name.startIndex
        else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        return ending.isEmpty ? nil : ending
    }
}

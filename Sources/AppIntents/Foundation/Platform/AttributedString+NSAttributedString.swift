// Foundation on Linux has both and no way between them. The words go over, and nothing else: the attributes of the one
// are objects that the other has no names for.
extension AttributedString {
    /// The words of a string of objects.
    public init(_ nsStr: NSAttributedString) { self.init(nsStr.string) }
}

extension NSAttributedString {
    /// The words of a string of values.
    public convenience init(_ attrStr: AttributedString) { self.init(string: String(attrStr.characters)) }
}

/// How sizes grow with the type size. A widget's sizes stand for the usual one, so nothing grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// How sizes grow with a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
    /// How sizes grow with running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The value, points.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// The font.
    open func scaledFont(for font: UIFont) -> UIFont { font }
}

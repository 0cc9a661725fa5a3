import WidgetArchive

/// Sizes of the system's text styles at every Dynamic Type size (Human Interface Guidelines, Typography).
public enum TypeRamp {
    /// The Dynamic Type sizes, smallest first, by SwiftUI's names.
    public static let names = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ]

    /// Size and designer's line height, points, for a style at a Dynamic Type size (an unknown name means `large`).
    public static func figures(
        of style: FontDescription.TextStyle, at typeSize: String = "large"
    ) -> (size: Double, leading: Double) {
        let row = table[names.firstIndex(of: typeSize) ?? 3]
        let column =
            switch style {
            case .largeTitle: 0
            case .title: 1
            case .title2: 2
            case .title3: 3
            case .headline, .body: 4
            case .callout: 5
            case .subheadline: 6
            case .footnote: 7
            case .caption: 8
            case .caption2: 9
            }
        return (Double(row[column * 2]), Double(row[column * 2 + 1]))
    }

    /// The weight of a style that is not told another.
    public static func weight(of style: FontDescription.TextStyle) -> FontDescription.Weight {
        style == .headline ? .semibold : .regular
    }

    // Size and leading of LargeTitle, Title1–3, Body, Callout, Subheadline, Footnote, Caption 1 and 2.
    private static let table: [[UInt8]] = [
        [31, 38, 25, 31, 19, 24, 17, 22, 14, 19, 13, 18, 12, 16, 12, 16, 11, 13, 11, 13],
        [32, 39, 26, 32, 20, 25, 18, 23, 15, 20, 14, 19, 13, 18, 12, 16, 11, 13, 11, 13],
        [33, 40, 27, 33, 21, 26, 19, 24, 16, 21, 15, 20, 14, 19, 12, 16, 11, 13, 11, 13],
        [34, 41, 28, 34, 22, 28, 20, 25, 17, 22, 16, 21, 15, 20, 13, 18, 12, 16, 11, 13],
        [36, 43, 30, 37, 24, 30, 22, 28, 19, 24, 18, 23, 17, 22, 15, 20, 14, 19, 13, 18],
        [38, 46, 32, 39, 26, 32, 24, 30, 21, 26, 20, 25, 19, 24, 17, 22, 16, 21, 15, 20],
        [40, 48, 34, 41, 28, 34, 26, 32, 23, 29, 22, 28, 21, 28, 19, 24, 18, 23, 17, 22],
        [44, 52, 38, 46, 34, 41, 31, 38, 28, 34, 26, 32, 25, 31, 23, 29, 22, 28, 20, 25],
        [48, 57, 43, 51, 39, 47, 37, 44, 33, 40, 32, 39, 30, 37, 27, 33, 26, 32, 24, 30],
        [52, 61, 48, 57, 44, 52, 43, 51, 40, 48, 38, 46, 36, 43, 33, 40, 32, 39, 29, 35],
        [56, 66, 53, 62, 50, 59, 49, 58, 47, 56, 44, 52, 42, 50, 38, 46, 37, 44, 34, 41],
        [60, 70, 58, 68, 56, 66, 55, 65, 53, 62, 51, 60, 49, 58, 44, 52, 43, 51, 40, 48],
    ]

    /// Letter spacing of the system font at a size, points (Human Interface Guidelines; between the rows linear).
    public static func tracking(at size: Double) -> Double {
        let rows: [(Double, Double)] = [
            (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
            (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
            (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (28, 0.38), (30, 0.40), (32, 0.41), (34, 0.40),
            (36, 0.37), (40, 0.37), (48, 0.35), (60, 0.26), (80, 0),
        ]
        guard let last = rows.last, size > rows[0].0 else { return rows[0].1 }
        if size >= last.0 { return last.1 }
        let above = rows.firstIndex { $0.0 >= size } ?? rows.count - 1
        let (lower, upper) = (rows[above - 1], rows[above])
        return lower.1 + (upper.1 - lower.1) * (size - lower.0) / (upper.0 - lower.0)
    }
}

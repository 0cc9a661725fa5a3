internal import WidgetArchive

/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Neither is said.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// A surrounding of UIKit, as far as colours ask for it.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// A light or dark surrounding.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

extension UIColor {
    /// A colour that depends on its surrounding. The closure is asked for a light and for a dark one, at once.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func reference(_ style: UIUserInterfaceStyle) -> ColorReference {
            dynamicProvider(UITraitCollection(userInterfaceStyle: style)).reference
        }
        let (light, dark) = (reference(.light), reference(.dark))
        self.init(reference: light == dark ? light : .adaptive(light: light, dark: dark))
    }

    /// The colour in one surrounding.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(reference: reference.chosen(isDark: traits.userInterfaceStyle == .dark))
    }

    /// The components 0…1, where the colour is made of some.
    ///
    /// - Returns: false, and nothing is written, for the system's named colours: the surface knows what they are.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = reference.chosen(isDark: false).components else { return false }
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Hue, saturation and brightness, each 0…1, where the colour is made of components; else false, and nothing is
    /// written.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = reference.chosen(isDark: false).components else { return false }
        let (most, least) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
        let range = most - least
        var sixth = 0.0
        if range > 0 {
            if most == parts.red {
                sixth = (parts.green - parts.blue) / range + (parts.green < parts.blue ? 6 : 0)
            } else if most == parts.green {
                sixth = (parts.blue - parts.red) / range + 2
            } else {
                sixth = (parts.red - parts.green) / range + 4
            }
        }
        hue?.pointee = sixth / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = parts.alpha
        return true
    }
}

extension ColorReference {
    /// The colour without the other surrounding's.
    func chosen(isDark: Bool) -> ColorReference {
        switch self {
        case .system, .rgba: self
        case .adaptive(let light, let dark): (isDark ? dark : light).chosen(isDark: isDark)
        case .faded(let color, let factor): .faded(color.chosen(isDark: isDark), factor)
        case .mixed(let first, let second, let share):
            .mixed(first.chosen(isDark: isDark), second.chosen(isDark: isDark), share)
        }
    }

    /// sRGB components, where they are known here.
    var components: (red: Double, green: Double, blue: Double, alpha: Double)? {
        switch self {
        case .rgba(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        case .system("black"): (0, 0, 0, 1)
        case .system("white"): (1, 1, 1, 1)
        case .system("clear"): (0, 0, 0, 0)
        case .faded(let color, let factor):
            color.components.map { ($0.red, $0.green, $0.blue, $0.alpha * factor) }
        case .system, .adaptive, .mixed: nil
        }
    }
}

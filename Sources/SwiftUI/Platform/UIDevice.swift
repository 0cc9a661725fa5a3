/// What sources find out about the device: a phone of the size for which the families are laid out.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The only one.
    public static let current = UIDevice()
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// What the device is.
    public var model: String { "iPhone" }
    /// What people call the device.
    public var name: String { "iPhone" }
    /// The system.
    public var systemName: String { "Linux" }
    /// The version that availability checks stand for.
    public var systemVersion: String { "18.0" }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// None is said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// The screen on which widgets of these sizes stand: 390 × 844 points.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    /// The only one.
    public static let main = UIScreen()
    /// Points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// Pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// Pixels a point.
    public var scale: CGFloat { 3 }
    /// Pixels a point.
    public var nativeScale: CGFloat { 3 }
}

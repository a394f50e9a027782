import UIKit

/// The screen of the device.
@preconcurrency @MainActor open class XCUIScreen: NSObject {
    /// The only screen.
    public static let main = XCUIScreen()
    /// All screens: the only one.
    open class var screens: [XCUIScreen] { [main] }

    /// Returns a picture of the screen.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: UIScreen.main.bounds) }
}

/// A picture of the screen, or of an element.
@preconcurrency @MainActor open class XCUIScreenshot: NSObject {
    /// The picture, at the scale of the screen.
    public let image: UIImage
    /// The picture as a PNG.
    open var pngRepresentation: Data { image.pngData() ?? Data() }

    /// Takes a picture of a part of the screen.
    init(of frame: CGRect) {
        let frame = frame.intersection(UIScreen.main.bounds)
        let size = frame.isEmpty ? CGSize(width: 1, height: 1) : frame.size
        image = UIGraphicsImageRenderer(size: size).image { _ in
            for window in UIApplication.shared.windows where !window.isHidden && !frame.isEmpty {
                window.drawHierarchy(
                    in: window.frame.offsetBy(dx: -frame.minX, dy: -frame.minY), afterScreenUpdates: false)
            }
        }
        super.init()
    }
}

/// The device on which the app runs.
@preconcurrency @MainActor open class XCUIDevice: NSObject {
    /// The buttons of a device; raw values are Apple's.
    public enum Button: Int, Sendable {
        case home = 1, volumeUp, volumeDown, action, camera
    }

    /// The only device.
    public static let shared = XCUIDevice()

    /// How the device is held; setting it turns the device, and waits until the interface has followed.
    open var orientation: UIDeviceOrientation {
        get { UIDevice.current.orientation }
        set {
            UIApplication.shared.rotateDevice(to: newValue)
            InterfaceHand.settle()
        }
    }

    /// Presses a button, which has no effect here, as one line on standard error says.
    open func press(_ button: Button) { unsupported("XCUIDevice.press(_:)") }
}

extension XCTAttachment {
    /// Creates an attachment of a picture of the screen.
    @preconcurrency @MainActor public convenience init(screenshot: XCUIScreenshot) {
        self.init(image: screenshot.image)
    }
}

/// The keys that `typeText(_:)` presses; raw values are Apple's.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character of the key.
    public let rawValue: String
    /// Creates a key from its character.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key that deletes the character before the caret.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// The return key.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The enter key.
    public static let enter = XCUIKeyboardKey(rawValue: "\r")
    /// The space bar.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// The tab key.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
}

extension XCTestCase {
    /// Returns a token for a handler of the system's alerts, which never appear: `--grant` answers their questions.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol { NSObject() }

    /// Removes a handler of the system's alerts.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {}
}

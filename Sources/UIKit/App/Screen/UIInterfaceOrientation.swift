import QuartzCore

/// Which way an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// On its head.
    case portraitUpsideDown
    /// With the home button to the left.
    case landscapeLeft = 4
    /// With the home button to the right.
    case landscapeRight = 3

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// As the screen's sides say: portrait, or landscape with the home button to the right.
    @MainActor static var current: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
}

/// A set of ways an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// On its head.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// With the home button to the right.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// With the home button to the left.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Wider than high.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// Every way.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    /// Every way but on its head.
    public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}

import UIKit

/// The size, safe area and traits of a device.
public struct ViewImageConfig: Sendable {
    /// The orientation of a device.
    public enum Orientation: Sendable {
        case landscape, portrait
    }

    /// The orientation of a tablet, and the part of its screen that an app has.
    public enum TabletOrientation: Sendable {
        /// The part of an upright screen.
        public enum PortraitSplits: Sendable {
            case oneThird, twoThirds, full
        }

        /// The part of a screen that lies on its side.
        public enum LandscapeSplits: Sendable {
            case oneThird, oneHalf, twoThirds, full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The safe area of the screen, as insets in points.
    public var safeArea: UIEdgeInsets
    /// The size of the screen in points; nil for that of the view.
    public var size: CGSize?
    /// The traits of the device.
    public var traits: UITraitCollection

    /// Creates a device.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}

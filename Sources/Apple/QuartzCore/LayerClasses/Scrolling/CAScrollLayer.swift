/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name; an unknown one acts like ``none`` (fact scr-004).
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Scrolls in neither direction.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Scrolls vertically.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Scrolls horizontally.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Scrolls horizontally and vertically.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of larger sublayers; scrolling changes the origin of its bounds, which may animate.
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls; the default is both.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer that masks to its bounds.
    public override init() {
        super.init()
        state.masksToBounds = true
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        state.masksToBounds = true
        if let layer = CAScrollLayer.copied(layer) { (state, scrollMode) = (layer.state, layer.scrollMode) }
    }

    /// Creates a layer that masks to its bounds; nothing is decoded from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        state.masksToBounds = true
    }

    /// Scrolls to make `p` the origin of the bounds, in the directions that the scroll mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the minimum distance that makes `r` visible; if `r` does not fit, its minimum x and y edges are
    /// shown.
    open func scroll(to r: CGRect) {
        let rect = r.standardized
        scroll(
            to: CGPoint(
                x: Self.origin(from: bounds.minX, extent: bounds.width, showing: rect.minX, rect.maxX),
                y: Self.origin(from: bounds.minY, extent: bounds.height, showing: rect.minY, rect.maxY)))
    }

    private static func origin(from old: CGFloat, extent: CGFloat, showing low: CGFloat, _ high: CGFloat) -> CGFloat {
        min(max(old, high - extent), low)
    }

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(
        plain: [PlainProperty("scrollMode", \CAScrollLayer.scrollMode, default: .both)], of: CAScrollLayer.self)

    /// Returns the default value of `key`; unlike other layers, a scroll layer masks to its bounds.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == LayerState.Row.masksToBounds.key ? NSNumber(value: true) : super.defaultValue(forKey: key)
    }
}

extension CAScrollLayerScrollMode: NamedPropertyValue {}

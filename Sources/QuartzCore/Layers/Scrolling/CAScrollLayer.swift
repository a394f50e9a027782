/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by name; unknown names act like ``none`` (fact scr-004).
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Along y.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Along x.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Along x and y.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows part of larger sublayers: scrolling moves the origin of its bounds, and animates as that does.
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls; both unless set.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// A layer that clips to its bounds.
    public override init() {
        super.init()
        state.masksToBounds = true
    }

    /// A copy of `layer` for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        state.masksToBounds = true
        if let layer = CAScrollLayer.copied(layer) { (state, scrollMode) = (layer.state, layer.scrollMode) }
    }

    /// A layer that clips to its bounds; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        state.masksToBounds = true
    }

    /// Moves the origin of the bounds to `p`, as far as the scroll mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Moves the bounds as little as shows `r`, in the layer's own coordinates; of what is larger, the least x and y.
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

    /// Returns the default of any layer's key, but scroll layers clip.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "masksToBounds" ? NSNumber(value: true) : super.defaultValue(forKey: key)
    }
}

extension CAScrollLayerScrollMode: NamedPropertyValue {}

/// The dimensions of a layer that are flexible when its superlayer's size changes; macOS only on Apple's systems.
public struct CAAutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt32

    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No dimension is flexible.
    public static let layerNotSizable: CAAutoresizingMask = []
    /// The margin at the edge with the smallest x is flexible.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The margin at the edge with the largest x is flexible.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The margin at the edge with the smallest y is flexible.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The margin at the edge with the largest y is flexible.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

extension CAAutoresizingMask {
    /// The part of the mask for one axis, as three bits: margin, size, margin.
    private func axis(shift: UInt32) -> UInt32 { rawValue >> shift & 7 }

    /// A sublayer's frame after its superlayer grew, in whole points as measured (facts of topic mac_autoresizing).
    func frame(from frame: CGRect, growth: CGSize) -> CGRect {
        let x = CAAutoresizingMask.resized(frame.minX, frame.width, by: growth.width, axis(shift: 0))
        let y = CAAutoresizingMask.resized(frame.minY, frame.height, by: growth.height, axis(shift: 3))
        let edges = (minX: x.origin, maxX: x.origin + x.length, minY: y.origin, maxY: y.origin + y.length)
        let left = edges.minX.rounded(.down)
        let top = edges.minY.rounded(.down)
        return CGRect(
            x: left, y: top, width: edges.maxX.rounded(.up) - left, height: edges.maxY.rounded(.up) - top)
    }

    /// Resizes one axis: a flexible size takes a third of the growth beside flexible margins, or all of it without
    /// them.
    ///
    /// Flexible margins divide the rest equally.
    private static func resized(
        _ origin: CGFloat, _ length: CGFloat, by growth: CGFloat, _ bits: UInt32
    ) -> (origin: CGFloat, length: CGFloat) {
        let margins = CGFloat((bits & 1) + (bits >> 2))
        let sizeFraction: CGFloat = bits & 2 == 0 ? 0 : margins == 0 ? 1 : 1 / 3
        let marginFraction = margins == 0 ? 0 : (1 - sizeFraction) / margins
        return (origin + growth * (bits & 1 == 0 ? 0 : marginFraction), length + growth * sizeFraction)
    }
}

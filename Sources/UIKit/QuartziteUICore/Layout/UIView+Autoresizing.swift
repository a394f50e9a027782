import QuartziteUIDrawing

extension UIView {
    /// How a view resizes when its superview's size changes; raw values are Apple's.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The mask as bits.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Whether subviews resize according to their masks when the view's size changes; true by default.
    public var autoresizesSubviews: Bool {
        get { layout.autoresizesSubviews }
        set { layout.autoresizesSubviews = newValue }
    }

    func resizeSubviews(withOldSize old: CGSize) {
        guard layout.autoresizesSubviews, !AnimationState.current.isRestoring else { return }
        for child in children where !child.layout.autoresizingMask.isEmpty && child.layout.translatesAutoresizingMask {
            child.resize(withOldSuperviewSize: old, newSize: bounds.size)
        }
    }

    private func resize(withOldSuperviewSize old: CGSize, newSize: CGSize) {
        let mask = layout.autoresizingMask
        // The frame of a transformed view is not meaningful, so its untransformed box resizes instead.
        let box = transform.isIdentity ? frame : CGRect(center: center, size: bounds.size)
        let shares = (mask.shares(.horizontal, box, in: old), mask.shares(.vertical, box, in: old))
        let growth = CGSize(width: newSize.width - old.width, height: newSize.height - old.height)
        let resized = CGRect(
            x: box.minX + growth.width * shares.0.margin, y: box.minY + growth.height * shares.1.margin,
            width: max(box.width + growth.width * shares.0.length, 0),
            height: max(box.height + growth.height * shares.1.length, 0)
        )
        guard resized != box, [resized.minX, resized.minY, resized.maxX, resized.maxY].allSatisfy(\.isFinite)
        else { return }
        autoresizing {
            if transform.isIdentity {
                frame = resized
            } else {
                bounds.size = resized.size
                center = CGPoint(x: resized.midX, y: resized.midY)
            }
        }
    }
}

extension UIView.AutoresizingMask {
    /// Returns the fractions of a superview's growth along an axis that move a frame and that lengthen it.
    func shares(
        _ axis: NSLayoutConstraint.Axis, _ frame: CGRect, in old: CGSize
    ) -> (margin: CGFloat, length: CGFloat) {
        let bits = axis == .horizontal ? rawValue & 7 : rawValue >> 3 & 7
        let (before, length, whole) =
            axis == .horizontal
            ? (frame.minX, frame.width, old.width) : (frame.minY, frame.height, old.height)
        let flexible = [bits & 1 != 0, bits & 2 != 0, bits & 4 != 0]
        let lengths = zip(flexible, [before, length, whole - before - length]).map { $0 ? max($1, 0) : 0 }
        let total = lengths.reduce(0, +)
        let count = CGFloat(flexible.count { $0 })
        guard count > 0 else { return (0, 0) }
        if total > 0 { return (lengths[0] / total, lengths[1] / total) }
        return (flexible[0] ? 1 / count : 0, flexible[1] ? 1 / count : 0)
    }
}

extension CGRect {
    package init(center: CGPoint, size: CGSize) {
        self.init(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

import QuartziteRigidBodies

/// A joint between an item and a point, or between two items.
///
/// ``frequency`` and ``damping`` turn a joint that keeps a distance into a spring. Other joints are rigid.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    private enum Kind {
        case distance, rope, weld, pin
        /// The axis in the other item's own frame.
        case slide(Vector)
    }

    private let kind: Kind
    /// The first item, or the one that moves.
    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    /// The anchors, relative to the centres of the items and without their rotation.
    private let anchor: Vector
    private let otherAnchor: Vector
    /// The angle of the first item from the other, or from 0, when they were attached.
    private let initialAngle: Double

    private init(
        _ kind: Kind, _ item: any UIDynamicItem, _ anchor: Vector, _ other: (any UIDynamicItem)?, _ otherAnchor: Vector,
        anchorPoint: CGPoint = .zero
    ) {
        self.kind = kind
        self.item = item
        self.anchor = anchor
        self.other = other
        self.otherAnchor = otherAnchor
        self.anchorPoint = anchorPoint
        initialAngle = item.rotation - (other?.rotation ?? 0)
        let start = Vector(item.center) + Rotation(item.rotation)(anchor)
        let end = other.map { Vector($0.center) + Rotation($0.rotation)(otherAnchor) } ?? Vector(anchorPoint)
        length = (start - end).length
        super.init()
    }

    // MARK: Distance

    /// Creates a joint that keeps the distance between an item's centre and a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates a joint that keeps the distance between a point of an item and a point of the reference view.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(.distance, item, Vector(offset), nil, .zero, anchorPoint: point)
    }

    /// Creates a joint that keeps the distance between the centres of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates a joint that keeps the distance between points of two items.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(.distance, item1, Vector(offset1), item2, Vector(offset2))
    }

    // MARK: Other kinds

    /// Creates a sliding joint: the item moves along an axis through a point and does not rotate.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.slide(Vector(axis)), item, item.anchor(at: point), nil, .zero, anchorPoint: point)
    }

    /// Creates a sliding joint: one item moves along an axis of another and keeps its angle to it.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .slide(Rotation(-item2.rotation)(Vector(axis))), item1, item1.anchor(at: point), item2,
            item2.anchor(at: point))
    }

    /// Creates a rope: points of two items stay within their distance at creation.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.rope, item1, Vector(offset1), item2, Vector(offset2))
    }

    /// Creates a fixed joint of two items at a point of the reference view.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.weld, item1, item1.anchor(at: point), item2, item2.anchor(at: point))
    }

    /// Creates a hinge of two items at a point of the reference view.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, item1, item1.anchor(at: point), item2, item2.anchor(at: point))
    }

    // MARK: Properties

    /// The one or two items that are attached.
    open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    /// Whether the item is attached to a point or to another item.
    open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }

    /// The point of the reference view the item is attached to.
    ///
    /// Moving it drags the item (dynamics.md Y15).
    open var anchorPoint: CGPoint { didSet { changed() } }

    /// The distance between the anchors, in points, at least 0.
    ///
    /// The default is their distance at creation.
    open var length: CGFloat { didSet { changed() } }

    /// The damping ratio of the spring, at least 0: 0, the default, oscillates forever, and 1 is critically damped.
    open var damping: CGFloat = 0 { didSet { changed() } }

    /// The frequency of the spring, in hertz; 0, the default, for a rigid joint.
    ///
    /// A spring of more than 34 Hz is rigid.
    open var frequency: CGFloat = 0 { didSet { changed() } }

    /// The greatest friction torque of a hinge, at least 0; 0 by default.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }

    /// The range in which the items can move relative to where they were attached; infinite by default.
    ///
    /// The unit is radians for a hinge and points for a sliding joint.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    override func prepare(_ setup: inout DynamicsSetup) {
        for item in items { setup.set(item) { _ in } }
        setup.attachments.append(self)
    }

    /// The joint between two bodies by their slots; `a` belongs to the other item or is the ground.
    func joint(_ a: Int, _ b: Int) -> Joint {
        let length = max(Vector.finite(length), 0)
        let range = attachmentRange.closed
        let kind: Joint.Kind =
            switch kind {
            case .distance where frequency > 0 && frequency.isFinite:
                .spring(length: length, frequency: frequency, damping: max(Vector.finite(damping), 0))
            case .distance: .distance(length: length)
            case .rope: .rope(length: length)
            case .weld: .weld
            case .pin: .pin(friction: max(Vector.finite(frictionTorque), 0) * 100, range: range)
            case .slide(let axis):
                .slide(axis: axis.normalized(or: Vector(1, 0)), range: range)
            }
        return Joint(kind, a, other == nil ? Vector(anchorPoint) : otherAnchor, b, anchor, angle: initialAngle)
    }
}

extension Vector {
    fileprivate init(_ offset: UIOffset) { self.init(CGPoint(x: offset.horizontal, y: offset.vertical)) }
}

extension UIDynamicItem {
    /// A point of the reference view, relative to the item's centre and without its rotation.
    fileprivate func anchor(at point: CGPoint) -> Vector { Rotation(-rotation)(Vector(point) - Vector(center)) }
}

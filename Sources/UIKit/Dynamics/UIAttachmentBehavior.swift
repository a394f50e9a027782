import RigidBodies

/// Ties an item to a point, or two items to each other.
///
/// ``frequency`` and ``damping`` turn the tie of a distance into a spring; the other kinds are rigid.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to.
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
    /// Where the tie holds the items, in their own unturned frames about their centres.
    private let hold: Vector
    private let otherHold: Vector
    /// The angle of the first item from the other's, or from none, when they were tied.
    private let turn: Double

    private init(
        _ kind: Kind, _ item: any UIDynamicItem, _ hold: Vector, _ other: (any UIDynamicItem)?, _ otherHold: Vector,
        anchor: CGPoint = .zero
    ) {
        self.kind = kind
        self.item = item
        self.hold = hold
        self.other = other
        self.otherHold = otherHold
        anchorPoint = anchor
        turn = item.rotation - (other?.rotation ?? 0)
        let start = Vector(item.center) + Rotation(item.rotation)(hold)
        let end = other.map { Vector($0.center) + Rotation($0.rotation)(otherHold) } ?? Vector(anchor)
        length = (start - end).length
        super.init()
    }

    // MARK: Distance

    /// Keeps an item's centre as far from a point as it is.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Keeps a point of an item as far from a point as it is.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(.distance, item, Vector(offset), nil, .zero, anchor: point)
    }

    /// Keeps the centres of two items as far apart as they are.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Keeps points of two items as far apart as they are.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(.distance, item1, Vector(offset1), item2, Vector(offset2))
    }

    // MARK: Other kinds

    /// Lets an item move along an axis through a point only, without turning.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.slide(Vector(axis)), item, item.hold(point), nil, .zero, anchor: point)
    }

    /// Lets one item move along an axis of another only, without turning against it.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .slide(Rotation(-item2.rotation)(Vector(axis))), item1, item1.hold(point), item2, item2.hold(point))
    }

    /// A rope: lets points of two items come no further apart than they are.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.rope, item1, Vector(offset1), item2, Vector(offset2))
    }

    /// Makes two items one, at a point of the reference view.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.weld, item1, item1.hold(point), item2, item2.hold(point))
    }

    /// A hinge at a point of the reference view.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, item1, item1.hold(point), item2, item2.hold(point))
    }

    // MARK: Properties

    /// The items tied: one or two.
    open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    /// Whether the tie is to a point or to an item.
    open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }

    /// The point of the reference view the item is tied to; moving it drags the item along (dynamics.md Y15).
    open var anchorPoint: CGPoint { didSet { changed() } }

    /// How far apart the ends are to be, in points; as far as they were unless set.
    open var length: CGFloat { didSet { changed() } }

    /// How much a spring's swing is held back: 0, the default, not at all; 1 just so that it does not swing.
    open var damping: CGFloat = 0 { didSet { changed() } }

    /// How often a spring swings, in hertz; 0, the default, for a rigid tie.
    ///
    /// Beyond 34 Hz a spring counts as rigid.
    open var frequency: CGFloat = 0 { didSet { changed() } }

    /// How strongly a hinge holds its items back from turning; 0 unless set.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }

    /// How far a hinge turns, in radians, or a slide goes, in points, from where it was tied; without limits unless set.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    override func prepare(_ setup: inout DynamicsSetup) {
        for item in items { setup.set(item) { _ in } }
        setup.attachments.append(self)
    }

    /// The tie between two bodies; `a` is the other item's, or the ground.
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
        return Joint(kind, a, other == nil ? Vector(anchorPoint) : otherHold, b, hold, angle: turn)
    }
}

extension Vector {
    fileprivate init(_ offset: UIOffset) { self.init(CGPoint(x: offset.horizontal, y: offset.vertical)) }
}

extension UIDynamicItem {
    /// A point of the reference view in the item's own unturned frame.
    fileprivate func hold(_ point: CGPoint) -> Vector { Rotation(-rotation)(Vector(point) - Vector(center)) }
}

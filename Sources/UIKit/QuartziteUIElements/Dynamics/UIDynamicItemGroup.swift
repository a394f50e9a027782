import CQuartziteKernels
import QuartziteRigidBodies

/// Several items that move as one rigid body.
///
/// The outline of the group consists of the outlines of its members. Behaviors of a member alone have no effect (dynamics.md Y17).
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private struct Member {
        let item: any UIDynamicItem
        let offset: Vector
        let transform: CGAffineTransform
    }

    private let members: [Member]

    /// Creates a group of items at their current places.
    ///
    /// The members of a group in `items` become members of this one.
    public init(items: [any UIDynamicItem]) {
        let all = items.flatMap { ($0 as? UIDynamicItemGroup)?.items ?? [$0] }.filter(\.isPlaced)
        let boxes = all.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }
        let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
        bounds = CGRect(origin: .zero, size: box.size)
        // The centre of mass, about which a free body rotates.
        let masses = all.map(\.weight.mass)
        let total = masses.reduce(0, +)
        let sum = zip(all, masses).reduce(Vector.zero) { $0 + Vector($1.0.center) * $1.1 }
        let middle = total > 0 ? sum * (1 / total) : .zero
        place = middle.point
        members = all.map { Member(item: $0, offset: Vector($0.center) - middle, transform: $0.transform) }
        super.init()
    }

    /// The items in the group.
    open var items: [any UIDynamicItem] { members.map(\.item) }

    private var place: CGPoint
    private var rotationTransform = CGAffineTransform.identity

    /// The group's centre of mass.
    ///
    /// Setting it moves the members.
    open var center: CGPoint {
        get { place }
        set {
            place = newValue
            placeMembers()
        }
    }

    /// The size of the members' bounding box when the group was created.
    public let bounds: CGRect

    /// The group's rotation since it was created.
    ///
    /// Setting it rotates the members about the centre.
    open var transform: CGAffineTransform {
        get { rotationTransform }
        set {
            rotationTransform = newValue
            placeMembers()
        }
    }

    private func placeMembers() {
        for member in members {
            let offset = member.offset.point.applying(rotationTransform)
            member.item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
            member.item.transform = member.transform.concatenating(rotationTransform)
        }
    }

    // MARK: Body

    var memberOutlines: [Shape] {
        members.flatMap { member in
            let angle = qz_atan2(Double(member.transform.b), Double(member.transform.a))
            return member.item.outlines.map { $0.moved(by: member.offset, turned: angle) }
        }
    }

    var memberWeight: (mass: Double, inertia: Double) {
        members.reduce((mass: 0, inertia: 0)) {
            let weight = $1.item.weight
            return ($0.mass + weight.mass, $0.inertia + weight.inertia + weight.mass * $1.offset.lengthSquared)
        }
    }
}

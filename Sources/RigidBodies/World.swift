/// Rigid bodies in the plane, moved in steps of equal length; y points down and lengths are points.
///
/// A step is free flight with constant acceleration, interrupted by impacts at the moments they happen. What lies on
/// something, hangs on it or is tied to it is solved by sequential impulses before. All numbers are `Double`, and sines
/// come from CKernels: the same bodies move the same way on every machine.
package final class World {
    /// By slot; slot 0 is the ground.
    var bodies: [Body] = [World.ground]
    var shapes: [[Shape]] = [[]]
    private var free: [Int] = []

    /// What holds bodies back.
    package var boundaries: [Boundary] = [] {
        didSet { if boundaries != oldValue { collidersAreStale = true } }
    }

    /// What ties bodies; the order they are solved in.
    package var joints: [Joint] = []

    /// Puts other joints in place of the present ones; one that ties the same bodies goes on from what it pushed.
    package func setJoints(_ new: [Joint]) {
        let old = joints
        joints = new.enumerated().map { index, joint in
            var joint = joint
            if old.indices.contains(index), (old[index].a, old[index].b) == (joint.a, joint.b) {
                joint.impulses = old[index].impulses
            }
            return joint
        }
    }

    var colliders: [Collider] = []
    var corners: [Vector] = []
    /// The corners where the bodies now are.
    var placed = UnsafeMutableBufferPointer<Vector>.allocate(capacity: 0)
    var collidersAreStale = false
    /// Colliders by the left edge of their boxes, as of the last step.
    var order: [Int] = []
    var boxes: [Box] = []

    var pairs: [Pair] = []
    var contacts: [Contact] = []
    var points: [ContactPoint] = []
    var rows: [Row] = []
    /// How many rows each joint has in this step.
    var rowCounts: [Int] = []
    /// Who touched in the last step, in order, and who meets in this one.
    var touches: [Touch] = []
    var met: [Touch] = []
    /// What touched and parted since it was last taken.
    package var changes: [ContactChange] = []
    let scratch = UnsafeMutablePointer<Vector>.allocate(capacity: Shape.mostCorners * 2)

    private static var ground: Body {
        var body = Body(position: .zero, angle: 0)
        body.inverseMass = 0
        return body
    }

    package init() {}

    deinit {
        scratch.deallocate()
        placed.deallocate()
    }

    // MARK: Bodies

    /// Adds a body and returns its slot.
    package func add(_ body: Body, shapes new: [Shape]) -> Int {
        collidersAreStale = true
        if let slot = free.popLast() {
            bodies[slot] = body
            shapes[slot] = new
            return slot
        }
        bodies.append(body)
        shapes.append(new)
        return bodies.count - 1
    }

    /// Takes a body out; its slot may be given to the next.
    package func remove(_ slot: Int) {
        bodies[slot] = World.ground
        bodies[slot].isLive = false
        shapes[slot] = []
        free.append(slot)
        collidersAreStale = true
        touches.removeAll { $0.a == slot || ($0.boundary < 0 && $0.b == slot) }
        joints.removeAll { $0.a == slot || $0.b == slot }
    }

    /// The body in a slot.
    package subscript(slot: Int) -> Body {
        get { bodies[slot] }
        set { bodies[slot] = newValue }
    }

    /// Gives a body other outlines.
    package func setShapes(_ new: [Shape], of slot: Int) {
        guard shapes[slot] != new else { return }
        shapes[slot] = new
        collidersAreStale = true
    }

    // MARK: Colliders

    func refreshColliders() {
        guard collidersAreStale else { return }
        collidersAreStale = false
        colliders = []
        corners = []
        func add(_ shape: Shape, body: Int, boundary: Int, group: UInt64) {
            colliders.append(
                Collider(
                    body: body, boundary: boundary, outline: .corners, group: group, first: corners.count,
                    count: shape.corners.count, radius: shape.radius, extent: shape.extent, isRound: shape.isRound))
            corners += shape.corners
        }
        for boundary in boundaries {
            switch boundary.outline {
            case .segment(let start, let end):
                let shape = Shape(corners: [start, end], radius: 0)
                add(shape, body: 0, boundary: boundary.number, group: boundary.group)
            case .halfPlane:
                colliders.append(
                    Collider(
                        body: 0, boundary: boundary.number, outline: boundary.outline.solid, group: boundary.group,
                        first: corners.count, count: 0, radius: 0, extent: 0, isRound: false))
            }
        }
        for slot in 1..<max(bodies.count, 1) where bodies[slot].isLive {
            for shape in shapes[slot] { add(shape, body: slot, boundary: -1, group: 0) }
        }
        placed.deallocate()
        placed = .allocate(capacity: corners.count)
        _ = placed.initialize(from: corners)
        order = Array(colliders.indices)
        boxes = Array(repeating: Box(), count: colliders.count)
        // The points kept from the last step name colliders by place.
        contacts = []
        points = []
    }
}

extension Boundary.Outline {
    fileprivate var solid: Collider.Outline {
        guard case .halfPlane(let normal, let offset) = self else { return .corners }
        return .halfPlane(normal: normal, offset: offset)
    }
}

/// Two bodies, or a body and a boundary, began to touch or parted.
package struct ContactChange: Equatable, Sendable {
    package let began: Bool
    package let a: Int
    /// The other body; 0 for a boundary.
    package let b: Int
    /// The boundary's number; -1 for a body.
    package let boundary: Int
    /// Where they touch, or last did.
    package let point: Vector
}

/// Two that touch.
struct Touch: Equatable {
    let a: Int
    let b: Int
    let boundary: Int
    var point: Vector

    static func < (x: Touch, y: Touch) -> Bool { (x.a, x.b, x.boundary) < (y.a, y.b, y.boundary) }
    func isSame(as other: Touch) -> Bool { (a, b, boundary) == (other.a, other.b, other.boundary) }
}

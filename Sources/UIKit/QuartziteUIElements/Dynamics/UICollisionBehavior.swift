import QuartziteRigidBodies

/// Makes items collide with each other and with boundaries.
///
/// Two items collide only if one collision behaviour has both. The elasticity and the friction of an item determine how
/// it bounces off a boundary and slides along it.
open class UICollisionBehavior: _ItemsBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items collide with each other.
        public static let items = Mode(rawValue: 1)
        /// Items collide with boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items collide with each other and with boundaries.
        public static let everything: Mode = [.items, .boundaries]
    }

    private struct NamedBoundary {
        let identifier: NSCopying
        let path: UIBezierPath
    }

    private var named: [NamedBoundary] = []

    /// Creates a collision behaviour for some items.
    public init(items: [any UIDynamicItem]) { super.init(items) }

    /// Creates a collision behaviour without items.
    public convenience init() { self.init(items: []) }

    /// What the items collide with; everything by default.
    open var collisionMode = Mode.everything { didSet { changed() } }

    /// The object that is called for contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the reference view are a boundary; false by default.
    ///
    /// An item outside moves inside.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    private var insets = UIEdgeInsets.zero

    /// Makes the bounds of the reference view, with insets in points, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path in the reference view as a boundary.
    ///
    /// It replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        named.removeAll { $0.identifier.isNamed(identifier) }
        let path = UIBezierPath()
        path.append(bezierPath)
        named.append(NamedBoundary(identifier: identifier, path: path))
        changed()
    }

    /// Adds a line between two points of the reference view.
    ///
    /// It replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the boundary with an identifier, or nil.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        named.first { $0.identifier.isNamed(identifier) }?.path
    }

    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        named.removeAll { $0.identifier.isNamed(identifier) }
        changed()
    }

    /// Removes all boundaries but the bounds of the reference view.
    open func removeAllBoundaries() {
        named = []
        changed()
    }

    /// The identifiers of the boundaries, in the order they were added; nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? { named.isEmpty ? nil : named.map(\.identifier) }

    override func prepare(_ setup: inout DynamicsSetup) {
        let group = setup.addCollision(self)
        for item in items {
            setup.set(item) {
                if collisionMode.contains(.items) { $0.bodyGroups |= group }
                if collisionMode.contains(.boundaries) { $0.boundaryGroups |= group }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        if translatesReferenceBoundsIntoBoundary { addWalls(to: &setup, group) }
        for boundary in named { add(boundary, to: &setup, group) }
    }

    private func addWalls(to setup: inout DynamicsSetup, _ group: UInt64) {
        let box = setup.referenceBounds.inset(by: insets)
        let (low, high) = (
            Vector(CGPoint(x: box.minX, y: box.minY)), Vector(CGPoint(x: box.maxX, y: box.maxY))
        )
        let number = setup.boundaryNames.count
        setup.boundaryNames.append((self, nil))
        for (normal, offset) in [
            (Vector(1, 0), low.x), (Vector(-1, 0), -high.x), (Vector(0, 1), low.y), (Vector(0, -1), -high.y),
        ] {
            setup.boundaries.append(Boundary(.halfPlane(normal: normal, offset: offset), number: number, group: group))
        }
    }

    private func add(_ boundary: NamedBoundary, to setup: inout DynamicsSetup, _ group: UInt64) {
        let number = setup.boundaryNames.count
        setup.boundaryNames.append((self, boundary.identifier))
        boundary.path.cgPath.elements.forEachPolyline(tolerance: 0.1) { line in
            let corners = line.points.map { Vector($0) }
            let ends = line.isClosed ? corners.dropFirst() + corners.prefix(1) : corners.dropFirst()
            for (start, end) in zip(corners, ends) where start != end {
                setup.boundaries.append(Boundary(.segment(start, end), number: number, group: group))
            }
        }
    }
}

extension NSCopying {
    /// Whether two identifiers are equal, as strings and numbers are, or the same object.
    fileprivate func isNamed(_ other: any NSCopying) -> Bool {
        if let a = self as? NSObject, let b = other as? NSObject { return a.isEqual(b) }
        return (self as AnyObject) === (other as AnyObject)
    }
}

/// The kind of an item's outline.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the bounds.
    case rectangle
    /// The ellipse inscribed in the bounds; a disc if they are square.
    case ellipse
    /// The item's ``UIDynamicItem/collisionBoundingPath``.
    case path
}

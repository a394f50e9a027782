import QuartziteUIDrawing

extension NSLayoutXAxisAnchor {
    /// Returns a dimension that is the distance from this anchor to another, which is negative if that comes first.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, .width)
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns a dimension that is the distance from this anchor down to another, which is negative if that is above.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, .height)
    }
}

extension NSLayoutDimension {
    /// Creates a dimension that is the distance between two positions.
    convenience init<Anchor>(
        from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>, _ attribute: NSLayoutConstraint.Attribute
    ) {
        self.init(end.owner ?? NSNull(), attribute)
        distance = LayoutDistance(startItem: start.owner, start: start.attribute, end: end.attribute)
    }
}

/// The positions between which a distance is measured; the second one is of the item of the anchor or constraint.
struct LayoutDistance: Equatable {
    weak var startItem: AnyObject?
    let start, end: NSLayoutConstraint.Attribute

    static func == (a: LayoutDistance, b: LayoutDistance) -> Bool {
        a.startItem === b.startItem && a.start == b.start && a.end == b.end
    }
}

extension NSLayoutConstraint {
    private var distances: [LayoutDistance] { [firstDistance, secondDistance].compactMap(\.self) }

    /// The items of the positions from which distances are measured.
    var distanceItems: [any LayoutItem] { distances.compactMap { $0.startItem as? any LayoutItem } }

    /// Whether the item of a distance was deallocated.
    var hasLostDistance: Bool { distances.count != distanceItems.count }
}

extension LayoutProblem {
    /// Returns a distance in the direction of the text or, without one, an attribute of an item.
    mutating func expression(
        for item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ distance: LayoutDistance?,
        beside other: (any LayoutItem)?, in host: UIView
    ) -> LinearExpression? {
        guard let distance else { return expression(for: item, attribute, beside: other, in: host) }
        guard let start = distance.startItem as? any LayoutItem,
            var end = expression(for: item, distance.end, beside: start, in: host),
            let beginning = expression(for: start, distance.start, beside: item, in: host)
        else { return nil }
        end.add(beginning, times: -1)
        return distance.end.followsDirection && host.isRightToLeft ? end * -1 : end
    }
}

import QuartzCore

/// An edge or a middle of a view or a guide, to be related to others of its kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private(set) weak var owner: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        owner = item
        self.attribute = attribute
        super.init()
    }

    /// What the anchor belongs to.
    open var item: AnyObject? { owner }

    /// This anchor = the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, 0)
    }

    /// This anchor ≥ the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 0)
    }

    /// This anchor ≤ the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 0)
    }

    /// This anchor = the other + so many points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, c)
    }

    /// This anchor ≥ the other + so many points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, c) }

    /// This anchor ≤ the other + so many points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, c) }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: owner ?? NSNull(), attribute: attribute, relatedBy: relation,
            toItem: other.map { $0.owner ?? NSNull() }, attribute: other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }
}

/// A left, right, leading or trailing edge, or a middle from side to side.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// This anchor = the other + a multiple of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, systemSpacing * multiplier) }

    /// This anchor ≥ the other + a multiple of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

    /// This anchor ≤ the other + a multiple of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// A top or bottom edge, a middle from top to bottom, or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// This anchor = the other + a multiple of 8 points.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, systemSpacing * multiplier) }

    /// This anchor ≥ the other + a multiple of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

    /// This anchor ≤ the other + a multiple of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// A width or a height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// This size = so many points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, c) }
    /// This size ≥ so many points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, c)
    }
    /// This size ≤ so many points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, c)
    }

    /// This size = a multiple of the other + so many points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, c) }

    /// This size ≥ a multiple of the other + so many points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, c) }

    /// This size ≤ a multiple of the other + so many points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, c) }
}

/// What the system leaves between views.
let systemSpacing: CGFloat = 8

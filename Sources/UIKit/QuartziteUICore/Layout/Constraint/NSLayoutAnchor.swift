import QuartziteUIDrawing

/// An edge, centre or dimension of a view or layout guide, for creating constraints.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private(set) weak var owner: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// The positions between which a dimension is measured; nil for one of an item.
    var distance: LayoutDistance?

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        owner = item
        self.attribute = attribute
        super.init()
    }

    /// The item that the anchor belongs to.
    open var item: AnyObject? { owner }

    /// Whether an object is an anchor for the same attribute of the same item.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        MainActor.assumeIsolated {
            guard let other = object as? any AnchorPlace, let owner = other.owner else { return false }
            return owner === self.owner && other.attribute == attribute && other.distance == distance
        }
    }

    /// A hash value of the attribute, which is the same in every run.
    nonisolated open override var hash: Int { attribute.rawValue }

    /// Returns a constraint that sets this anchor equal to another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, 0)
    }

    /// Returns a constraint that keeps this anchor greater than or equal to another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 0)
    }

    /// Returns a constraint that keeps this anchor less than or equal to another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 0)
    }

    /// Returns a constraint that sets this anchor equal to another plus a constant in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, c)
    }

    /// Returns a constraint that keeps this anchor greater than or equal to another plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, c) }

    /// Returns a constraint that keeps this anchor less than or equal to another plus a constant in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, c) }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: owner ?? NSNull(), attribute: attribute, relatedBy: relation,
            toItem: other.map { $0.owner ?? NSNull() }, attribute: other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        (constraint.firstDistance, constraint.secondDistance) = (distance, other?.distance)
        return constraint
    }
}

/// An anchor of any type.
@MainActor private protocol AnchorPlace {
    var owner: AnyObject? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    var distance: LayoutDistance? { get }
}

extension NSLayoutAnchor: AnchorPlace {}

extension NSLayoutConstraint {
    /// The anchor of the first item and attribute.
    ///
    /// It equals the anchor from which the constraint was created.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? NSNull(), firstAttribute) }

    /// The anchor of the second item and attribute; nil without a second item.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }
}

/// An anchor for a horizontal position: left, right, leading, trailing or centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint that places this anchor a multiple of 8 points after another.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, systemSpacing * multiplier) }

    /// Returns a constraint that places this anchor at least a multiple of 8 points after another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

    /// Returns a constraint that places this anchor at most a multiple of 8 points after another.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// An anchor for a vertical position: top, bottom, centre or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint that places this anchor a multiple of 8 points below another.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, systemSpacing * multiplier) }

    /// Returns a constraint that places this anchor at least a multiple of 8 points below another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

    /// Returns a constraint that places this anchor at most a multiple of 8 points below another.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// An anchor for a dimension: width or height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that sets this dimension to a constant in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, c) }
    /// Returns a constraint that keeps this dimension greater than or equal to a constant in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, c)
    }
    /// Returns a constraint that keeps this dimension less than or equal to a constant in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, c)
    }

    /// Returns a constraint that sets this dimension to a multiple of another plus a constant in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, c) }

    /// Returns a constraint that keeps this dimension greater than or equal to a multiple of another plus a constant in
    /// points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, c) }

    /// Returns a constraint that keeps this dimension less than or equal to a multiple of another plus a constant in
    /// points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, c) }
}

/// The system's spacing between views, in points.
let systemSpacing: CGFloat = 8

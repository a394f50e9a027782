import QuartzCore

/// A linear relation between two attributes of views or layout guides.
///
/// The first attribute is equal to, at least, or at most multiplier × second attribute + constant. Constraints of
/// priority 1000 are required. If required constraints conflict, the last one that cannot be satisfied is left out, and
/// a message is written to standard error. Nonfinite multipliers and NaN constants count as 0; constants are clamped to
/// ±10,000,000.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The first item, a view or layout guide; nil after its deallocation.
    open private(set) weak var firstItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The relation between the attributes.
    public let relation: Relation
    /// The second item; nil for a constant or after its deallocation.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the second item; `notAnAttribute` without a second item.
    public let secondAttribute: Attribute
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    private let hasSecondItem: Bool
    /// The view that holds the constraint and so makes it active.
    weak var holder: UIView?
    /// The positions between which the first and the second attribute are measured; nil for those of an item.
    var firstDistance, secondDistance: LayoutDistance?
    /// Whether a conflict was already reported for the constraint.
    var isReportedBroken = false

    /// Creates an inactive constraint between two attributes; see ``isActive``.
    ///
    /// The items are views or layout guides. The program stops if a position attribute is compared with a constant
    /// alone.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        if let objection = Self.objection(to: attr1, relatedTo: attr2, hasSecondItem: view2 != nil, multiplier) {
            raise(
                .invalidArgument,
                "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                    + objection)
        }
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2 as AnyObject?
        hasSecondItem = view2 != nil
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier.isFinite ? multiplier : 0
        constant = c
        super.init()
    }

    /// Creates a copy of an archived constraint between the copies of its items; nil if one is not copied.
    public required convenience init?(coder: NSCoder) {
        let archive = ViewArchive.current
        guard let original = archive.original(in: coder) as? NSLayoutConstraint,
            let first = archive.copy(ofItem: original.firstItem)
        else { return nil }
        let second = archive.copy(ofItem: original.secondItem)
        guard second != nil || original.secondItem == nil else { return nil }
        self.init(
            item: first, attribute: original.firstAttribute, relatedBy: original.relation, toItem: second,
            attribute: original.secondAttribute, multiplier: original.multiplier, constant: original.constant)
        (priority, identifier) = (original.priority, original.identifier)
        // The view's copy has a constraint already, which this one replaces.
        (archive.copy(of: original) as? NSLayoutConstraint)?.isActive = false
        archive.record(self, of: original)
        isActive = original.isActive
    }

    /// Returns Apple's error message for an invalid pair of attributes; nil for a valid pair.
    nonisolated static func objection(
        to first: Attribute, relatedTo second: Attribute, hasSecondItem: Bool, _ multiplier: CGFloat
    ) -> String? {
        if !first.isSize, !hasSecondItem || second == .notAnAttribute || multiplier == 0 {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        }
        guard hasSecondItem else { return nil }
        let isPair = first.isSize == second.isSize && (first.isSize || first.axis == second.axis)
        return isPair && second != .notAnAttribute ? nil : "Invalid pairing of layout attributes"
    }

    /// The constant added to the second attribute, in points.
    ///
    /// A change applies from the next layout on; if that layout happens in an animation block, it animates.
    open var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }

    /// The priority of the constraint; required (1000) by default.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { didChange() } } }

    /// A name for debugging; nil by default.
    open var identifier: String?

    /// Called for constraints from a storyboard or xib, after all connections; does nothing by default.
    open func awakeFromNib() {}

    /// Whether the constraint is active.
    ///
    /// Activating adds the constraint to the nearest common ancestor of both items, or stops the program if there is
    /// none; deactivating removes it from its view.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return holder?.removeConstraint(self) ?? () }
            guard let host = commonHost else {
                let anchors = "\(Self.name(firstItem, firstAttribute)) and \(Self.name(secondItem, secondAttribute))"
                raise(
                    .generic,
                    "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does "
                        + "the constraint or its anchors reference items in different view hierarchies?  That's illegal."
                )
            }
            host.addConstraint(self)
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }

    /// A textual representation of the constraint.
    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let symbol = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
            var text = "\(identifier.map { "'\($0)' " } ?? "")\(Self.name(firstItem)).\(firstAttribute) \(symbol)"
            if hasSecondItem {
                text += multiplier == 1 ? "" : " \(multiplier) *"
                text += " \(Self.name(secondItem)).\(secondAttribute)"
                if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
            } else {
                text += " \(constant)"
            }
            return priority == .required ? text : "\(text) @\(priority.rawValue)"
        }
    }

    private static func name(_ item: AnyObject?) -> String {
        item.map { "\(type(of: $0))" } ?? "nothing"
    }

    /// Returns the description of an anchor in Apple's messages.
    private static func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item else { return "(null)" }
        return "<\"\(identity(of: item).dropFirst().dropLast().replacing(": ", with: ":")).\(attribute)\">"
    }

    private func didChange() { holder?.constraintsDidChange() }

    /// Both items; nil if one was deallocated.
    var items: (first: any LayoutItem, second: (any LayoutItem)?)? {
        guard !hasLostDistance, let first = firstItem as? any LayoutItem else { return nil }
        guard hasSecondItem else { return (first, nil) }
        return (secondItem as? any LayoutItem).map { (first, $0) }
    }

    /// The nearest common ancestor of both items.
    var commonHost: UIView? {
        guard let (first, second) = items, let host = first.host else { return nil }
        let others = (second.map { [$0] } ?? []) + distanceItems
        let hosts = others.compactMap(\.host)
        guard hosts.count == others.count else { return nil }
        return sequence(first: host) { $0.parent }.first { ancestor in
            hosts.allSatisfy { $0.isDescendant(of: ancestor) }
        }
    }

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}

/// A view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the owning view of a guide.
    var host: UIView? { get }
    /// The view whose coordinates the item's position uses.
    var container: UIView? { get }
    /// The item's index in the current layout problem.
    var layoutNumber: Int { get }
}

extension UIView: LayoutItem {
    var host: UIView? { self }
    var container: UIView? { parent }
    var layoutNumber: Int { layout.number }
}

import QuartzCore

/// A rule between two attributes of views or layout guides: first = multiplier × second + constant, or at least, or at
/// most that.
///
/// Rules of priority 1000 must hold. Where they contradict one another the last one that cannot hold is left out, and a
/// line on standard error says so. Multipliers and constants that are not finite count as 0; constants end at ten million.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// What the rule is about, a view or a guide; nil once that is gone.
    open private(set) weak var firstItem: AnyObject?
    /// The first attribute.
    public let firstAttribute: Attribute
    /// How the two compare.
    public let relation: Relation
    /// What the first item is compared with; nil for a constant.
    open private(set) weak var secondItem: AnyObject?
    /// The second attribute; `notAnAttribute` without a second item.
    public let secondAttribute: Attribute
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat
    private let hasSecondItem: Bool
    /// The view that holds the rule, and makes it count.
    weak var holder: UIView?
    /// Whether it was said that the rule cannot hold.
    var isReportedBroken = false

    /// A rule between two attributes, which counts once a view has it (see ``isActive``).
    ///
    /// Items are views or layout guides. A place cannot be compared with a constant alone, and the program stops where
    /// one is.
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

    /// What Apple's says is wrong with a pair of attributes; nil where nothing is.
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

    /// What is added to the second attribute, in points; a change counts from the next layout on, and moves views where
    /// that happens in a block of animations.
    open var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }

    /// How much the rule matters; 1000, it must hold, by default.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { didChange() } } }

    /// A name for people; nil by default.
    open var identifier: String?

    /// Called for constraints from a storyboard or a nib file; none is read here, and it is called by nobody.
    open func awakeFromNib() {}

    /// Whether the rule counts.
    ///
    /// Setting it gives the rule to the nearest view that both items lie in, and the program stops where there is none;
    /// or takes it from its view.
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

    /// Makes all these rules count.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
    /// Makes none of these rules count.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }

    /// The rule for people.
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

    /// An anchor as Apple's messages name it.
    private static func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item else { return "(null)" }
        return "<\"\(identity(of: item).dropFirst().dropLast().replacing(": ", with: ":")).\(attribute)\">"
    }

    private func didChange() { holder?.constraintsDidChange() }

    /// Both items, while they exist; nil once one is gone.
    var items: (first: any LayoutItem, second: (any LayoutItem)?)? {
        guard let first = firstItem as? any LayoutItem else { return nil }
        guard hasSecondItem else { return (first, nil) }
        return (secondItem as? any LayoutItem).map { (first, $0) }
    }

    /// The innermost view that both items lie in.
    var commonHost: UIView? {
        guard let (first, second) = items, let host = first.host else { return nil }
        guard let second else { return host }
        guard let other = second.host else { return nil }
        return sequence(first: host) { $0.parent }.first { other.isDescendant(of: $0) }
    }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}

/// A view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view, or the one whose guide it is.
    var host: UIView? { get }
    /// What the item's place is relative to.
    var container: UIView? { get }
    /// The item's number among those of the layout that is being worked out.
    var layoutNumber: Int { get }
}

extension UIView: LayoutItem {
    var host: UIView? { self }
    var container: UIView? { parent }
    var layoutNumber: Int { layout.number }
}

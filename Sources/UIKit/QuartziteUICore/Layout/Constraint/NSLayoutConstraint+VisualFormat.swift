import QuartziteUIDrawing

extension NSLayoutConstraint {
    /// Returns the constraints described by a visual format string such as `H:|-[title(>=80)]-8-[icon(20)]|`.
    ///
    /// A single `-` means 8 points between views, and the layout margin beside the superview. The keys of `metrics`
    /// name numbers, and those of `views` name views. The program stops if the string is invalid or contains a name
    /// that is in neither dictionary.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues { value -> CGFloat? in
            value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        do {
            let line = try VisualFormat(format, metrics: numbers)
            return try VisualFormatConstraints(of: line, options: opts, views: views).all
        } catch {
            let text = (error as? VisualFormat.Fault)?.text ?? "\(error)"
            raise(.invalidArgument, "Unable to parse constraint format: \n\(text) \n\(format)")
        }
    }
}

/// The constraints described by a parsed visual format.
@MainActor private struct VisualFormatConstraints {
    private(set) var all: [NSLayoutConstraint] = []
    private let views: [String: Any]
    private let axis: NSLayoutConstraint.Axis

    init(of line: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]) throws {
        self.views = views
        axis = line.axis
        var named: [UIView] = []
        for case .view(let name, let rules) in line.items {
            let view = try view(name)
            named.append(view)
            for rule in rules { try addSize(rule, of: view) }
        }
        guard let superview = named.first?.superview ?? named.first else { return }
        let items: [UIView] = try line.items.map { item in
            guard case .view(let name, _) = item else { return superview }
            return try view(name)
        }
        for (index, rules) in line.distances.enumerated() {
            let rules = rules.isEmpty ? [VisualFormat.Rule(value: .number(0))] : rules
            for rule in rules {
                addDistance(
                    rule, (items[index], line.items[index] == .superview),
                    (items[index + 1], line.items[index + 1] == .superview), options)
            }
        }
        align(named, options)
    }

    private func view(_ name: String) throws -> UIView {
        guard let view = views[name] as? UIView else {
            throw VisualFormat.Fault(text: "\(name) is not a key in the views dictionary.")
        }
        return view
    }

    private mutating func addSize(_ rule: VisualFormat.Rule, of view: UIView) throws {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        var (other, constant): (UIView?, CGFloat) = (nil, 0)
        switch rule.value {
        case .number(let number): constant = number
        case .standard: constant = systemSpacing
        case .view(let name): other = try self.view(name)
        }
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: rule.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        constraint.priority = rule.priority
        all.append(constraint)
    }

    private mutating func addDistance(
        _ rule: VisualFormat.Rule, _ before: (view: UIView, isOuter: Bool), _ after: (view: UIView, isOuter: Bool),
        _ options: NSLayoutConstraint.FormatOptions
    ) {
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            axis == .vertical
            ? (.top, .bottom)
            : options.isDisjoint(with: [.directionLeftToRight, .directionRightToLeft])
                ? (.leading, .trailing) : options.contains(.directionRightToLeft) ? (.right, .left) : (.left, .right)
        let isBackwards = axis == .horizontal && options.contains(.directionRightToLeft)
        let usesMargin = rule.value == .standard && (before.isOuter || after.isOuter)
        var distance: CGFloat = rule.value == .standard && !usesMargin ? systemSpacing : 0
        if case .number(let number) = rule.value { distance = number }
        var first = after.isOuter ? end : start
        var second = before.isOuter ? start : end
        if usesMargin {
            if after.isOuter { first = first.margin } else { second = second.margin }
        }
        // When the line runs right to left, later views lie to the left, so the roles swap.
        let constraint =
            isBackwards
            ? NSLayoutConstraint(
                item: before.view, attribute: second, relatedBy: rule.relation, toItem: after.view, attribute: first,
                multiplier: 1, constant: distance)
            : NSLayoutConstraint(
                item: after.view, attribute: first, relatedBy: rule.relation, toItem: before.view, attribute: second,
                multiplier: 1, constant: distance)
        constraint.priority = rule.priority
        all.append(constraint)
    }

    private mutating func align(_ views: [UIView], _ options: NSLayoutConstraint.FormatOptions) {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in attributes where options.contains(option) {
            for (a, b) in zip(views, views.dropFirst()) {
                all.append(
                    NSLayoutConstraint(
                        item: a, attribute: attribute, relatedBy: .equal, toItem: b, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin attribute for an edge.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}

import QuartziteUIDrawing

/// The constraints that a stack view adds.
@MainActor struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    /// Whether the views are arranged horizontally, listed here from left to right.
    private let isHorizontal: Bool

    /// The priority of the constraints that end a row, which silently yield to views that cannot shrink.
    private static let end = UILayoutPriority(999.99)
    private static let proportion = UILayoutPriority(999.98)
    /// The priority with which a stack view stays as small as possible.
    private static let smallest = UILayoutPriority(49)
    private static let first = UILayoutPriority(48)

    init(of stack: UIStackView) {
        self.stack = stack
        isHorizontal = stack.axis == .horizontal
        let isReversed = isHorizontal && stack.isRightToLeft
        views = isReversed ? stack.arrangedSubviews.reversed() : stack.arrangedSubviews
    }

    /// An interval along an axis.
    private struct Span {
        var start, length: LinearExpression
        var end: LinearExpression { start + length }
        var middle: LinearExpression { start + length * 0.5 }
    }

    private func along(_ box: LayoutProblem.Box) -> Span {
        isHorizontal ? Span(start: box.x, length: box.width) : Span(start: box.y, length: box.height)
    }

    private func across(_ box: LayoutProblem.Box) -> Span {
        isHorizontal ? Span(start: box.y, length: box.height) : Span(start: box.x, length: box.width)
    }

    func add(to problem: inout LayoutProblem) {
        guard var area = problem.box(of: stack) else { return }
        area.inset(by: stack.alignmentRectInsets)
        (area.x, area.y) = (LinearExpression(), LinearExpression())
        if stack.isLayoutMarginsRelativeArrangement { area.inset(by: stack.layoutMargins) }
        problem.add(along(area).length, .lessThanOrEqual, Self.smallest)
        problem.add(across(area).length, .lessThanOrEqual, Self.smallest)
        var shown: [(view: UIView, box: LayoutProblem.Box)] = []
        for view in views {
            guard var box = problem.box(of: view) else { continue }
            box.inset(by: view.alignmentRectInsets)
            if view.isHidden {
                // A hidden view takes no space and is as small as possible.
                let before = shown.last.map { along($0.box).end } ?? along(area).start
                problem.add(along(box).start - before, .equal, .required)
                problem.add(along(box).length, .equal, Self.end)
                problem.add(across(box).start - across(area).start, .equal, Self.end)
                problem.add(across(box).length - across(area).length, .equal, Self.end)
            } else {
                shown.append((view, box))
            }
        }
        guard let first = shown.first, let last = shown.last else { return }
        problem.add(along(first.box).start - along(area).start, .equal, .required)
        problem.add(along(last.box).end - along(area).end, .equal, Self.end)
        distribute(shown, in: along(area), &problem)
        for (view, box) in shown { align(view, box, first, in: across(area), &problem) }
    }

    private func distribute(
        _ shown: [(view: UIView, box: LayoutProblem.Box)], in area: Span, _ problem: inout LayoutProblem
    ) {
        let spans = shown.map { along($0.box) }
        let pairs = zip(spans, spans.dropFirst())
        let spaces = shown.dropLast().indices.map { index in
            // In a right-to-left row, the first of the two arranged views lies to the right of the space.
            stack.space(after: views.first === stack.arrangedSubviews.first ? shown[index].view : shown[index + 1].view)
        }
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for ((before, after), space) in zip(pairs, spaces) {
            let gap = after.start - before.end - LinearExpression(space)
            problem.add(gap, isSpread ? .greaterThanOrEqual : .equal, .required)
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for span in spans.dropFirst() { problem.add(span.length - spans[0].length, .equal, .required) }
        case .fillProportionally:
            let desired = shown.map { pair in
                let size = pair.view.naturalSize
                return max(isHorizontal ? size.width : size.height, 0)
            }
            let total = desired.reduce(0, +)
            let gaps: CGFloat = spaces.reduce(0, +)
            let free = area.length - LinearExpression(gaps)
            for (span, length) in zip(spans, desired) {
                let fraction = total > 0 ? length / total : 1 / CGFloat(spans.count)
                problem.add(span.length - free * fraction, .equal, Self.proportion)
            }
        case .equalSpacing, .equalCentering:
            let steps = pairs.map {
                stack.distribution == .equalSpacing ? $1.start - $0.end : $1.middle - $0.middle
            }
            for step in steps.dropFirst() { problem.add(step - steps[0], .equal, Self.proportion) }
        }
    }

    private func align(
        _ view: UIView, _ box: LayoutProblem.Box, _ first: (view: UIView, box: LayoutProblem.Box), in area: Span,
        _ problem: inout LayoutProblem
    ) {
        let span = across(box)
        let isReversed = !isHorizontal && stack.isRightToLeft
        let (atStart, atEnd) = (span.start - area.start, span.end - area.end)
        switch stack.alignment {
        case .fill:
            problem.add(atStart, .equal, .required)
            problem.add(atEnd, .equal, Self.end)
            return
        case .leading where !isReversed, .trailing where isReversed: problem.add(atStart, .equal, .required)
        case .leading, .trailing: problem.add(atEnd, .equal, .required)
        case .firstBaseline where isHorizontal, .lastBaseline where isHorizontal:
            let attribute =
                stack.alignment == .firstBaseline ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
            let own = problem.value(attribute, of: box, view: view)
            problem.add(own - problem.value(attribute, of: first.box, view: first.view), .equal, .required)
            problem.add(atStart, .equal, Self.first)
        case .center, .firstBaseline, .lastBaseline: problem.add(span.middle - area.middle, .equal, .required)
        }
        problem.add(atStart, .greaterThanOrEqual, Self.end)
        problem.add(atEnd, .lessThanOrEqual, Self.end)
    }
}

import QuartziteUIDrawing

/// All constraints of a hierarchy as linear constraints on numbered variables.
///
/// A view that constraints place has four variables: the left and top edges in its superview, its width and its height.
/// Other views keep their frames, except for the parts that their autoresizing masks let grow with the superview. Views
/// nested more deeply than frames display are left out.
@MainActor struct LayoutProblem {
    /// A rectangle in the coordinates of the item's container.
    struct Box {
        var x, y, width, height: LinearExpression

        init(_ rect: CGRect) {
            (x, y) = (LinearExpression(rect.minX), LinearExpression(rect.minY))
            (width, height) = (LinearExpression(rect.width), LinearExpression(rect.height))
        }
    }

    let root: UIView
    private let fitting: (size: CGSize, priorities: AxisPair<UILayoutPriority>)?
    private(set) var constraints: [LinearConstraint] = []
    private(set) var isNonnegative: [Bool] = []
    /// The views and guides, indexed by their numbers.
    private(set) var items: [any LayoutItem] = []
    private var boxes: [Box] = []
    /// The index of the first of the four variables of each item, or -1.
    private var variables: [Int] = []
    /// The index of the first of the two variables for each scroll view's content size, or -1.
    private var contentVariables: [Int] = []
    /// The layout constraint behind each of `constraints`; nil for those of the system.
    private var sources: [NSLayoutConstraint?] = []
    private var contentSizes: [CGSize] = []

    /// Creates the problem of laying out a hierarchy in the root's bounds or, with `fitting`, of finding its fitting
    /// size.
    init(root: UIView, fitting: (CGSize, AxisPair<UILayoutPriority>)? = nil) {
        self.root = root
        self.fitting = fitting
    }

    mutating func addEverything() {
        // Measuring may trigger layout, which renumbers the views.
        measure(root, depth: 0)
        number(root, depth: 0)
        for item in items { if let view = item as? UIView { addConstraints(of: view) } }
        addContentSizes()
        if let fitting {
            let box = boxes[root.layoutNumber]
            add(box.width - LinearExpression(fitting.size.width), .equal, fitting.priorities.horizontal)
            add(box.height - LinearExpression(fitting.size.height), .equal, fitting.priorities.vertical)
        }
    }

    // MARK: Numbering

    private mutating func measure(_ view: UIView, depth: Int) {
        guard depth < LayerTreeLimit.maximumDepth else { return }
        let isPlaced = view.isPlacedByConstraints || fitting != nil && view === root
        contentSizes.append(isPlaced ? view.naturalSize : .zero)
        for child in view.children { measure(child, depth: depth + 1) }
    }

    private mutating func makeVariables(_ signs: [Bool]) -> Int {
        isNonnegative += signs
        return isNonnegative.count - signs.count
    }

    private mutating func append(_ item: any LayoutItem, _ box: Box?) {
        let first = box == nil ? makeVariables([false, false, true, true]) : -1
        items.append(item)
        variables.append(first)
        contentVariables.append(-1)
        var box = box ?? Box(.zero)
        if first >= 0 {
            box.x = LinearExpression(variable: first)
            box.y = LinearExpression(variable: first + 1)
            box.width = LinearExpression(variable: first + 2)
            box.height = LinearExpression(variable: first + 3)
        }
        boxes.append(box)
    }

    private mutating func number(_ view: UIView, depth: Int) {
        guard depth < LayerTreeLimit.maximumDepth else { return }
        view.layout.number = items.count
        if fitting == nil { (view.layout.isReferred, view.layout.bindsOrigin) = (false, false) }
        if view === root {
            let isOpen = fitting != nil || !view.layout.translatesAutoresizingMask && view.window == nil
            append(view, isOpen ? nil : Box(CGRect(origin: .zero, size: view.bounds.size)))
        } else {
            append(view, view.isPlacedByConstraints ? nil : box(givenTo: view))
        }
        for guide in view.layout.guides {
            guide.layoutNumber = items.count
            append(guide, nil)
        }
        for child in view.children { number(child, depth: depth + 1) }
    }

    /// Returns the frame of a view that constraints do not place, including its growth with the superview.
    private func box(givenTo view: UIView) -> Box {
        let frame = view.placedFrame
        var box = Box(frame)
        guard let parent = view.parent, parent.layout.autoresizesSubviews, frame.isUsable else { return box }
        let (mask, old) = (view.layout.autoresizingMask, parent.bounds.size)
        let outer = boxes[parent.layoutNumber]
        let growth = (outer.width - LinearExpression(old.width), outer.height - LinearExpression(old.height))
        let (x, y) = (mask.shares(.horizontal, frame, in: old), mask.shares(.vertical, frame, in: old))
        box.x.add(growth.0, times: x.margin)
        box.width.add(growth.0, times: x.length)
        box.y.add(growth.1, times: y.margin)
        box.height.add(growth.1, times: y.length)
        return box
    }

    // MARK: Constraints

    mutating func add(
        _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
        source: NSLayoutConstraint? = nil
    ) {
        let sign: Double = relation == .lessThanOrEqual ? -1 : 1
        guard expression.constant.isFinite, priority.rawValue > 0 else { return }
        constraints.append(
            LinearConstraint(
                expression: expression * sign, relation: relation == .equal ? .equal : .atLeast,
                priority: min(priority.rawValue, 1000)))
        sources.append(source)
    }

    private mutating func addConstraints(of view: UIView) {
        view.addSystemConstraints(to: &self)
        for constraint in view.layout.constraints {
            guard let (first, second) = constraint.items, let host = constraint.commonHost,
                !(constraint.firstAttribute.isSize && constraint.firstDistance == nil
                    && view.isCollapsed(constraint.firstAttribute.axis)),
                var left = expression(
                    for: first, constraint.firstAttribute, constraint.firstDistance, beside: second, in: host)
            else { continue }
            if let second {
                guard
                    let right = expression(
                        for: second, constraint.secondAttribute, constraint.secondDistance, beside: first, in: host)
                else { continue }
                left.add(right, times: -constraint.multiplier)
            }
            let limit: CGFloat = 1e7
            let constant = constraint.constant.isNaN ? 0 : min(max(constraint.constant, -limit), limit)
            // Distances from leading edges grow to the left where the content runs from right to left.
            let isMirrored = constraint.firstAttribute.followsDirection && host.isRightToLeft
            left.constant -= isMirrored ? -constant : constant
            let relation = isMirrored ? constraint.relation.reversed : constraint.relation
            add(left, relation, constraint.priority, source: constraint)
        }
    }

    /// Adds content size constraints for views that other constraints refer to.
    private mutating func addContentSizes() {
        var isUsed = Array(repeating: false, count: isNonnegative.count)
        for constraint in constraints { for term in constraint.expression.terms { isUsed[term.variable] = true } }
        var next = 0
        for (number, item) in items.enumerated() {
            guard let view = item as? UIView else { continue }
            defer { next += 1 }
            let first = variables[number]
            guard first >= 0, next < contentSizes.count,
                fitting != nil && view === root || isUsed[first..<first + 4].contains(true)
            else { continue }
            let (size, insets) = (contentSizes[next], view.alignmentRectInsets)
            let sides = [
                (NSLayoutConstraint.Axis.horizontal, boxes[number].width, size.width + insets.left + insets.right),
                (.vertical, boxes[number].height, size.height + insets.top + insets.bottom),
            ]
            for ((axis, length, desired), isAsked) in zip(sides, [size.width >= 0, size.height >= 0])
            where isAsked && desired.isFinite {
                if view.isCollapsed(axis) { continue }
                let difference = length - LinearExpression(desired)
                add(difference, .lessThanOrEqual, view.layout.hugging[axis])
                add(difference, .greaterThanOrEqual, view.layout.compressionResistance[axis])
            }
        }
    }

    /// Reports constraints that cannot be satisfied, each only once.
    func report(_ broken: [Int]) {
        for index in broken {
            guard let source = sources[index], !source.isReportedBroken else { continue }
            source.isReportedBroken = true
            FileHandle.standardError.write(
                Data("quartzite: constraints contradict one another; left out: \(source)\n".utf8))
        }
    }
}

extension LayoutProblem {
    func box(of item: any LayoutItem) -> Box? {
        let number = item.layoutNumber
        guard items.indices.contains(number), items[number] === item else { return nil }
        return boxes[number]
    }

    /// Returns the content rectangle of a scroll view, creating its variables on first use.
    mutating func contentBox(of view: UIView) -> Box? {
        guard view.scrolledSize != nil, box(of: view) != nil else { return nil }
        let number = view.layoutNumber
        if contentVariables[number] < 0 { contentVariables[number] = makeVariables([true, true]) }
        var box = Box(.zero)
        box.width = LinearExpression(variable: contentVariables[number])
        box.height = LinearExpression(variable: contentVariables[number] + 1)
        return box
    }

    // MARK: Results

    /// Returns the size of the root.
    func size(in solution: LinearSystem.Solution) -> CGSize {
        guard let first = variables.first, first >= 0 else { return root.bounds.size }
        return CGSize(width: solution.values[first + 2], height: solution.values[first + 3])
    }

    /// Stores the solved frames of views and guides, rounded to pixels for views.
    ///
    /// - Returns: Whether wrapping text must be measured again because its width changed.
    func store(_ solution: LinearSystem.Solution) -> Bool {
        let scale = UIScreen.mainScale
        let needsMeasuring = storeWidths(solution)
        for (number, item) in items.enumerated() {
            let place = place(number, in: solution)
            let exact = place ?? .zero
            if let guide = item as? UILayoutGuide { guide.solvedFrame = exact }
            guard let view = item as? UIView else { continue }
            view.layout.solvedFrame = place?.onPixels(scale)
            if let frame = view.layout.solvedFrame { settle(view, frame) }
            if contentVariables[number] >= 0 {
                store(scrolledSizeOf: view, at: contentVariables[number], solution)
            }
        }
        return needsMeasuring
    }

    /// Stores the size of a scroll view's content, keeping a dimension that no constraint determines.
    private func store(scrolledSizeOf view: UIView, at first: Int, _ solution: LinearSystem.Solution) {
        guard var size = view.scrolledSize else { return }
        if solution.isConstrained[first] { size.width = solution.values[first] }
        if solution.isConstrained[first + 1] { size.height = solution.values[first + 1] }
        view.apply(scrolledSize: size.roundedUpToPixels)
    }

    /// Stores the solved widths.
    ///
    /// - Returns: Whether wrapping text must be measured again because its width changed.
    func storeWidths(_ solution: LinearSystem.Solution) -> Bool {
        var needsMeasuring = false
        for (number, item) in items.enumerated() {
            guard let view = item as? UIView, let width = place(number, in: solution)?.width else { continue }
            if view.layout.solvedWidth != width, view.wrapsText { needsMeasuring = true }
            view.layout.solvedWidth = width
        }
        return needsMeasuring
    }

    /// Returns the solved frame of an item before rounding; nil if no constraint affects it.
    func place(_ number: Int, in solution: LinearSystem.Solution) -> CGRect? {
        let first = variables[number]
        guard first >= 0, solution.isConstrained[first..<first + 4].contains(true) else { return nil }
        let values = solution.values
        return CGRect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }

    private func settle(_ view: UIView, _ frame: CGRect) {
        if view === root {
            if view.bounds.size != frame.size { view.bounds.size = frame.size }
        } else if !view.placedFrame.isNear(frame) {
            view.parent?.awaitPlacing()
        }
    }
}

extension CGRect {
    /// Returns the rectangle with its edges rounded to whole pixels.
    func onPixels(_ scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { ((value * scale + 0.5 + 1e-6).rounded(.down)) / scale }
        let (x, y) = (round(minX), round(minY))
        return CGRect(x: x, y: y, width: max(round(maxX) - x, 0), height: max(round(maxY) - y, 0))
    }

    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }

    /// Whether all coordinates are finite.
    var isUsable: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}

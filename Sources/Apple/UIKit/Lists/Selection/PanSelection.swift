import QuartzCore

/// A list whose elements a pan of two fingers selects.
@MainActor protocol PanSelectableList: MenuList {
    var panSelection: PanSelection { get }
    /// Whether several elements can be selected, now or while the list is edited.
    var maySelectMultiple: Bool { get }
    /// The width at the leading edge in which one finger is enough, in points.
    var panSelectionZone: CGFloat { get }
    /// Returns the index paths from `start` to `end`, both included; `end` may come first.
    func elements(from start: IndexPath, to end: IndexPath) -> [IndexPath]
    func delegateAllowsPanSelection(at path: IndexPath) -> Bool
    func panSelectionDidBegin(at path: IndexPath)
    func panSelectionDidEnd()
}

/// The selection of several elements by a pan of two fingers or, beside the circles of edited rows, of one.
///
/// The elements from the first to the one under the fingers are selected, or deselected if the first one was selected.
/// Elements that the fingers leave again return to what they were.
@MainActor final class PanSelection: NSObject, UIGestureRecognizerDelegate {
    private struct Run {
        let start: IndexPath
        let selects: Bool
        let before: [IndexPath]
        var range: [IndexPath] = []
    }

    private weak var list: (any PanSelectableList)?
    private let pan = UIPanGestureRecognizer()
    private lazy var scroller = EdgeScroller { [weak self] in self?.follow() }
    private var run: Run?
    /// The touch about whose gesture the delegate was asked, and its answer.
    private weak var decidedTouch: UITouch?
    private var decision = false

    init(_ list: any PanSelectableList) {
        self.list = list
        super.init()
        pan.maximumNumberOfTouches = 2
        pan.delegate = self
        pan.addTarget(self, action: Selector("panned:", PanSelection.panned(_:)))
    }

    /// Lets pans on the list select elements.
    func install() { list?.addGestureRecognizer(pan) }

    /// Whether a pan of the list's content selects elements instead.
    func claims(_ other: UIPanGestureRecognizer) -> Bool {
        guard pan.view != nil, pan.isEnabled, !pan.touches.isEmpty else { return false }
        return isAllowed
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isAllowed }

    private var isAllowed: Bool {
        guard let list, list.maySelectMultiple, let touch = pan.touches.last, let path = startPath else { return false }
        let isInZone = list.distanceFromLeadingEdge(of: startPoint) < list.panSelectionZone
        guard pan.numberOfTouches == 2 || isInZone && list.selectsMultiple else { return false }
        if decidedTouch === touch { return decision }
        decision = list.delegateAllowsPanSelection(at: path)
        decidedTouch = touch
        return decision
    }

    /// The point of the content where the fingers went down.
    private var startPoint: CGPoint {
        let (point, travel) = (pan.location(in: list), pan.travel)
        return CGPoint(x: point.x - travel.x, y: point.y - travel.y)
    }

    private var startPath: IndexPath? { list?.elementPath(at: startPoint) }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin()
        case .changed: follow()
        case .ended, .cancelled: end()
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let list, let start = startPath else { return }
        list.panSelectionDidBegin(at: start)
        let before = list.selection.paths
        run = Run(start: start, selects: !before.contains(start), before: before)
        follow()
    }

    private func follow() {
        guard var run, let list else { return }
        let point = pan.location(in: list)
        if pan.state == .changed { scroller.follow(point, in: list) }
        let end = list.elementPath(at: CGPoint(x: list.bounds.midX, y: point.y)) ?? list.elementPath(at: point)
        let isFirst = run.range.isEmpty
        guard let path = list.elementPath(at: point) ?? end ?? (isFirst ? run.start : nil) else { return }
        let range = list.elements(from: run.start, to: path)
        let changed = (run.range + range).reduce(into: [IndexPath]()) { if !$0.contains($1) { $0.append($1) } }
        run.range = range
        self.run = run
        guard list.selectsMultiple else { return }
        for path in changed {
            let isDesired = range.contains(path) ? run.selects : run.before.contains(path)
            if isDesired != list.selection.paths.contains(path) { list.toggle(path) }
        }
    }

    private func end() {
        scroller.stop()
        decidedTouch = nil
        guard run != nil else { return }
        run = nil
        list?.panSelectionDidEnd()
    }
}

extension PanSelectableList {
    /// Selects or deselects an element as a tap does.
    fileprivate func toggle(_ path: IndexPath) {
        if selection.paths.contains(path) { return deselectByTouch(path, isReplaced: false) }
        guard let choice = delegateChoice(forTapAt: path), hasElement(at: choice) else { return }
        select(choice, animated: false)
        notifyDelegate(.selected, at: choice)
    }

    fileprivate func distanceFromLeadingEdge(of point: CGPoint) -> CGFloat {
        isRightToLeft ? bounds.maxX - point.x : point.x - bounds.minX
    }
}

extension UITableView: PanSelectableList {
    var maySelectMultiple: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

    var panSelectionZone: CGFloat { isEditing ? 44 : 0 }

    func elements(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        let (first, last) = (min(start, end), max(start, end))
        return arrangement.sections.indices.filter { (first.section...last.section).contains($0) }.flatMap { section in
            arrangement.sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
        }.filter { (first...last).contains($0) }
    }

    func delegateAllowsPanSelection(at path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func panSelectionDidBegin(at path: IndexPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func panSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}

extension UICollectionView: PanSelectableList {
    var maySelectMultiple: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

    var panSelectionZone: CGFloat { 0 }

    func elements(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        let (first, last) = (min(start, end), max(start, end))
        return counts.indices.filter { (first.section...last.section).contains($0) }.flatMap { section in
            (0..<counts[section]).map { IndexPath(item: $0, section: section) }
        }.filter { (first...last).contains($0) }
    }

    func delegateAllowsPanSelection(at path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func panSelectionDidBegin(at path: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func panSelectionDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}

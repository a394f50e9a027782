import CQuartziteKernels
import QuartzCore

/// A wheel of a picker: a scroll view whose rows are drawn on a cylinder.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private static let perspective: CGFloat = -1 / 1200
    /// The largest angle from the middle at which rows are visible, in radians.
    private static let farthest: CGFloat = 1.45

    let component: Int
    private unowned let picker: UIPickerView
    private var rows: [(row: Int, view: UIView)] = []
    private var spare: [UIView] = []
    private(set) var count = 0
    private(set) var rowHeight: CGFloat = 32

    init(component: Int, picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = true
        contentInsetAdjustmentBehavior = .never
        decelerationRate = DecelerationRate(rawValue: 0.994)
        scrollDelegate = self
        let tap = UITapGestureRecognizer(target: self, action: Selector("tap:", PickerWheel.tap))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// The row in the middle, or −1 if there are no rows.
    var selectedRow: Int {
        guard count > 0, rowHeight > 0 else { return -1 }
        let row = ((bounds.minY + contentInset.top) / rowHeight).rounded()
        return Int(min(max(row, 0), CGFloat(count - 1)))
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        setContentOffset(offset(of: min(max(row, 0), count - 1)), animated: animated)
        setNeedsLayout()
    }

    /// Reloads all rows; the selected row is kept if possible.
    func reload() {
        let selected = max(selectedRow, 0)
        for (_, view) in rows { view.removeFromSuperview() }
        rows = []
        count = max(picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0, 0)
        let desired = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 32
        rowHeight = desired > 0 && desired.isFinite ? desired : 32
        fit(selected: selected)
    }

    private func fit(selected: Int) {
        let inset = max((bounds.height - rowHeight) / 2, 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        if !isDragging, motion == nil { bounds.origin = offset(of: min(selected, max(count - 1, 0))) }
        setNeedsLayout()
    }

    func view(for row: Int) -> UIView? { rows.first { $0.row == row }?.view }

    override func layoutSubviews() {
        super.layoutSubviews()
        if contentSize.width != bounds.width || contentInset.top != max((bounds.height - rowHeight) / 2, 0) {
            fit(selected: max(selectedRow, 0))
        }
        placeRows()
    }

    /// Lays out the visible rows on the cylinder.
    private func placeRows() {
        guard bounds.height > 0, count > 0 else { return }
        // The visible half of the cylinder is π · `radius` long, and rows keep their height along it.
        let radius = bounds.height / 2
        let middle = bounds.midY
        let reach = Self.farthest * radius
        let first = max(((middle - reach) / rowHeight).rounded(.down), 0)
        let last = min(((middle + reach) / rowHeight).rounded(.up), CGFloat(count))
        let desired = first < last ? Int(first)..<Int(last) : 0..<0
        for (row, view) in rows where !desired.contains(row) {
            view.removeFromSuperview()
            spare.append(view)
        }
        rows.removeAll { !desired.contains($0.row) }
        for row in desired {
            let view = view(for: row) ?? add(row)
            let angle = ((CGFloat(row) + 0.5) * rowHeight - middle) / radius
            var transform = CATransform3DIdentity
            transform.m34 = Self.perspective
            view.isHidden = abs(angle) >= Self.farthest
            view.center = CGPoint(x: bounds.midX, y: middle + radius * qz_sin(angle))
            view.transform3D = CATransform3DRotate(transform, -angle, 1, 0, 0)
            view.alpha = row == selectedRow ? 1 : max(0.55 - 0.3 * abs(angle), 0.1)
        }
    }

    private func add(_ row: Int) -> UIView {
        AnimationContext.outside {
            let old = spare.popLast()
            let view =
                picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: old) ?? UIView()
            view.transform3D = CATransform3DIdentity
            view.bounds.size = CGSize(width: bounds.width - 10, height: rowHeight)
            insertSubview(view, at: 0)
            rows.append((row, view))
            return view
        }
    }

    // MARK: Touches

    private func tap(_ tap: UITapGestureRecognizer) {
        let distance = tap.location(in: self).y - bounds.midY
        let row = min(max(selectedRow + Int((distance / rowHeight).rounded()), 0), max(count - 1, 0))
        guard row != selectedRow else { return }
        select(row, animated: true)
    }

    override func restingPlace(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
        let row = min(max(((target.y + contentInset.top) / rowHeight).rounded(), 0), CGFloat(max(count - 1, 0)))
        return CGPoint(x: 0, y: row * rowHeight - contentInset.top)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // If a finger caught the wheel while it moved, no row is selected yet.
        if !isTracking { picker.didTurn(self) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { picker.didTurn(self) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { picker.didTurn(self) }
}

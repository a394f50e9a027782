import QuartziteUICore

/// A view with one or more wheels of rows; each wheel settles with a row in the middle.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private static let height: CGFloat = 216
    private var wheels: [PickerWheel] = []
    private var isStale = true
    private let band = UIView.part(.tertiarySystemFill)
    /// The rows to which wheels are scrolling after a selection in code, by component.
    private var coming: [Int: Int] = [:]

    /// Creates a picker, 216 points high unless the frame has a height.
    public override init(frame: CGRect) {
        let height = frame.height > 0 ? frame.height : Self.height
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
        prepare()
    }

    /// Creates a picker; `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        band.layer.cornerRadius = 8
        addSubview(band)
    }

    /// The object that provides the numbers of components and rows; a weak reference.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The delegate, which provides the rows' content and is notified of selections; a weak reference.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Whether the selected row is marked by a band; the band is always shown, regardless of this value.
    open var showsSelectionIndicator = true

    private func setNeedsReload() {
        isStale = true
        setNeedsLayout()
    }

    /// Reloads all components.
    open func reloadAllComponents() {
        isStale = false
        coming = [:]
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(component: wheels.count, picker: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        placeWheels()
        for wheel in wheels { wheel.reload() }
    }

    /// Reloads the rows of a component.
    open func reloadComponent(_ component: Int) {
        if isStale { return reloadAllComponents() }
        wheel(component)?.reload()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        if isStale { reloadAllComponents() }
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// The number of components.
    open var numberOfComponents: Int {
        if isStale { reloadAllComponents() }
        return wheels.count
    }

    /// Returns the number of rows in a component; 0 for an index out of range.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// Returns the size of a component's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }

    /// Returns the view of a row if it is visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.view(for: row)
    }

    /// Returns the selected row of a component, also while it scrolls there after `selectRow`; −1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        coming[component] ?? wheel(component)?.selectedRow ?? -1
    }

    /// Selects a row without calling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component), (0..<wheel.count).contains(row) else { return }
        let isThere = row == wheel.selectedRow && wheel.motion == nil
        coming[component] = animated && !isThere ? row : nil
        wheel.select(row, animated: animated)
    }

    /// Called when a wheel has settled.
    func didTurn(_ wheel: PickerWheel) {
        if coming.removeValue(forKey: wheel.component) != nil { return }
        delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
    }

    // MARK: Layout

    /// Lays out the wheels and the band.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isStale { reloadAllComponents() }
        placeWheels()
        let height = wheels.first?.rowHeight ?? 32
        band.frame = CGRect(x: 9, y: bounds.midY - height / 2, width: max(bounds.width - 18, 0), height: height)
    }

    private func placeWheels() {
        let gap: CGFloat = 5
        let own = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
        let usedWidth = own.reduce(0) { $0 + max($1, 0) }
        let flexible = own.count { $0 <= 0 }
        let available = bounds.width - 18 - gap * CGFloat(max(wheels.count - 1, 0))
        let flexibleWidth = flexible > 0 ? max(available - usedWidth, 0) / CGFloat(flexible) : 0
        let widths = own.map { $0 > 0 && $0.isFinite ? $0 : flexibleWidth }
        var x = (bounds.width - widths.reduce(0, +) - gap * CGFloat(max(wheels.count - 1, 0))) / 2
        for (wheel, width) in zip(wheels, widths) {
            let place = CGRect(x: x, y: 0, width: width, height: bounds.height)
            let frame = isRightToLeft ? place.mirrored(in: bounds) : place
            if wheel.frame != frame { wheel.frame = frame }
            x += width + gap
        }
    }

    /// Returns the given width, but at least 320 points, and a height of 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 320), height: Self.height)
    }
    /// The size, 320 by 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
}

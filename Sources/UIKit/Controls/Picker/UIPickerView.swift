import QuartzCore

/// Wheels of rows, of which each comes to rest with one row in the middle.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private static let height: CGFloat = 216
    private var wheels: [PickerWheel] = []
    private var isStale = true
    private let band = UIView.part(.tertiarySystemFill)
    /// Rows chosen by code that are on their way to the middle, by wheel.
    private var coming: [Int: Int] = [:]

    /// A picker 216 points high unless it is given a height.
    public override init(frame: CGRect) {
        let height = frame.height > 0 ? frame.height : Self.height
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
        prepare()
    }

    /// A picker; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        band.layer.cornerRadius = 8
        addSubview(band)
    }

    /// Says how many wheels and rows there are; not held.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// Says what rows show, and hears which is chosen; not held.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Whether a band shows where the middle is; always, whatever is set.
    open var showsSelectionIndicator = true

    private func setNeedsReload() {
        isStale = true
        setNeedsLayout()
    }

    /// Asks for all wheels again.
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

    /// Asks for the rows of one wheel again.
    open func reloadComponent(_ component: Int) {
        if isStale { return reloadAllComponents() }
        wheel(component)?.reload()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        if isStale { reloadAllComponents() }
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// How many wheels there are.
    open var numberOfComponents: Int {
        if isStale { reloadAllComponents() }
        return wheels.count
    }

    /// How many rows a wheel has; 0 for one that is none.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// The size of the rows of a wheel.
    open func rowSize(forComponent component: Int) -> CGSize {
        wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }

    /// The view of a row while it is in sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.view(for: row)
    }

    /// The row in the middle of a wheel, or on its way there; −1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        coming[component] ?? wheel(component)?.selectedRow ?? -1
    }

    /// Turns a wheel to a row; the delegate hears nothing of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component), (0..<wheel.count).contains(row) else { return }
        let isThere = row == wheel.selectedRow && wheel.motion == nil
        coming[component] = animated && !isThere ? row : nil
        wheel.select(row, animated: animated)
    }

    /// A wheel has come to rest.
    func didTurn(_ wheel: PickerWheel) {
        if coming.removeValue(forKey: wheel.component) != nil { return }
        delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
    }

    // MARK: Layout

    /// Places the wheels beside one another, and the band.
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
        let taken = own.reduce(0) { $0 + max($1, 0) }
        let shares = own.count { $0 <= 0 }
        let room = bounds.width - 18 - gap * CGFloat(max(wheels.count - 1, 0))
        let share = shares > 0 ? max(room - taken, 0) / CGFloat(shares) : 0
        let widths = own.map { $0 > 0 && $0.isFinite ? $0 : share }
        var x = (bounds.width - widths.reduce(0, +) - gap * CGFloat(max(wheels.count - 1, 0))) / 2
        for (wheel, width) in zip(wheels, widths) {
            let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if wheel.frame != frame { wheel.frame = frame }
            x += width + gap
        }
    }

    /// As wide as asked, 216 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
}

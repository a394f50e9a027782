import QuartziteUICore

/// What a date picker shows in a style: wheels, labels or a calendar.
@MainActor protocol DatePickerFace: UIView {
    /// The size that the content needs, in points.
    var fittingSize: CGSize { get }
    /// Shows the columns, the limits and the language of the picker.
    func reload()
    /// Shows a date.
    func show(_ date: Date, animated: Bool)
}

/// The wheels of a date picker.
@MainActor final class DateWheelsFace: UIView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let picker: UIDatePicker
    private let wheels = UIPickerView(frame: .zero)

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        addSubview(wheels)
        wheels.dataSource = self
        wheels.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize { CGSize(width: 320, height: 216) }

    func reload() { wheels.reloadAllComponents() }

    func show(_ date: Date, animated: Bool) {
        for (index, column) in picker.shownColumns.enumerated() {
            let row = column.row(of: date, in: picker.usedCalendar)
            if wheels.selectedRow(inComponent: index) != row {
                wheels.selectRow(row, inComponent: index, animated: animated)
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { picker.shownColumns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        picker.shownColumns[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        picker.shownColumns[component].title(row)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        picker.wheelsDidChange(in: component, to: row)
    }
}

import QuartzCore

/// The wheels of a calendar: its months and its years.
@MainActor final class CalendarMonthWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let years = 10_000

    /// Called with the first moment of the chosen month.
    var onSelection: ((Date) -> Void)?
    private let picker = UIPickerView(frame: .zero)
    private let calendar: Calendar
    private var month: Date

    init(_ month: Date, in calendar: Calendar) {
        self.month = month
        self.calendar = calendar
        super.init(frame: .zero)
        addSubview(picker)
        picker.dataSource = self
        picker.delegate = self
        picker.reloadAllComponents()
        show(month)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ month: Date) {
        self.month = month
        let parts = calendar.dateComponents([.year, .month], from: month)
        picker.selectRow((parts.month ?? 1) - 1, inComponent: 0, animated: false)
        picker.selectRow((parts.year ?? 1) - 1, inComponent: 1, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? calendar.standaloneMonthSymbols.count : Self.years
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        guard component == 0 else { return "\(row + 1)" }
        let names = calendar.standaloneMonthSymbols
        return names.indices.contains(row) ? names[row] : nil
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        var parts = calendar.dateComponents([.era, .year, .month], from: month)
        if component == 0 { parts.month = row + 1 } else { parts.year = row + 1 }
        guard let date = calendar.date(from: parts) else { return }
        month = date
        onSelection?(date)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = CGRect(x: 0, y: max((bounds.height - 216) / 2, 0), width: bounds.width, height: 216)
    }
}

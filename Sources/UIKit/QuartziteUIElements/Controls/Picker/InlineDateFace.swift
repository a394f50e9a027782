import QuartziteUICore

/// The calendar of a date picker, with a label for the time below it.
@MainActor final class InlineDateFace: UIView, DatePickerFace, UICalendarSelectionSingleDateDelegate {
    private static let rowHeight: CGFloat = 46
    private static let margin: CGFloat = 16

    private unowned let picker: UIDatePicker
    let calendar = UICalendarView(frame: .zero)
    private let name = UILabel()
    private let time = DatePill(frame: .zero)
    private let showsTime: Bool
    private lazy var selection = UICalendarSelectionSingleDate(delegate: self)

    /// Creates the calendar of a picker; without a time if `showsTime` is false.
    init(_ picker: UIDatePicker, showsTime: Bool = true) {
        self.picker = picker
        self.showsTime = showsTime
        super.init(frame: .zero)
        name.text = "Time"
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        for view in [calendar, name, time] as [UIView] { addSubview(view) }
        calendar.wantsDateDecorations = false
        time.addAction(UIAction { [weak self] _ in self?.openWheels() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var hasDay: Bool { !showsTime || picker.datePickerMode != .time }
    private var hasTime: Bool { showsTime && picker.datePickerMode != .date }

    var fittingSize: CGSize {
        CGSize(width: 320, height: (hasDay ? 340 : 0) + (hasTime ? Self.rowHeight : 0))
    }

    func reload() {
        calendar.isHidden = !hasDay
        for view in [name, time] as [UIView] { view.isHidden = !hasTime }
        time.isEnabled = picker.isEnabled
        calendar.calendar = picker.usedCalendar
        calendar.locale = picker.locale
        let start = picker.minimumDate ?? .distantPast
        calendar.availableDateRange = DateInterval(start: start, end: max(picker.maximumDate ?? .distantFuture, start))
        if calendar.selectionBehavior == nil { calendar.selectionBehavior = selection }
        setNeedsLayout()
    }

    func show(_ date: Date, animated: Bool) {
        let day = picker.usedCalendar.dateComponents([.era, .year, .month, .day], from: date)
        selection.selectedDate = day
        calendar.setVisibleDateComponents(day, animated: animated)
        time.text = picker.timeText(date)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = hasTime ? Self.rowHeight : 0
        calendar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - row, 0))
        let size = time.fittingSize
        let middle = hasDay ? bounds.height - row / 2 : bounds.midY
        name.frame = CGRect(x: Self.margin, y: middle - 11, width: 100, height: 22)
        time.frame = CGRect(
            x: bounds.width - Self.margin - size.width, y: middle - size.height / 2, width: size.width,
            height: size.height)
        mirror([name, time])
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        if let dateComponents { picker.choose(day: dateComponents) }
    }

    private func openWheels() {
        DatePickerPopover.open(picker.timeWheels(), size: CGSize(width: 220, height: 216), from: time, of: picker)
    }
}

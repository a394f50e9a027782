import QuartziteUICore

/// The labels of a compact date picker; a tap opens a calendar or the wheels of a time in a popover.
@MainActor final class CompactDateFace: UIView, DatePickerFace {
    private static let gap: CGFloat = 7

    private unowned let picker: UIDatePicker
    private let day = DatePill(frame: .zero)
    private let time = DatePill(frame: .zero)

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        for pill in [day, time] { addSubview(pill) }
        day.addAction(UIAction { [weak self] _ in self?.openCalendar() }, for: .touchUpInside)
        time.addAction(UIAction { [weak self] _ in self?.openWheels() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var pills: [DatePill] { [day, time].filter { !$0.isHidden } }

    var fittingSize: CGSize {
        let widths = pills.map(\.fittingSize.width)
        return CGSize(
            width: widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0)), height: DatePill.height)
    }

    func reload() {
        day.isHidden = picker.datePickerMode == .time
        time.isHidden = picker.datePickerMode == .date
        for pill in [day, time] { pill.isEnabled = picker.isEnabled }
        setNeedsLayout()
    }

    func show(_ date: Date, animated: Bool) {
        day.text = picker.dayText(date)
        time.text = picker.timeText(date)
        picker.invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for pill in pills {
            let size = pill.fittingSize
            pill.frame = CGRect(
                x: x, y: ((bounds.height - size.height) / 2).roundedToPixels, width: size.width, height: size.height)
            x = pill.frame.maxX + Self.gap
        }
        mirror(pills)
    }

    private func openCalendar() {
        let face = InlineDateFace(picker, showsTime: false)
        DatePickerPopover.open(face, size: CGSize(width: 320, height: 348), from: day, of: picker)
        face.reload()
        face.show(picker.date, animated: false)
    }

    private func openWheels() {
        DatePickerPopover.open(picker.timeWheels(), size: CGSize(width: 220, height: 216), from: time, of: picker)
    }
}

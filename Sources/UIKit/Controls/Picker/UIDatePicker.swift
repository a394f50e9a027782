import QuartzCore

/// A control with wheels for a date, a time or a duration.
///
/// All styles are drawn as wheels. The calendar, locale and time zone are those of the stage unless they are set.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What the wheels select; raw values are Apple's.
    public enum Mode: Int, Sendable {
        /// A time of the day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// Hours and minutes of a duration.
        case countDownTimer = 3
    }

    private let wheels = UIPickerView(frame: .zero)
    private lazy var source = DateWheelSource(self)
    private var chosen = SceneContext.current.clock.today
    private var columns: [DateColumn] = []
    /// Whether the wheels run from right to left.
    private var isMirrored = false

    /// Creates a picker, 320 × 216 points unless the frame has a size, at the stage's current date.
    public override init(frame: CGRect) {
        let size = CGSize(
            width: frame.width > 0 ? frame.width : 320, height: frame.height > 0 ? frame.height : 216)
        super.init(frame: CGRect(origin: frame.origin, size: size))
        prepare()
    }

    /// Creates a picker from a storyboard or xib; at the stage's current date, unless that has another one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder).map { decodeDatePickerAttributes(from: $0) }
    }

    private func prepare() {
        addSubview(wheels)
        rebuild()
        wheels.dataSource = source
        wheels.delegate = source
    }

    // MARK: Properties

    /// What the wheels select; a day and a time by default.
    open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
    /// The locale; nil, the default, is the stage's.
    open var locale: Locale? { didSet { rebuild() } }
    /// The calendar; the stage's by default and for nil.
    open var calendar: Calendar! { didSet { rebuild() } }
    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The earliest date; nil, the default, is no limit.
    open var minimumDate: Date? { didSet { select(chosen, animated: false) } }
    /// The latest date; nil, the default, is no limit.
    open var maximumDate: Date? { didSet { select(chosen, animated: false) } }
    /// The interval between rows of minutes, a divisor of 60 up to 30; 1 by default, and for other values.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            rebuild()
        }
    }
    /// The preferred style; it has no effect, because a picker is always drawn as wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The style in which the picker is drawn; always wheels.
    open var datePickerStyle: UIDatePickerStyle { .wheels }
    /// Whether a time is rounded down to ``minuteInterval``; always true.
    open var roundsToMinuteInterval: Bool {
        get { true }
        set {}
    }

    /// The selected date; the stage's current date by default.
    ///
    /// Setting it sends no event.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Selects a date, clamped to ``minimumDate`` and ``maximumDate``; sends no event.
    open func setDate(_ date: Date, animated: Bool) { select(date, animated: animated) }

    /// The selected duration in seconds, 0 to 23 hours and 59 minutes, for the mode `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get {
            let parts = usedCalendar.dateComponents([.hour, .minute], from: chosen)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let seconds = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
            select(usedCalendar.startOfDay(for: chosen).addingTimeInterval(seconds), animated: false)
        }
    }

    // MARK: Wheels

    var usedCalendar: Calendar {
        var calendar = self.calendar ?? Calendar.current
        if let locale { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    var shownColumns: [DateColumn] { columns }

    private func rebuild() {
        columns = DateColumn.columns(
            for: datePickerMode, in: usedCalendar, locale: locale ?? calendar?.locale ?? .current,
            minuteInterval: minuteInterval, around: chosen)
        isMirrored = isRightToLeft
        let (hour, minute) = (columns.firstIndex { $0.part == .hour }, columns.firstIndex { $0.part == .minute })
        // Digits run from left to right in every language, so hours stay to the left of minutes.
        if isMirrored, let hour, let minute { columns.swapAt(hour, minute) }
        wheels.reloadAllComponents()
        select(chosen, animated: false)
    }

    private func select(_ date: Date, animated: Bool) {
        chosen = max(min(date, maximumDate ?? date), minimumDate ?? .distantPast)
        for (index, column) in columns.enumerated() {
            let row = column.row(of: chosen, in: usedCalendar)
            if wheels.selectedRow(inComponent: index) != row {
                wheels.selectRow(row, inComponent: index, animated: animated)
            }
        }
        tellObservers()
    }

    /// Takes the date that the wheels show.
    func wheelsDidChange(in component: Int, to row: Int) {
        guard columns.indices.contains(component) else { return }
        select(columns[component].date(chosen, movedTo: row, in: usedCalendar), animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Lays out the wheels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isMirrored != isRightToLeft { rebuild() }
        wheels.frame = bounds
    }

    /// The size of the wheels, 320 × 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    /// Returns the size of the wheels, 320 × 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Styles of a date picker; raw values are Apple's.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style for the device.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A label that opens a calendar; drawn as wheels.
    case compact = 2
    /// A calendar; drawn as wheels.
    case inline = 3
}

/// The rows of a date picker's wheels.
@MainActor private final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private weak var picker: UIDatePicker?

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { picker?.shownColumns.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        picker?.shownColumns[component].count ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        picker?.shownColumns[component].title(row)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        picker?.wheelsDidChange(in: component, to: row)
    }
}

import QuartziteUICore

/// A control for a date, a time or a duration: wheels, a calendar, or labels that open them.
///
/// The calendar, locale and time zone are those of the stage unless they are set.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What the picker selects; raw values are Apple's.
    public enum Mode: Int, Sendable {
        /// A time of the day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// Hours and minutes of a duration.
        case countDownTimer = 3
        /// A month and a year.
        case yearAndMonth = 4
    }

    private var face: (any DatePickerFace)?
    private var faceStyle: UIDatePickerStyle?
    private var selectedDate = SceneContext.current.clock.today
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
        PropertyTables.datePicker.decode(self, from: coder)
    }

    private func prepare() { rebuild() }

    // MARK: Properties

    /// What the picker selects; a day and a time by default.
    open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
    /// The locale; nil, the default, is the stage's.
    open var locale: Locale? { didSet { rebuild() } }
    /// The calendar; the stage's by default and for nil.
    open var calendar: Calendar! { didSet { rebuild() } }
    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The earliest date; nil, the default, is no limit.
    open var minimumDate: Date? { didSet { limitsDidChange() } }
    /// The latest date; nil, the default, is no limit.
    open var maximumDate: Date? { didSet { limitsDidChange() } }
    /// The interval between rows of minutes, a divisor of 60 up to 30; 1 by default, and for other values.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            rebuild()
        }
    }
    /// The preferred style; automatic by default, which is compact, and wheels for durations and months.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
    /// The style in which the picker is drawn; durations and months always have wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// Whether the picker receives touches; true by default.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { face?.reload() } } }
    /// Whether a time is rounded down to ``minuteInterval``; true by default.
    open var roundsToMinuteInterval = true { didSet { select(selectedDate, animated: false) } }

    /// The selected date; the stage's current date by default.
    ///
    /// Setting it sends no event.
    open var date: Date {
        get { selectedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Selects a date, clamped to ``minimumDate`` and ``maximumDate``; sends no event.
    open func setDate(_ date: Date, animated: Bool) { select(date, animated: animated) }

    /// The selected duration in seconds, 0 to 23 hours and 59 minutes, for the mode `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get {
            let parts = usedCalendar.dateComponents([.hour, .minute], from: selectedDate)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let seconds = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
            select(usedCalendar.startOfDay(for: selectedDate).addingTimeInterval(seconds), animated: false)
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
            for: datePickerMode, in: usedCalendar, locale: locale ?? calendar?.namedLocale ?? .current,
            minuteInterval: minuteInterval, around: selectedDate)
        isMirrored = isRightToLeft
        let (hour, minute) = (columns.firstIndex { $0.part == .hour }, columns.firstIndex { $0.part == .minute })
        // Digits run from left to right in every language, so hours stay to the left of minutes.
        if isMirrored, let hour, let minute { columns.swapAt(hour, minute) }
        if faceStyle != datePickerStyle { changeFace() }
        face?.reload()
        invalidateIntrinsicContentSize()
        select(selectedDate, animated: false)
    }

    private func changeFace() {
        face?.removeFromSuperview()
        let made: any DatePickerFace =
            switch datePickerStyle {
            case .compact: CompactDateFace(self)
            case .inline: InlineDateFace(self)
            default: DateWheelsFace(self)
            }
        (face, faceStyle) = (made, datePickerStyle)
        addSubview(made)
        setNeedsLayout()
    }

    private func limitsDidChange() {
        face?.reload()
        select(selectedDate, animated: false)
    }

    private func select(_ date: Date, animated: Bool) {
        let desired = roundsToMinuteInterval ? rounded(date) : date
        selectedDate = max(min(desired, maximumDate ?? desired), minimumDate ?? .distantPast)
        face?.show(selectedDate, animated: animated)
        notifyObservers()
    }

    /// Returns the last moment at a multiple of the minute interval, for pickers that show minutes.
    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, datePickerMode != .date, datePickerMode != .yearAndMonth else { return date }
        return date.addingTimeInterval(-60 * Double(usedCalendar.component(.minute, from: date) % minuteInterval))
    }

    /// Takes the date that the wheels show.
    func wheelsDidChange(in component: Int, to row: Int) {
        guard columns.indices.contains(component) else { return }
        choose(columns[component].date(selectedDate, movedTo: row, in: usedCalendar))
    }

    private func choose(_ date: Date) {
        select(date, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Calendars and labels

    /// Takes a day of the calendar, and keeps the time.
    func choose(day: DateComponents) {
        var parts = usedCalendar.dateComponents([.hour, .minute, .second], from: selectedDate)
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        usedCalendar.date(from: parts).map(choose)
    }

    /// Returns wheels for the time, which change this picker.
    func timeWheels() -> UIDatePicker {
        let wheels = UIDatePicker(frame: .zero)
        (wheels.calendar, wheels.locale, wheels.timeZone) = (calendar, locale, timeZone)
        wheels.datePickerMode = .time
        wheels.preferredDatePickerStyle = .wheels
        wheels.minuteInterval = minuteInterval
        wheels.roundsToMinuteInterval = roundsToMinuteInterval
        (wheels.minimumDate, wheels.maximumDate) = (minimumDate, maximumDate)
        wheels.date = selectedDate
        wheels.addAction(
            UIAction { [weak self, weak wheels] _ in if let wheels { self?.choose(wheels.date) } },
            for: .valueChanged)
        return wheels
    }

    /// Returns the day of a date in the language of the picker.
    func dayText(_ date: Date) -> String { text(of: date) { $0.dateStyle = .medium } }
    /// Returns the time of a date in the language of the picker.
    func timeText(_ date: Date) -> String { text(of: date) { $0.timeStyle = .short } }

    private func text(of date: Date, _ prepare: (Foundation.DateFormatter) -> Void) -> String {
        let formatter = Foundation.DateFormatter(
            in: usedCalendar.timeZone, of: locale ?? calendar?.namedLocale ?? SceneContext.current.settings.locale)
        formatter.calendar = usedCalendar
        prepare(formatter)
        return formatter.string(from: date)
    }

    /// Lays out the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isMirrored != isRightToLeft { rebuild() }
        face?.frame = bounds
    }

    /// The size of the content: for wheels, 320 × 216 points.
    open override var intrinsicContentSize: CGSize { face?.fittingSize ?? CGSize(width: 320, height: 216) }
    /// Returns the size of the content: for wheels, 320 × 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Styles of a date picker; raw values are Apple's.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style for the device.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Labels that open a calendar, or the wheels of a time, in a popover.
    case compact = 2
    /// A calendar, with a label that opens the wheels of a time.
    case inline = 3
}

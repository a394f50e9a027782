import QuartziteUICore

/// How the days of a calendar view are selected; one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// The view that has the selection.
    weak var view: UICalendarView?

    override init() { super.init() }

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { view?.update() }

    // MARK: Days

    /// Whether a tap on a day changes the selection.
    func canTap(_ day: DateComponents) -> Bool { true }
    /// Whether a day is selected.
    func contains(_ date: Date, in calendar: Calendar) -> Bool { false }
    /// Changes the selection by a tap on a day, and notifies the delegate.
    func tap(_ day: DateComponents, _ date: Date, in calendar: Calendar) {}
    /// Whether days are selected by weeks.
    var selectsWeeks: Bool { false }

    /// Returns the first moment of the day of some components.
    static func day(of components: DateComponents?, in calendar: Calendar) -> Date? {
        guard var components else { return nil }
        (components.calendar, components.timeZone) = (nil, nil)
        return calendar.date(from: components).map(calendar.startOfDay)
    }
}

/// The selection of one day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected day; nil, the default, for none.
    ///
    /// Setting it does not notify the delegate.
    open var selectedDate: DateComponents? { didSet { view?.update() } }

    /// Creates a selection without a day, with a delegate that it references weakly.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a day; nil for none.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func canTap(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

    override func contains(_ date: Date, in calendar: Calendar) -> Bool {
        Self.day(of: selectedDate, in: calendar) == date
    }

    override func tap(_ day: DateComponents, _ date: Date, in calendar: Calendar) {
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

/// Methods that restrict and observe the selection of a day.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called after a tap selected a day.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether a day can be selected; true by default.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns true.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The selection of several days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected days, in the order in which they were selected; none by default.
    ///
    /// Setting them does not notify the delegate.
    open var selectedDates: [DateComponents] = [] { didSet { view?.update() } }

    /// Creates a selection without days, with a delegate that it references weakly.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects days in place of all others.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func canTap(_ day: DateComponents) -> Bool {
        guard let calendar = view?.shownCalendar, let date = Self.day(of: day, in: calendar) else { return false }
        return contains(date, in: calendar)
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }

    override func contains(_ date: Date, in calendar: Calendar) -> Bool {
        selectedDates.contains { Self.day(of: $0, in: calendar) == date }
    }

    override func tap(_ day: DateComponents, _ date: Date, in calendar: Calendar) {
        if contains(date, in: calendar) {
            selectedDates.removeAll { Self.day(of: $0, in: calendar) == date }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// Methods that restrict and observe the selection of days.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called after a tap selected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called after a tap deselected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns whether a day can be selected; true by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
    /// Returns whether a day can be deselected; true by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
        -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// The selection of a week.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// The selected week, with its week of the year and the year for that; nil, the default, for none.
    ///
    /// Setting it does not notify the delegate.
    open var selectedWeekOfYear: DateComponents? { didSet { view?.update() } }

    /// Creates a selection without a week, with a delegate that it references weakly.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a week; nil for none.
    open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) { selectedWeekOfYear = weekOfYear }

    override var selectsWeeks: Bool { true }

    private func week(of date: Date, in calendar: Calendar) -> DateComponents {
        var week = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
        week.calendar = calendar
        return week
    }

    override func canTap(_ day: DateComponents) -> Bool {
        guard let calendar = view?.shownCalendar, let date = Self.day(of: day, in: calendar) else { return false }
        return delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: date, in: calendar)) ?? true
    }

    override func contains(_ date: Date, in calendar: Calendar) -> Bool {
        guard let selectedWeekOfYear else { return false }
        let week = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
        return week.weekOfYear == selectedWeekOfYear.weekOfYear
            && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
    }

    override func tap(_ day: DateComponents, _ date: Date, in calendar: Calendar) {
        selectedWeekOfYear = week(of: date, in: calendar)
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: selectedWeekOfYear)
    }
}

/// Methods that restrict and observe the selection of a week.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// Called after a tap selected a week.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Returns whether a week can be selected; true by default.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Returns true.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}

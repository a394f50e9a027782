import QuartzCore

/// A view that shows the days of a month, with decorations and a selection.
///
/// A swipe, or a button at the top, shows another month; a tap on the month opens wheels for month and year. Today is
/// the current day of the stage.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 24
    private static let margin: CGFloat = 8

    private let header = CalendarHeader(frame: .zero)
    private let weekdays = UIView.part()
    private let scroller = UIScrollView()
    private lazy var follower = CalendarScrolling(self)
    private var wheels: CalendarMonthWheels?
    /// The pages for the months before, at and after the visible one; without those out of range.
    private var pages: [CalendarMonthPage] = []
    private var month: Date
    private var ownCalendar: Calendar?
    private var days = DateInterval(start: .distantPast, end: .distantFuture)

    /// Creates a view that shows the current month.
    public override init(frame: CGRect) {
        month = SceneContext.current.clock.today
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view that shows the current month; `coder` is not read.
    public required init?(coder: NSCoder) {
        month = SceneContext.current.clock.today
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.alwaysBounceVertical = false
        scroller.delegate = follower
        header.tappedStep = { [weak self] in self?.step($0) }
        header.tappedTitle = { [weak self] in self?.toggleWheels() }
        for view in [header, weekdays, scroller] { addSubview(view) }
        rebuild()
    }

    // MARK: Properties

    /// The delegate, which provides decorations; a weak reference.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { decorate(pages.flatMap(\.days)) } }
    /// How days are selected; nil, the default, for days that cannot be selected.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue?.view === self { oldValue?.view = nil }
            selectionBehavior?.view = self
            update()
        }
    }
    /// The calendar; the stage's by default.
    open var calendar: Calendar {
        get { ownCalendar ?? Calendar.current }
        set {
            ownCalendar = newValue
            rebuild()
        }
    }
    /// The locale of the names; nil, the default, is that of the calendar, or of the scene if the calendar has none.
    open var locale: Locale? { didSet { rebuild() } }
    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The design of the fonts; the default one by default.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { rebuild() } }
    /// The interval of the days that can be shown and selected; without limits by default.
    open var availableDateRange: DateInterval {
        get { days }
        set {
            days = newValue
            month = Self.start(of: min(max(month, newValue.start), newValue.end), in: shownCalendar)
            rebuild()
        }
    }
    /// Whether decorations are shown; true by default.
    open var wantsDateDecorations = true { didSet { decorate(pages.flatMap(\.days)) } }

    /// The visible month.
    open var visibleDateComponents: DateComponents {
        get { components([.era, .year, .month], of: month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date, within ``availableDateRange``; does nothing if there is no such date.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = UICalendarSelection.day(of: dateComponents, in: shownCalendar) else { return }
        show(Self.start(of: date, in: shownCalendar), animated: animated)
    }

    /// Requests the decorations of days again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let desired = Set(dates.compactMap { UICalendarSelection.day(of: $0, in: shownCalendar) })
        decorate(pages.flatMap(\.days).filter { desired.contains($0.date) })
    }

    // MARK: Months

    /// The calendar with the locale and the time zone of the view.
    var shownCalendar: Calendar {
        var calendar = calendar
        calendar.locale = shownLocale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private var shownLocale: Locale { locale ?? calendar.namedLocale ?? SceneContext.current.settings.locale }

    private static func start(of date: Date, in calendar: Calendar) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    private func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
        var components = shownCalendar.dateComponents(parts, from: date)
        components.calendar = shownCalendar
        return components
    }

    /// Returns a month before or after the visible one; nil if it has no day in the available range.
    private func month(_ distance: Int, from date: Date) -> Date? {
        let calendar = shownCalendar
        guard let found = calendar.date(byAdding: .month, value: distance, to: date),
            let end = calendar.date(byAdding: .month, value: 1, to: found), found <= days.end, end > days.start
        else { return nil }
        return found
    }

    /// Loads the months around the visible one.
    private func rebuild() {
        month = Self.start(of: month, in: shownCalendar)
        for page in pages { page.removeFromSuperview() }
        let calendar = shownCalendar
        let locale = shownLocale
        pages = [-1, 0, 1].compactMap { month($0, from: month) }.map {
            CalendarMonthPage($0, in: calendar, locale: locale)
        }
        for page in pages {
            scroller.addSubview(page)
            for day in page.days {
                day.fontDesign = fontDesign
                day.addAction(UIAction { [weak self, weak day] _ in day.map { self?.tap($0) } }, for: .touchUpInside)
            }
        }
        nameWeekdays(calendar)
        nameMonth()
        update()
        decorate(pages.flatMap(\.days))
        setNeedsLayout()
    }

    private func nameWeekdays(_ calendar: Calendar) {
        for view in weekdays.subviews { view.removeFromSuperview() }
        let names = calendar.shortStandaloneWeekdaySymbols
        for index in names.indices {
            let label = UILabel()
            label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased(with: shownLocale)
            label.font = .systemFont(ofSize: 13, weight: .semibold, design: fontDesign)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            weekdays.addSubview(label)
        }
    }

    private func nameMonth() {
        let calendar = shownCalendar
        let formatter = Foundation.DateFormatter(in: calendar.timeZone, of: shownLocale)
        formatter.calendar = calendar
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        header.show(formatter.string(from: month), UIFont.systemFont(ofSize: 17, weight: .semibold, design: fontDesign))
        header.back.isEnabled = month(-1, from: month) != nil
        header.forward.isEnabled = month(1, from: month) != nil
    }

    /// Makes a month the visible one.
    private func showMonth(_ new: Date) {
        let old = visibleDateComponents
        guard new != month else { return }
        month = new
        rebuild()
        layoutIfNeeded()
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    private func show(_ date: Date, animated: Bool) {
        let desired = Self.start(of: min(max(date, days.start), days.end), in: shownCalendar)
        guard desired != month else { return }
        if animated, window != nil, let index = pages.firstIndex(where: { $0.month == desired }) {
            follower.isMoving = true
            scroller.setContentOffset(CGPoint(x: CGFloat(index) * scroller.bounds.width, y: 0), animated: true)
        } else {
            showMonth(desired)
        }
    }

    private func step(_ distance: Int) { month(distance, from: month).map { show($0, animated: true) } }

    /// Makes the month at which scrolling ended the visible one.
    func scrollingDidEnd() {
        guard scroller.bounds.width > 0 else { return }
        let place = (scroller.bounds.minX / scroller.bounds.width).rounded()
        let index = place.isFinite ? Int(min(max(place, 0), 2)) : 0
        if pages.indices.contains(index) { showMonth(pages[index].month) }
    }

    private func toggleWheels() {
        header.isOpen.toggle()
        let closed = wheels
        wheels = nil
        if header.isOpen {
            let opened = CalendarMonthWheels(month, in: shownCalendar)
            opened.onSelection = { [weak self] in self?.show($0, animated: false) }
            opened.alpha = 0
            wheels = opened
            addSubview(opened)
            AnimationContext.outside {
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
            closed?.alpha = 0
            wheels?.alpha = 1
            for view in [weekdays, scroller] { view.alpha = wheels == nil ? 1 : 0 }
        } completion: { _ in
            closed?.removeFromSuperview()
        }
    }

    // MARK: Days

    /// Shows the state of all days.
    func update() {
        let calendar = shownCalendar
        let today = calendar.startOfDay(for: SceneContext.current.clock.today)
        for day in pages.flatMap(\.days) {
            var state = CalendarDayView.DayState()
            state.isToday = day.date == today
            state.isSelected = selectionBehavior?.contains(day.date, in: calendar) ?? false
            state.isEnabled = isAvailable(day.date) && (selectionBehavior?.canTap(components(of: day)) ?? true)
            day.isUserInteractionEnabled = selectionBehavior != nil
            day.show(state)
        }
    }

    private func isAvailable(_ date: Date) -> Bool {
        let end = shownCalendar.date(byAdding: .day, value: 1, to: date) ?? date
        return end > days.start && date <= days.end
    }

    private func components(of day: CalendarDayView) -> DateComponents {
        components([.era, .year, .month, .day], of: day.date)
    }

    private func tap(_ day: CalendarDayView) {
        guard let selectionBehavior, day.dayState.isEnabled else { return }
        selectionBehavior.tap(components(of: day), day.date, in: shownCalendar)
    }

    private func decorate(_ days: [CalendarDayView]) {
        for day in days {
            guard wantsDateDecorations, let delegate else {
                day.decorate(nil)
                continue
            }
            day.decorate(delegate.calendarView(self, decorationFor: components(of: day))?.makeView())
        }
    }

    // MARK: Layout

    /// Lays out the header, the names of the weekdays and the days.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: Self.margin, bottom: Self.margin, right: Self.margin))
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.headerHeight)
        weekdays.frame = CGRect(x: area.minX, y: Self.headerHeight, width: area.width, height: Self.weekdayHeight)
        let width = area.width / 7
        for (index, label) in weekdays.subviews.enumerated() {
            let column = CGFloat(isRightToLeft ? 6 - index : index)
            label.frame = CGRect(
                x: (column * width).roundedToPixels, y: 0, width: width.roundedToPixels, height: Self.weekdayHeight)
        }
        let top = Self.headerHeight + Self.weekdayHeight
        let frame = CGRect(x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
        let isNew = scroller.frame != frame
        scroller.frame = frame
        wheels?.frame = CGRect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: bounds.height - Self.headerHeight)
        scroller.contentSize = CGSize(width: frame.width * CGFloat(pages.count), height: frame.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(index) * frame.width, y: 0, width: frame.width, height: frame.height)
        }
        guard let current = pages.firstIndex(where: { $0.month == month }),
            isNew || !follower.isMoving
        else { return }
        scroller.contentOffset = CGPoint(x: CGFloat(current) * frame.width, y: 0)
    }

    /// A size of 320 × 340 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 340) }
    /// Returns a size of at least 320 × 340 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 320), height: max(size.height, 340))
    }
}

/// Follows the scroll view of a calendar.
@MainActor private final class CalendarScrolling: NSObject, UIScrollViewDelegate {
    private weak var view: UICalendarView?
    /// Whether the months move, with a finger or after it.
    var isMoving = false

    init(_ view: UICalendarView) {
        self.view = view
        super.init()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMoving = true }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { end() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { end() }
    }

    private func end() {
        isMoving = false
        view?.scrollingDidEnd()
    }
}

extension Calendar {
    /// The locale; nil for the one without a name that a calendar has which was created by its identifier.
    var namedLocale: Locale? { locale.flatMap { $0.identifier.isEmpty ? nil : $0 } }
}

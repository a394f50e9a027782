import QuartziteUICore

/// The days of a month, in up to six lines of a week each.
@MainActor final class CalendarMonthPage: UIView {
    /// The lines for which there is space.
    static let lines: CGFloat = 6

    /// The first moment of the month.
    let month: Date
    private let calendar: Calendar
    /// The number of empty places before the first day.
    private let offset: Int
    private(set) var days: [CalendarDayView] = []

    init(_ month: Date, in calendar: Calendar, locale: Locale) {
        self.month = month
        self.calendar = calendar
        let weekday = calendar.component(.weekday, from: month)
        offset = (weekday - calendar.firstWeekday + 7) % 7
        super.init(frame: .zero)
        let formatter = Foundation.NumberFormatter()
        formatter.locale = locale
        for number in calendar.range(of: .day, in: .month, for: month) ?? 1..<2 {
            guard let date = calendar.date(byAdding: .day, value: number - 1, to: month) else { continue }
            let text = formatter.string(from: NSNumber(value: number)) ?? "\(number)"
            let day = CalendarDayView(calendar.startOfDay(for: date), text)
            days.append(day)
            addSubview(day)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        let height = bounds.height / Self.lines
        for (index, day) in days.enumerated() {
            let place = index + offset
            let column = CGFloat(isRightToLeft ? 6 - place % 7 : place % 7)
            day.frame = CGRect(
                x: (column * width).roundedToPixels, y: (CGFloat(place / 7) * height).roundedToPixels,
                width: width.roundedToPixels, height: height.roundedToPixels)
        }
    }
}

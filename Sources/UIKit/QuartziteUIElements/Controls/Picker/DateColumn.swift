import QuartziteUICore

/// A wheel of a date picker: the values of one part of a date.
struct DateColumn {
    /// What a wheel selects.
    enum Part: Equatable {
        case year, month, day, hour, minute, halfDay
        /// Whole days, counted from one in the middle of the wheel.
        case wholeDay
    }

    let part: Part
    let count: Int
    let title: (Int) -> String
    /// The difference of the values of adjacent rows.
    private var interval = 1
    /// Whether hours are counted from 12 to 11, twice a day.
    private var isHalved = false
    private var middle = Date.distantPast

    private static let years = 10_000
    private static let days = 20_001

    private init(_ part: Part, _ count: Int, _ title: @escaping (Int) -> String) {
        (self.part, self.count, self.title) = (part, count, title)
    }

    /// Returns the wheels of a mode, in the order of the locale.
    static func columns(
        for mode: UIDatePicker.Mode, in calendar: Calendar, locale: Locale, minuteInterval: Int, around date: Date
    ) -> [DateColumn] {
        switch mode {
        case .date, .yearAndMonth:
            let order =
                Foundation.DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMMdy"
            var parts: [(Character, DateColumn)] = [
                ("y", DateColumn(.year, years) { "\($0 + 1)" }),
                ("M", DateColumn(.month, calendar.monthSymbols.count) { [names = calendar.monthSymbols] in names[$0] }),
                ("d", DateColumn(.day, 31) { "\($0 + 1)" }),
            ]
            if mode == .yearAndMonth { parts.removeLast() }
            return parts.sorted { a, b in
                (order.firstIndex(of: a.0) ?? order.endIndex) < (order.firstIndex(of: b.0) ?? order.endIndex)
            }.map(\.1)
        case .time: return times(in: calendar, locale: locale, minuteInterval: minuteInterval)
        case .dateAndTime:
            return [wholeDays(in: calendar, locale: locale, around: date)]
                + times(in: calendar, locale: locale, minuteInterval: minuteInterval)
        case .countDownTimer:
            return [
                DateColumn(.hour, 24) { $0 == 1 ? "1 hour" : "\($0) hours" },
                minutes(every: minuteInterval) { "\($0) min" },
            ]
        }
    }

    private static func times(in calendar: Calendar, locale: Locale, minuteInterval: Int) -> [DateColumn] {
        let format = Foundation.DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
        let minutes = minutes(every: minuteInterval) { $0 < 10 ? "0\($0)" : "\($0)" }
        guard format.contains("a") else { return [DateColumn(.hour, 24) { $0 < 10 ? "0\($0)" : "\($0)" }, minutes] }
        var hours = DateColumn(.hour, 12) { $0 == 0 ? "12" : "\($0)" }
        hours.isHalved = true
        return [
            hours, minutes,
            DateColumn(.halfDay, 2) { [names = [calendar.amSymbol, calendar.pmSymbol]] in names[$0] },
        ]
    }

    private static func minutes(every interval: Int, _ title: @escaping (Int) -> String) -> DateColumn {
        var column = DateColumn(.minute, 60 / interval) { title($0 * interval) }
        column.interval = interval
        return column
    }

    private static func wholeDays(in calendar: Calendar, locale: Locale, around date: Date) -> DateColumn {
        let middle = calendar.startOfDay(for: date)
        let formatter = Foundation.DateFormatter(in: calendar.timeZone, of: locale)
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        var column = DateColumn(.wholeDay, days) { row in
            calendar.date(byAdding: .day, value: row - days / 2, to: middle).map { formatter.string(from: $0) } ?? ""
        }
        column.middle = middle
        return column
    }

    /// Returns the row of a date.
    func row(of date: Date, in calendar: Calendar) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        let row =
            switch part {
            case .year: (parts.year ?? 1) - 1
            case .month: (parts.month ?? 1) - 1
            case .day: (parts.day ?? 1) - 1
            case .hour: isHalved ? hour % 12 : hour
            case .minute: (parts.minute ?? 0) / interval
            case .halfDay: hour / 12
            case .wholeDay:
                Self.days / 2
                    + (calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day ?? 0)
            }
        return min(max(row, 0), count - 1)
    }

    /// Returns a date with this part changed to that of a row; a day that the month lacks becomes its last one.
    func date(_ date: Date, movedTo row: Int, in calendar: Calendar) -> Date {
        if part == .wholeDay {
            return calendar.date(byAdding: .day, value: row - self.row(of: date, in: calendar), to: date) ?? date
        }
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        switch part {
        case .year: parts.year = row + 1
        case .month: parts.month = row + 1
        case .day: parts.day = row + 1
        case .hour: parts.hour = isHalved ? hour / 12 * 12 + row : row
        case .minute: parts.minute = row * interval
        case .halfDay: parts.hour = hour % 12 + row * 12
        case .wholeDay: break
        }
        var first = parts
        first.day = 1
        let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
        parts.day = min(parts.day ?? 1, days)
        return calendar.date(from: parts) ?? date
    }
}

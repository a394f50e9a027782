import QuartziteUIFoundation

/// Dates as they are written in English: 2026-11-23, 11/23/2026, November 23, 23 November 2026, tomorrow at 3 pm.
enum DateText {
    private static let months =
        "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
        + "nov(?:ember)?|dec(?:ember)?"
    private static let time = #"(?:,?\s+(?:at\s+)?(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap]\.?m\.?)?)"#
    /// A time that is certainly one: with minutes, or with the half of the day.
    private static let clock = #"(?:,?\s+(?:at\s+)?\d{1,2}(?::\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?|\s*[ap]\.?m\.?))?"#

    private static let days: [(pattern: String, read: @Sendable ([String?]) -> DateComponents?)] = [
        (#"(\d{4})-(\d{2})-(\d{2})"#, { day(year: $0[1], month: $0[2], day: $0[3]) }),
        (#"(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})"#, { day(year: $0[3], month: $0[1], day: $0[2]) }),
        (
            #"("# + months + #")\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?"#,
            { day(year: $0[3], month: $0[1], day: $0[2]) }
        ),
        (
            #"(\d{1,2})(?:st|nd|rd|th)?\s+("# + months + #")\.?(?:,?\s+(\d{4}))?"#,
            { day(year: $0[3], month: $0[2], day: $0[1]) }
        ),
        (#"(today|tonight|tomorrow|yesterday)"#, { relative($0[1]) }),
    ]

    /// Returns the dates in a range; a date without a time is at noon, and one without a year in the present year.
    static func matches(in string: NSString, _ range: NSRange) -> [DetectedData] {
        var found: [DetectedData] = []
        for (pattern, read) in days {
            let whole = #"(?i)(?<![\w/.-])"# + pattern + #"(?:[T ]\d{2}:\d{2}(?::\d{2})?)?"# + clock + #"(?![\w/])"#
            for place in TextPattern.matches(whole, in: string, range)
            where !found.contains(where: { NSIntersectionRange($0.range, place).length > 0 }) {
                if let date = date(string.substring(with: place), pattern, read) {
                    found.append(DetectedData(place, .date(date)))
                }
            }
        }
        return found
    }

    private static func date(
        _ text: String, _ pattern: String, _ read: ([String?]) -> DateComponents?
    ) -> Date? {
        let calendar = Calendar.current
        guard
            let groups = TextPattern.groups(
                #"(?i)"# + pattern + #"(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?"# + time + "?", in: text),
            var components = read(groups)
        else { return nil }
        let rest = Array(groups.suffix(5))
        let (hour, minute) = (Int(rest[0] ?? rest[2] ?? ""), Int(rest[1] ?? rest[3] ?? ""))
        let isAfternoon = rest[4]?.lowercased().hasPrefix("p")
        let half = hour.map { hour in
            isAfternoon == true && hour < 12 ? hour + 12 : isAfternoon == false && hour == 12 ? 0 : hour
        }
        (components.hour, components.minute) = (half ?? (groups.contains("tonight") ? 20 : 12), minute ?? 0)
        guard (0..<24).contains(components.hour ?? 0), (0..<60).contains(components.minute ?? 0) else { return nil }
        guard components.isValidDate(in: calendar) else { return nil }
        return calendar.date(from: components)
    }

    private static func day(year: String?, month: String?, day: String?) -> DateComponents? {
        guard let month, let day = day.flatMap({ Int($0) }) else { return nil }
        let name = month.lowercased().prefix(3)
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        guard let number = Int(month) ?? names.firstIndex(of: String(name)).map({ $0 + 1 }) else { return nil }
        let present = Calendar.current.component(.year, from: SceneContext.current.clock.today)
        let written = year.flatMap { Int($0) }
        return DateComponents(year: written.map { $0 < 100 ? 2000 + $0 : $0 } ?? present, month: number, day: day)
    }

    private static func relative(_ word: String?) -> DateComponents? {
        let calendar = Calendar.current
        let offset = ["yesterday": -1, "tomorrow": 1][word?.lowercased() ?? ""] ?? 0
        let date = calendar.date(byAdding: .day, value: offset, to: SceneContext.current.clock.today)
        return date.map { calendar.dateComponents([.year, .month, .day], from: $0) }
    }
}

import UIKit

/// What the fields of an answer say about keeping it.
struct CacheRules {
    /// Whether the answer must not be kept.
    private(set) var isForbidden = false
    /// Whether the server must be asked each time.
    private(set) var mustAsk = false
    /// The time in seconds for which the answer is valid; nil if the server does not say it.
    private(set) var age: TimeInterval?

    init(_ response: HTTPURLResponse) {
        let control = response.value(forHTTPHeaderField: "Cache-Control") ?? ""
        for part in control.lowercased().split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if part == "no-store" { isForbidden = true }
            if part == "no-cache" { mustAsk = true }
            if part.hasPrefix("max-age=") { age = TimeInterval(part.dropFirst("max-age=".count)) }
        }
        guard age == nil, let end = response.value(forHTTPHeaderField: "Expires").flatMap(Self.date),
            let start = response.value(forHTTPHeaderField: "Date").flatMap(Self.date)
        else { return }
        age = end.timeIntervalSince(start)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads a date as servers write it, such as `Tue, 09 Jan 2007 09:41:00 GMT`.
    private static func date(_ text: String) -> Date? {
        let words = text.split { $0 == " " || $0 == ":" }.map(String.init)
        guard words.count == 8, let month = months.firstIndex(of: words[2]) else { return nil }
        let numbers = [1, 3, 4, 5, 6].compactMap { Int(words[$0]) }
        guard numbers.count == 5 else { return nil }
        return Calendar(.gregorian, in: .gmt).date(
            from: DateComponents(
                year: numbers[1], month: month + 1, day: numbers[0], hour: numbers[2], minute: numbers[3],
                second: numbers[4]))
    }
}

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

    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter(in: .gmt, of: Locale(identifier: "en_US_POSIX"))
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text)
    }
}

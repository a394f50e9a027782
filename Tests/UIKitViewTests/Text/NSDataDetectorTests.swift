import Testing
import UIKit

@MainActor @Suite("Data detectors") struct NSDataDetectorTests {
    private static let (link, date, phone) = (UInt64(1 << 6), UInt64(1 << 4), UInt64(1 << 11))

    private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map {
            (text as NSString).substring(with: $0.range)
        }
    }

    @Test(
        "Links end before the punctuation of their sentence",
        arguments: [
            ("See https://github.com/a/b?c=d#e.", "https://github.com/a/b?c=d#e"),
            ("(www.github.com/x_(y))", "www.github.com/x_(y)"), ("write to ada@example.org, please", "ada@example.org"),
            ("on github.com!", "github.com"), ("👍 example.co.uk/path;", "example.co.uk/path"),
        ])
    func links(_ text: String, _ expected: String) throws {
        #expect(try found(text, Self.link) == [expected])
    }

    @Test("Links have URLs with a scheme")
    func urls() throws {
        let text = "www.github.com ada@example.org https://github.com/a"
        let urls = try NSDataDetector(types: Self.link).matches(in: text, range: NSRange(location: 0, length: 51)).map(
            \.url)
        #expect(urls.map { $0?.scheme } == ["http", "mailto", "https"])
        #expect(urls.first??.host == "www.github.com")
    }

    @Test("Telephone numbers are groups of digits, but neither dates nor parts of links")
    func phoneNumbers() throws {
        #expect(
            try found("call (555) 123-4567 or +49 30 1234567.", Self.phone) == ["(555) 123-4567", "+49 30 1234567"])
        #expect(try found("5551234567 and 12345, 3.14159265, v1.2.3", Self.phone) == ["5551234567"])
        #expect(try found("on 2026-11-23, https://github.com/555-123-4567", Self.phone).isEmpty)
        let match = try NSDataDetector(types: Self.phone).firstMatch(
            in: "555-123-4567", range: NSRange(location: 0, length: 12))
        #expect(match?.phoneNumber == "555-123-4567" && match?.url == nil)
    }

    @Test(
        "Dates have a day, and noon without a time",
        arguments: [
            ("2026-03-01", 2026, 3, 1, 12, 0), ("3/1/27 at 4:30 pm", 2027, 3, 1, 16, 30),
            ("March 1st, 2030", 2030, 3, 1, 12, 0), ("24 Dec 2029, 18:15", 2029, 12, 24, 18, 15),
            ("2026-03-01T08:05", 2026, 3, 1, 8, 5),
        ])
    func dates(_ text: String, _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws {
        let sentence = "from \(text) on"
        let match = try #require(
            try NSDataDetector(types: Self.date).firstMatch(
                in: sentence, range: NSRange(location: 0, length: sentence.utf16.count)))
        #expect((sentence as NSString).substring(with: match.range) == text)
        let parts = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute], from: try #require(match.date))
        #expect([parts.year, parts.month, parts.day, parts.hour, parts.minute] == [year, month, day, hour, minute])
    }

    @Test("Impossible dates are none, and a detector without types cannot be made")
    func invalid() throws {
        #expect(try found("2026-13-45 and 31 February 2026", Self.date).isEmpty)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
        let detector = try NSDataDetector(types: Self.link)
        #expect(detector.numberOfMatches(in: "github.com", range: NSRange(location: 5, length: 100)) == 0)
        var seen = 0
        detector.enumerateMatches(in: "github.com github.com", range: NSRange(location: 0, length: 21)) { _, _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }
}

import Foundation
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIDatePickerTests {
    private let screen = TestScreen()

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private func picker(_ mode: UIDatePicker.Mode, at date: String) throws -> UIDatePicker {
        let picker = screen.run { UIDatePicker() }
        picker.calendar = calendar
        picker.datePickerMode = mode
        picker.date = try #require(ISO8601DateFormatter().date(from: date))
        return picker
    }

    private func text(_ picker: UIDatePicker) -> String { ISO8601DateFormatter().string(from: picker.date) }

    /// The titles of the selected rows.
    private func titles(_ picker: UIDatePicker) -> [String] {
        picker.shownColumns.map { $0.title($0.row(of: picker.date, in: picker.usedCalendar)) }
    }

    @Test("Each mode has the wheels of the locale") func modes() throws {
        let date = "2007-01-09T21:41:00Z"
        #expect(titles(try picker(.date, at: date)) == ["January", "9", "2007"])
        #expect(titles(try picker(.time, at: date)) == ["9", "41", "PM"])
        #expect(titles(try picker(.dateAndTime, at: date)).dropFirst() == ["9", "41", "PM"])
        let german = try picker(.date, at: date)
        german.locale = Locale(identifier: "de_DE")
        #expect(titles(german) == ["9", "Januar", "2007"])
        let timer = try picker(.countDownTimer, at: date)
        timer.countDownDuration = 3 * 3600 + 5 * 60
        #expect(titles(timer) == ["3 hours", "5 min"] && timer.countDownDuration == 11_100)
    }

    @Test("A wheel changes its part of the date, and sends an event") func turning() throws {
        let picker = try picker(.date, at: "2024-01-31T10:00:00Z")
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        picker.wheelsDidChange(in: 0, to: 1)
        #expect(text(picker) == "2024-02-29T10:00:00Z" && events == 1)
        picker.wheelsDidChange(in: 2, to: 2022)
        #expect(text(picker) == "2023-02-28T10:00:00Z")
        let time = try self.picker(.time, at: "2024-01-31T09:00:00Z")
        time.wheelsDidChange(in: 2, to: 1)
        #expect(text(time) == "2024-01-31T21:00:00Z")
        time.wheelsDidChange(in: 0, to: 0)
        #expect(text(time) == "2024-01-31T12:00:00Z")
    }

    @Test("Dates stay within the limits, and minutes on the interval") func limits() throws {
        let picker = try picker(.dateAndTime, at: "2024-01-31T10:00:00Z")
        picker.maximumDate = ISO8601DateFormatter().date(from: "2024-02-01T00:00:00Z")
        picker.date = .distantFuture
        #expect(text(picker) == "2024-02-01T00:00:00Z")
        picker.minimumDate = ISO8601DateFormatter().date(from: "2024-01-15T00:00:00Z")
        picker.date = .distantPast
        #expect(text(picker) == "2024-01-15T00:00:00Z")
        picker.minuteInterval = 15
        picker.wheelsDidChange(in: 2, to: 3)
        #expect(text(picker) == "2024-01-15T00:45:00Z")
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }
}

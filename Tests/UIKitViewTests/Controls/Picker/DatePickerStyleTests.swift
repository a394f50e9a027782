import Foundation
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct DatePickerStyleTests {
    let stage = MenuScreen()

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    private func makePicker(_ prepare: (UIDatePicker) -> Void) -> UIDatePicker {
        stage.screen.run {
            let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 360, height: 400))
            picker.calendar = calendar
            picker.locale = Locale(identifier: "en_US")
            prepare(picker)
            stage.root.view.addSubview(picker)
            picker.layoutIfNeeded()
            return picker
        }
    }

    private func tapDay(_ number: Int) throws {
        var found: CalendarDayView?
        stage.screen.window.forEach {
            guard let view = $0 as? UICalendarView, view.window != nil else { return }
            view.forEach {
                guard let day = $0 as? CalendarDayView,
                    calendar.dateComponents([.month, .day], from: day.date) == DateComponents(month: 1, day: number)
                else { return }
                found = day
            }
        }
        let day = try #require(found)
        stage.tap(day.convert(CGPoint(x: day.bounds.midX, y: 10), to: stage.screen.window))
        stage.wait()
    }

    private func text(_ picker: UIDatePicker) -> String { ISO8601DateFormatter().string(from: picker.date) }

    @Test("The automatic style is compact, and durations and months have wheels")
    func automatic() {
        let picker = makePicker { $0.datePickerMode = .date }
        #expect(picker.datePickerStyle == .compact && stage.label("Jan 9, 2007") != nil)
        #expect(picker.intrinsicContentSize.height == 34)
        stage.screen.run { picker.datePickerMode = .countDownTimer }
        #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        stage.screen.run { picker.datePickerMode = .yearAndMonth }
        #expect(picker.datePickerStyle == .wheels && picker.shownColumns.map(\.part) == [.month, .year])
    }

    @Test("A tap on the date of a compact picker opens a calendar, which keeps the time")
    func compactDate() throws {
        var events: [String] = []
        let picker = makePicker { picker in
            picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
            picker.addAction(UIAction { _ in events.append("change") }, for: .valueChanged)
            picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        }
        stage.tap(try #require(stage.place("Jan 9, 2007")))
        stage.wait()
        #expect(stage.root.presentedViewController?.modalPresentationStyle == .popover && events == ["begin"])
        try tapDay(23)
        #expect(text(picker) == "2007-01-23T09:41:00Z" && stage.label("Jan 23, 2007") != nil)
        stage.tap(CGPoint(x: 390, y: 690))
        stage.wait()
        #expect(stage.root.presentedViewController == nil && events == ["begin", "change", "end"])
    }

    @Test("A tap on the time of a compact picker opens wheels in steps of the minute interval")
    func compactTime() throws {
        let picker = makePicker {
            $0.datePickerMode = .time
            $0.minuteInterval = 15
        }
        let shown = try #require(stage.label(picker.timeText(picker.date)))
        stage.tap(shown.convert(CGPoint(x: 5, y: 5), to: stage.screen.window))
        stage.wait()
        var wheels: UIDatePicker?
        stage.root.presentedViewController?.view.forEach { if let found = $0 as? UIDatePicker { wheels = found } }
        #expect(wheels?.datePickerStyle == .wheels && wheels?.shownColumns.map(\.count) == [12, 4, 2])
        stage.screen.run { wheels?.wheelsDidChange(in: 1, to: 3) }
        #expect(text(picker) == "2007-01-09T09:45:00Z")
    }

    @Test("An inline picker shows a calendar within the limits, and the time below it")
    func inline() throws {
        let picker = makePicker {
            $0.preferredDatePickerStyle = .inline
            $0.minimumDate = ISO8601DateFormatter().date(from: "2007-01-05T00:00:00Z")
        }
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 386) && stage.label("Time") != nil)
        try tapDay(4)
        #expect(text(picker) == "2007-01-09T09:41:00Z")
        try tapDay(5)
        #expect(text(picker) == "2007-01-05T09:41:00Z")
        stage.screen.run { picker.datePickerMode = .date }
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 340))
        stage.screen.run { picker.preferredDatePickerStyle = .wheels }
        #expect(picker.datePickerStyle == .wheels && stage.label("Time") == nil)
    }

    @Test("Times are rounded down to the minute interval unless they should not be") func rounding() throws {
        let picker = makePicker {
            $0.preferredDatePickerStyle = .inline
            $0.minuteInterval = 15
        }
        #expect(text(picker) == "2007-01-09T09:30:00Z" && picker.roundsToMinuteInterval)
        let exact = try #require(ISO8601DateFormatter().date(from: "2007-01-12T10:52:00Z"))
        stage.screen.run { picker.setDate(exact, animated: true) }
        #expect(text(picker) == "2007-01-12T10:45:00Z")
        stage.screen.run {
            picker.roundsToMinuteInterval = false
            picker.setDate(exact, animated: true)
        }
        #expect(picker.date == exact)
        stage.screen.run { picker.roundsToMinuteInterval = true }
        #expect(text(picker) == "2007-01-12T10:45:00Z")
        stage.screen.run {
            picker.datePickerMode = .date
            picker.date = exact
        }
        #expect(picker.date == exact, "a picker of days does not round times")
        stage.screen.run { picker.datePickerMode = .yearAndMonth }
        #expect(picker.datePickerStyle == .wheels, "months have wheels in any style")
    }
}

import Foundation
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UICalendarViewTests {
    let stage = MenuScreen()
    let owner = Owner()

    final class Owner: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
    {
        var lines: [String] = []

        private func name(_ day: DateComponents?) -> String {
            "\(day?.year ?? 0)-\(day?.month ?? 0)-\(day?.day ?? 0)"
        }
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            switch dateComponents.day {
            case 3: .default(color: .systemRed, size: .large)
            case 5: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
            case 7: .customView { UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 50)) }
            default: nil
            }
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            lines.append("from \(name(previousDateComponents)) to \(name(calendarView.visibleDateComponents))")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) { lines.append("select \(name(dateComponents))") }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 13 }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { lines.append("add \(name(dateComponents))") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { lines.append("remove \(name(dateComponents))") }
        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) { lines.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
    }

    /// Shows January 2007, the month in which the stage's clock starts.
    private func makeView(_ prepare: (UICalendarView) -> Void = { _ in }) -> UICalendarView {
        stage.screen.run {
            let view = UICalendarView(frame: CGRect(x: 20, y: 50, width: 360, height: 360))
            view.calendar = Calendar(identifier: .gregorian)
            view.timeZone = TimeZone(secondsFromGMT: 0)
            view.locale = Locale(identifier: "en_US")
            view.delegate = owner
            prepare(view)
            stage.root.view.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
    }

    /// The visible days of a view.
    private func days(_ view: UICalendarView) -> [CalendarDayView] {
        var days: [CalendarDayView] = []
        view.forEach {
            guard let day = $0 as? CalendarDayView, let window = day.window else { return }
            let center = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: window)
            if view.convert(view.bounds, to: window).contains(center) { days.append(day) }
        }
        return days
    }

    private func tap(_ number: Int, in view: UICalendarView) {
        let day = days(view)[number - 1]
        stage.tap(day.convert(CGPoint(x: day.bounds.midX, y: 10), to: stage.screen.window))
    }

    @Test("A calendar shows the stage's month, its days under their weekdays, and marks today")
    func month() {
        let view = makeView()
        #expect(view.visibleDateComponents.year == 2007 && view.visibleDateComponents.month == 1)
        #expect(stage.label("January 2007") != nil && stage.label("SUN") != nil)
        let shown = days(view)
        #expect(shown.count == 31 && shown.filter(\.dayState.isToday).map(\.date) == [shown[8].date])
        // The first of January 2007 is a Monday, the second day of a week in the United States.
        #expect(shown[0].frame.midX == shown[7].frame.midX && shown[0].frame.minX > shown[6].frame.minX)
        stage.screen.run {
            view.locale = Locale(identifier: "de_DE")
            var calendar = Calendar(identifier: .gregorian)
            calendar.firstWeekday = 2
            view.calendar = calendar
            view.layoutIfNeeded()
        }
        #expect(stage.label("Januar 2007") != nil)
        #expect(days(view)[0].frame.minX < days(view)[6].frame.minX)
    }

    @Test("A calendar without a locale of its own names the month in the scene's language")
    func sceneLocale() {
        stage.screen.scene.settings.locale = Locale(identifier: "fr_FR")
        _ = makeView { $0.locale = nil }
        #expect(stage.label("janvier 2007") != nil)
    }

    @Test("Buttons and swipes change the month, within the available dates")
    func paging() {
        let view = makeView()
        stage.tap(CGPoint(x: 350, y: 72))
        stage.wait()
        #expect(owner.lines == ["from 2007-1-0 to 2007-2-0"] && stage.label("February 2007") != nil)
        stage.screen.drag([(100, 250), (180, 250), (260, 250), (350, 250)])
        stage.wait()
        #expect(owner.lines.last == "from 2007-2-0 to 2007-1-0" && days(view).count == 31)
        stage.screen.run {
            let start = Date(timeIntervalSinceReferenceDate: 189_900_000)
            view.availableDateRange = DateInterval(start: start, duration: 20 * 86_400)
            view.layoutIfNeeded()
        }
        stage.tap(CGPoint(x: 350, y: 72))
        stage.wait()
        #expect(view.visibleDateComponents.month == 1)
        #expect(days(view).map(\.dayState.isEnabled) == (1...31).map { (7...27).contains($0) })
        stage.screen.run { view.setVisibleDateComponents(DateComponents(year: 2030, month: 5), animated: false) }
        #expect(view.visibleDateComponents.year == 2007)
    }

    @Test("A tap on the month opens wheels for month and year")
    func wheels() throws {
        let view = makeView()
        stage.tap(try #require(stage.place("January 2007")))
        stage.wait()
        var wheels: CalendarMonthWheels?
        view.forEach { if let found = $0 as? CalendarMonthWheels { wheels = found } }
        let picker = try #require(wheels?.subviews.first as? UIPickerView)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 2006)
        stage.screen.run { wheels?.pickerView(picker, didSelectRow: 2009, inComponent: 1) }
        #expect(view.visibleDateComponents.year == 2010 && stage.label("January 2010") != nil)
        stage.tap(try #require(stage.place("January 2010")))
        stage.wait()
        #expect(wheels?.superview == nil && days(view).count == 31)
    }

    @Test("A tap selects one day, unless the delegate refuses it")
    func single() {
        let selection = UICalendarSelectionSingleDate(delegate: owner)
        let view = makeView { $0.selectionBehavior = selection }
        tap(9, in: view)
        tap(11, in: view)
        tap(13, in: view)
        #expect(owner.lines == ["select 2007-1-9", "select 2007-1-11"] && selection.selectedDate?.day == 11)
        #expect(days(view).filter(\.dayState.isSelected).count == 1 && !days(view)[12].dayState.isEnabled)
        stage.screen.run { selection.setSelected(nil, animated: false) }
        #expect(days(view).allSatisfy { !$0.dayState.isSelected } && owner.lines.count == 2)
    }

    @Test("Taps select several days, or a week")
    func several() {
        let selection = UICalendarSelectionMultiDate(delegate: owner)
        let view = makeView { $0.selectionBehavior = selection }
        for number in [2, 20, 2] { tap(number, in: view) }
        #expect(owner.lines == ["add 2007-1-2", "add 2007-1-20", "remove 2007-1-2"])
        #expect(selection.selectedDates.map(\.day) == [20])
        let week: UICalendarSelection = UICalendarSelectionWeekOfYear(delegate: owner)
        stage.screen.run { view.selectionBehavior = week }
        tap(10, in: view)
        #expect(owner.lines.last == "week 2" && days(view).filter(\.dayState.isSelected).count == 7)
    }

    @Test("Days show the decorations of the delegate, which can be requested again")
    func decorations() {
        let view = makeView()
        let shown = days(view)
        #expect(shown.enumerated().filter { $0.element.decoration != nil }.map { $0.offset + 1 } == [3, 5, 7])
        #expect(shown[2].decoration?.bounds.width == 8 && shown[4].decoration is UIImageView)
        #expect((shown[6].decoration?.frame.height ?? 99) <= 16)
        let old = shown[2].decoration
        stage.screen.run {
            view.reloadDecorations(forDateComponents: [DateComponents(year: 2007, month: 1, day: 3)], animated: false)
        }
        #expect(shown[2].decoration !== old && shown[2].decoration != nil)
        stage.screen.run { view.wantsDateDecorations = false }
        #expect(shown.allSatisfy { $0.decoration == nil })
    }
}

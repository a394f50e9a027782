import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Designs and selections in code of calendars") struct CalendarDetailTests {
    private let stage = MenuScreen()
    private let owner = Owner()

    private final class Owner: NSObject, UICalendarSelectionMultiDateDelegate {
        var lines: [String] = []

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { lines.append("add \(dateComponents.day ?? 0)") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { lines.append("remove \(dateComponents.day ?? 0)") }
    }

    private func makeView() -> UICalendarView {
        stage.screen.run {
            let view = UICalendarView(frame: CGRect(x: 20, y: 50, width: 360, height: 360))
            view.calendar = Calendar(identifier: .gregorian)
            view.timeZone = TimeZone(secondsFromGMT: 0)
            view.locale = Locale(identifier: "en_US")
            stage.root.view.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
    }

    private func days(_ view: UICalendarView) -> [CalendarDayView] {
        var days: [CalendarDayView] = []
        view.forEach { if let day = $0 as? CalendarDayView { days.append(day) } }
        return days
    }

    @Test("The month, the weekdays and the days have the design of the font") func designs() {
        let view = makeView()
        func fonts() -> [UIFont] {
            var fonts: [UIFont] = []
            view.forEach { if let label = $0 as? UILabel, label.text != nil { fonts.append(label.font) } }
            return fonts
        }
        let plain = fonts()
        stage.screen.run {
            view.fontDesign = .rounded
            view.layoutIfNeeded()
        }
        let rounded = fonts()
        #expect(plain.count == rounded.count && plain.count > 38)
        #expect(Set(plain).isDisjoint(with: rounded))
        #expect(zip(plain, rounded).allSatisfy { $0.pointSize == $1.pointSize })
        stage.screen.run { view.fontDesign = .default }
        #expect(Set(fonts()) == Set(plain))
    }

    @Test("Days that code selects are marked without calls of the delegate, and a tap deselects one") func several() {
        let selection = UICalendarSelectionMultiDate(delegate: owner)
        let view = makeView()
        stage.screen.run {
            view.selectionBehavior = selection
            let desired = [3, 20].map { DateComponents(year: 2007, month: 1, day: $0) }
            selection.setSelectedDates(desired, animated: true)
        }
        stage.wait()
        #expect(days(view).filter(\.dayState.isSelected).count == 2 && owner.lines.isEmpty)
        #expect(selection.selectedDates.map(\.day) == [3, 20])
        let shown = days(view).filter(\.dayState.isSelected)
        if let first = shown.first {
            stage.tap(first.convert(CGPoint(x: first.bounds.midX, y: 10), to: stage.screen.window))
        }
        #expect(owner.lines == ["remove 3"] && selection.selectedDates.map(\.day) == [20])
        stage.screen.run { selection.setSelectedDates([], animated: false) }
        #expect(days(view).allSatisfy { !$0.dayState.isSelected } && owner.lines.count == 1)
    }

    @Test("A month that code chooses scrolls into view") func visibleMonth() {
        let view = makeView()
        stage.screen.run { view.setVisibleDateComponents(DateComponents(year: 2007, month: 2), animated: true) }
        #expect(stage.label("January 2007") != nil)
        stage.wait()
        #expect(view.visibleDateComponents.month == 2 && stage.label("February 2007") != nil)
        stage.screen.run { view.setVisibleDateComponents(DateComponents(year: 2024, month: 7), animated: true) }
        stage.wait()
        #expect(stage.label("July 2024") != nil)
    }
}

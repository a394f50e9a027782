import UIKit

final class CalendarMultiple: UIViewController, UICalendarSelectionMultiDateDelegate {
    func configure(_ calendar: UICalendarView) {
        let selection = UICalendarSelectionMultiDate(delegate: self)
        selection.setSelectedDates([DateComponents(year: 2024, month: 6, day: 1)], animated: true)
        calendar.selectionBehavior = selection
        calendar.setVisibleDateComponents(DateComponents(year: 2024, month: 7), animated: true)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    }
}

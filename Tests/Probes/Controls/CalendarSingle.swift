import UIKit

final class CalendarSingle: UIViewController, UICalendarSelectionSingleDateDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let calendar = UICalendarView()
        calendar.calendar = Calendar(identifier: .gregorian)
        calendar.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
        let selection = UICalendarSelectionSingleDate(delegate: self)
        selection.selectedDate = DateComponents(year: 2024, month: 6, day: 6)
        calendar.selectionBehavior = selection
        calendar.fontDesign = .rounded
        view.addSubview(calendar)
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        title = dateComponents?.day.map { "\($0)" }
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
    {
        true
    }
}

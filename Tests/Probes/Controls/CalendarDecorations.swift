import UIKit

final class CalendarDecorations: UIViewController, UICalendarViewDelegate {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 1: .default(color: .systemRed, size: .large)
        case 2: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .small)
        case 3: .customView { UILabel() }
        default: nil
        }
    }

    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
        calendarView.reloadDecorations(forDateComponents: [previous], animated: true)
    }
}

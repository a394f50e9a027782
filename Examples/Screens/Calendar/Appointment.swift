import UIKit

struct Appointment: Hashable {
    let title: String
    let time: String
    let color: UIColor
    let day: DateComponents

    static let all = [
        appointment("Dentist", "09:30", .systemTeal, 9),
        appointment("Lunch with Ida", "12:15", .systemOrange, 9),
        appointment("Choir practice", "19:00", .systemPurple, 11),
        appointment("Train to the sea", "08:05", .systemBlue, 13),
        appointment("Parents' evening", "18:30", .systemGreen, 16),
        appointment("Choir practice", "19:00", .systemPurple, 18),
        appointment("Piano tuner", "14:00", .systemBrown, 23),
        appointment("Choir practice", "19:00", .systemPurple, 25),
        appointment("Snow walk", "10:00", .systemIndigo, 28),
    ]

    private static func appointment(_ title: String, _ time: String, _ color: UIColor, _ day: Int) -> Appointment {
        Appointment(title: title, time: time, color: color, day: DateComponents(year: 2007, month: 1, day: day))
    }
}

import UIKit

/// A place on the map; its position is in the map's own coordinates.
struct MapPlace: Hashable {
    let name: String
    let kind: String
    let symbol: String
    let color: UIColor
    let position: CGPoint

    static let all = [
        MapPlace(
            name: "Corner Bakery", kind: "Bakery", symbol: "cup.and.saucer.fill", color: .systemOrange,
            position: CGPoint(x: 320, y: 420)),
        MapPlace(
            name: "Old Mill Park", kind: "Park", symbol: "leaf.fill", color: .systemGreen,
            position: CGPoint(x: 560, y: 320)),
        MapPlace(
            name: "North Station", kind: "Station", symbol: "tram.fill", color: .systemBlue,
            position: CGPoint(x: 690, y: 560)),
        MapPlace(
            name: "River Books", kind: "Bookshop", symbol: "book.fill", color: .systemPurple,
            position: CGPoint(x: 420, y: 640)),
        MapPlace(
            name: "Harbour Baths", kind: "Swimming", symbol: "drop.fill", color: .systemTeal,
            position: CGPoint(x: 250, y: 820)),
        MapPlace(
            name: "Museum of Clocks", kind: "Museum", symbol: "clock.fill", color: .systemBrown,
            position: CGPoint(x: 800, y: 780)),
        MapPlace(
            name: "Pepper & Salt", kind: "Restaurant", symbol: "fork.knife", color: .systemRed,
            position: CGPoint(x: 600, y: 900)),
        MapPlace(
            name: "Garden Theatre", kind: "Theatre", symbol: "ticket.fill", color: .systemPink,
            position: CGPoint(x: 880, y: 430)),
    ]
}

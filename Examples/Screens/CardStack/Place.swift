import UIKit

struct Place: Hashable {
    let name: String
    let country: String
    let distance: Int
    let sky: UIColor
    let land: UIColor

    static let all = [
        Place(name: "Pine Bay", country: "Finland", distance: 12, sky: .systemTeal, land: .systemGreen),
        Place(name: "Red Rocks", country: "Morocco", distance: 48, sky: .systemOrange, land: .systemRed),
        Place(name: "Lake Ober", country: "Austria", distance: 7, sky: .systemBlue, land: .systemIndigo),
        Place(name: "Sand Hills", country: "Namibia", distance: 90, sky: .systemYellow, land: .systemBrown),
        Place(name: "Fern Gully", country: "New Zealand", distance: 31, sky: .systemMint, land: .systemGreen),
        Place(name: "High Moor", country: "Scotland", distance: 22, sky: .systemPurple, land: .systemGray),
    ]
}

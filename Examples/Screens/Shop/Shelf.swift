import UIKit

/// A section of the shop.
struct Shelf: Hashable {
    enum Style: Hashable {
        /// Large cards that page.
        case banner
        /// Cards beside each other.
        case cards
        /// Columns of three rows.
        case rows
        /// A grid of two columns that scrolls with the page.
        case grid
    }

    let title: String
    let style: Style
    let products: [Product]

    static let all = [
        Shelf(
            title: "", style: .banner,
            products: [
                Product(name: "Autumn Mugs", price: 18, shape: .mug, color: .systemOrange),
                Product(name: "Reading Lamps", price: 64, shape: .lamp, color: .systemIndigo),
                Product(name: "House Plants", price: 23, shape: .plant, color: .systemGreen),
            ]),
        Shelf(
            title: "New this week", style: .cards,
            products: [
                Product(name: "Blue Vase", price: 42, shape: .vase, color: .systemBlue),
                Product(name: "Oak Chair", price: 129, shape: .chair, color: .systemBrown),
                Product(name: "Wall Clock", price: 35, shape: .clock, color: .systemTeal),
                Product(name: "Desk Lamp", price: 58, shape: .lamp, color: .systemYellow),
                Product(name: "Tall Vase", price: 49, shape: .vase, color: .systemPink),
            ]),
        Shelf(
            title: "Best sellers", style: .rows,
            products: [
                Product(name: "Everyday Mug", price: 12, shape: .mug, color: .systemRed),
                Product(name: "Kitchen Clock", price: 29, shape: .clock, color: .systemMint),
                Product(name: "Small Fern", price: 15, shape: .plant, color: .systemGreen),
                Product(name: "Stool", price: 75, shape: .chair, color: .systemOrange),
                Product(name: "Night Light", price: 21, shape: .lamp, color: .systemPurple),
                Product(name: "Bud Vase", price: 19, shape: .vase, color: .systemCyan),
                Product(name: "Travel Mug", price: 24, shape: .mug, color: .systemGray),
            ]),
        Shelf(
            title: "For your desk", style: .grid,
            products: [
                Product(name: "Brass Lamp", price: 88, shape: .lamp, color: .systemYellow),
                Product(name: "Pencil Pot", price: 14, shape: .mug, color: .systemTeal),
                Product(name: "Aloe", price: 17, shape: .plant, color: .systemMint),
                Product(name: "Desk Clock", price: 39, shape: .clock, color: .systemRed),
            ]),
    ]
}

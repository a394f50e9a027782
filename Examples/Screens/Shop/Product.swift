import UIKit

struct Product: Hashable {
    let name: String
    let price: Int
    let shape: Shape
    let color: UIColor

    enum Shape: Hashable {
        case mug, lamp, vase, chair, clock, plant
    }
}

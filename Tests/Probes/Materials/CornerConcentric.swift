import UIKit

final class CornerConcentric: UIView {
    func prepare() {
        cornerConfiguration = .corners(radius: .containerConcentric())
        cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
    }
}

import UIKit

final class CornerFixed: UIView {
    func prepare() {
        cornerConfiguration = .corners(radius: .fixed(16))
        cornerConfiguration = .corners(radius: 12)
        print(effectiveRadius(corner: .topLeft))
    }
}

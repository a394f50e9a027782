import UIKit

final class CornerCapsule: UIView {
    func prepare() {
        cornerConfiguration = .capsule()
        cornerConfiguration = .capsule(maximumRadius: 20)
    }
}

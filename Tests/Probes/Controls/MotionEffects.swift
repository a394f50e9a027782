import UIKit

final class MotionEffects: UIView {
    func prepare() {
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        horizontal.minimumRelativeValue = -20
        horizontal.maximumRelativeValue = 20
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal]
        addMotionEffect(group)
        removeMotionEffect(group)
    }
}

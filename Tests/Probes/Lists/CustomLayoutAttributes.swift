import UIKit

final class TiltAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TiltAttributes)?.tilt = tilt
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? TiltAttributes)?.tilt == tilt }
}

final class CustomLayoutAttributes: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TiltAttributes.self }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
        attributes?.transform3D = CATransform3DMakeRotation(0.4, 1, 0, 0)
        attributes?.alpha = 0
        return attributes
    }
}

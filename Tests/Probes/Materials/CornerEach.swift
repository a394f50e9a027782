import UIKit

final class CornerEach: UIView {
    func prepare() {
        cornerConfiguration = .corners(
            topLeftRadius: .fixed(4), topRightRadius: .fixed(8), bottomLeftRadius: .containerConcentric(),
            bottomRightRadius: nil)
        cornerConfiguration = .uniformEdges(topRadius: 12, bottomRadius: 4)
        cornerConfiguration = .uniformTopRadius(20)
    }
}

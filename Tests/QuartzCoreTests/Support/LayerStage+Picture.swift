import Compositor
import CoreGraphics
@testable import QuartzCore

extension LayerStage {
    /// A stage whose root fills the frames that ``picture(at:)`` draws.
    static func filling(_ layers: CALayer...) -> LayerStage {
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.root.position = CGPoint(x: 50, y: 50)
        CATransaction.commit()
        layers.forEach(stage.root.addSublayer)
        stage.context.commit()
        return stage
    }
}

extension Bitmap {
    /// Red, green, blue and alpha of a pixel, premultiplied.
    func rgba(_ x: Int, _ y: Int) -> [Int] {
        let word = self[x, y]
        return [16, 8, 0, 24].map { Int(word >> UInt32($0) & 255) }
    }
}

extension CALayer {
    /// A square of `color` whose smallest corner lies at (`x`, `y`).
    convenience init(x: CGFloat, y: CGFloat, side: CGFloat, _ color: CGColor?) {
        self.init()
        frame = CGRect(x: x, y: y, width: side, height: side)
        backgroundColor = color
    }
}

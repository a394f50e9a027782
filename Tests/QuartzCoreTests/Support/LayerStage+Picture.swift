import QuartziteCompositor
import CoreGraphics
@testable import QuartzCore

extension LayerStage {
    /// Returns a stage whose root fills the frames of ``picture(at:)``.
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
    /// The premultiplied red, green, blue and alpha of a pixel.
    func rgba(_ x: Int, _ y: Int) -> [Int] {
        let word = self[x, y]
        return [16, 8, 0, 24].map { Int(word >> UInt32($0) & 255) }
    }
}

extension CALayer {
    /// Creates a square of `color` whose top left corner is at (`x`, `y`).
    convenience init(x: CGFloat, y: CGFloat, side: CGFloat, _ color: CGColor?) {
        self.init()
        frame = CGRect(x: x, y: y, width: side, height: side)
        backgroundColor = color
    }
}

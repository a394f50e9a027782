import Compositor
import CoreGraphics
import QuartzCore

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

    /// The frame at `time`, 100 by 100 pixels.
    func picture(at time: CFTimeInterval) -> Bitmap {
        let bitmap = Bitmap(width: 100, height: 100)
        Compositor.draw(context.renderTree(at: time, width: 100, height: 100, scale: 1), into: bitmap)
        return bitmap
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

extension CGColor {
    static let pureRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let pureGreen = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    static let pureBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

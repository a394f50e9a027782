import QuartziteCompositor
@testable import QuartzCore

/// The pixels of a stage, for tests of drawing.
struct Picture {
    let bitmap: Bitmap

    /// Draws the stage's 100 × 100 points at `time`, with `scale` pixels per point.
    init(_ stage: LayerStage, at time: CFTimeInterval = 0, scale: Int = 1) {
        stage.context.commit()
        // The commit ended the transaction in which actions were disabled.
        CATransaction.setDisableActions(true)
        let side = 100 * scale
        bitmap = Bitmap(width: side, height: side)
        let tree = stage.context.renderTree(at: time, width: side, height: side, scale: Double(scale))
        Compositor.draw(tree, into: bitmap, threads: 1)
    }

    /// A pixel in premultiplied `0xAARRGGBB` format.
    subscript(x: Int, y: Int) -> UInt32 { bitmap[x, y] }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] >> 24) }
    func red(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] >> 16 & 255) }
    func green(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] >> 8 & 255) }
    func blue(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] & 255) }

    /// The sum of all alpha values, in whole pixels.
    var area: Double {
        var sum = 0
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += alpha(x, y) } }
        return Double(sum) / 255
    }

    /// The bounding box of all pixels that are not transparent.
    var box: CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y] != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    /// The largest difference of any channel from `other`, which has the same size.
    func difference(to other: Picture) -> Int {
        var largest = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let (a, b) = (bitmap[x, y] >> shift & 255, other.bitmap[x, y] >> shift & 255)
                    largest = max(largest, abs(Int(a) - Int(b)))
                }
            }
        }
        return largest
    }
}

extension LayerStage {
    /// Creates a stage whose root has its origin at the picture's corner, with actions disabled.
    convenience init(drawing layers: [CALayer]) {
        self.init()
        CATransaction.setDisableActions(true)
        root.anchorPoint = .zero
        for layer in layers { root.addSublayer(layer) }
        context.commit()
        CATransaction.setDisableActions(true)
    }
}

extension CGColor {
    static let testRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let testGreen = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    static let testBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    static let testWhite = CGColor(gray: 1, alpha: 1)
    static let testClear = CGColor(gray: 0, alpha: 0)
}

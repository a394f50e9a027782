import QuartziteCompositor
import QuartziteMedia
import UIKit

extension TestScreen {
    /// The window's pixels at the current time, at `scale` pixels per point.
    package func picture(width: Int = 200, height: Int = 200, scale: Double = 1, threads: Int = 1) -> Bitmap {
        let size = (Int((Double(width) * scale).rounded()), Int((Double(height) * scale).rounded()))
        let tree = scene.run {
            window.context.renderTree(at: clock.now, width: size.0, height: size.1, scale: scale)
        }
        let bitmap = Bitmap(width: size.0, height: size.1)
        Compositor.draw(tree, into: bitmap, threads: threads)
        return bitmap
    }

    /// The bounding box of the pixels for which `isIn` returns true, given premultiplied BGRA words; nil for none.
    package func box(width: Int = 200, height: Int = 200, _ isIn: (UInt32) -> Bool) -> PixelRect? {
        let bitmap = picture(width: width, height: height)
        var box: PixelRect?
        for y in 0..<height {
            for x in 0..<width where isIn(bitmap[x, y]) {
                let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
                box = box.map { $0.union(pixel) } ?? pixel
            }
        }
        return box
    }
}

import QuartziteCompositor
import CoreGraphics
import QuartziteStage

extension Stage {
    /// Draws the current frame over all of `bitmap`, and returns the render tree that it drew.
    ///
    /// While the device is held the other way than at the start, the frame is reduced to fit the bitmap.
    ///
    /// - Parameters:
    ///   - background: The colour behind the scene, premultiplied, as `0xAARRGGBB`.
    ///   - threads: The number of drawing threads.
    @discardableResult
    package func draw(
        into bitmap: Bitmap, background: UInt32, threads: Int = Compositor.availableThreads
    ) -> RenderTree {
        var tree = renderTree(threads: threads)
        defer { pictures.endFrame() }
        tree.background = background
        if tree.width == bitmap.height, tree.height == bitmap.width, tree.width != tree.height {
            let turned = Bitmap(width: tree.width, height: tree.height)
            Compositor.draw(tree, into: turned, threads: threads)
            bitmap.fit(turned, background: background)
            return tree
        }
        Compositor.draw(tree, into: bitmap, threads: threads)
        return tree
    }
}

import Compositor
import CoreGraphics
import Stage

extension Stage {
    /// Draws the current frame over all of `bitmap`, and returns the render tree that it drew.
    ///
    /// - Parameters:
    ///   - background: The colour behind the scene, premultiplied, as `0xAARRGGBB`.
    ///   - threads: The number of drawing threads.
    @discardableResult
    package func draw(
        into bitmap: Bitmap, background: UInt32, threads: Int = Compositor.availableThreads
    ) -> RenderTree {
        var tree = renderTree()
        tree.background = background
        Compositor.draw(tree, into: bitmap, threads: threads)
        return tree
    }
}

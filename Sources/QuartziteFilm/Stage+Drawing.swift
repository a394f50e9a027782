import Compositor
import CoreGraphics
import Stage

extension Stage {
    /// Draws the present moment over all of `bitmap`, and returns what it drew.
    ///
    /// - Parameters:
    ///   - background: What lies under the scene, premultiplied, as `0xAARRGGBB`.
    ///   - threads: How many draw.
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

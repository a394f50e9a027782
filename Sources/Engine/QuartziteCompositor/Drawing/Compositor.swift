import CoreGraphics
import Dispatch
import Synchronization

/// Draws render trees into bitmaps.
///
/// The frame is divided into bands of rows, which threads take in turn. Every pixel is computed from frame coordinates
/// alone, so the bytes do not depend on the number of threads or the height of the bands.
///
/// A graphics processor would be faster, but its rounding differs between devices and drivers, and the same film must
/// have the same bytes on every machine. The CPU draws, with kernels for each instruction set that give the bytes of
/// the scalar one. Bands of rows were chosen instead of tiles: rows are what kernels read and write, a band with its
/// sprites fits in a core's second-level cache, and threads need no common data but a counter. What reads pixels far
/// away, such as a blur, is drawn before the bands start. The cost of a band is that paths that cross it are processed
/// again, so frames without sprites have fewer bands. A thread that drew whole layers would need a bitmap for each, and
/// would wait for those below.
package enum Compositor {
    /// The height of bands with sprites: at 1080p, a band and its sprites fit in a core's second-level cache.
    private static let spriteBandHeight = 64
    private static let fewestRows = 16
    /// The number of bands per thread without sprites; each further band has a cost, since it processes paths again.
    private static let bandsPerThread = 4

    private static func bandHeight(of tree: RenderTree, rows: Int, threads: Int) -> Int {
        if tree.nodes.contains(where: \.hasSprites) {
            // Gives every thread the same number of bands.
            let bands = max(1, (rows + spriteBandHeight * threads / 2) / (spriteBandHeight * threads))
            return max(fewestRows, (rows + bands * threads - 1) / (bands * threads))
        }
        let bands = threads > 1 ? threads * bandsPerThread : 1
        return max(spriteBandHeight, (rows + bands - 1) / bands)
    }

    /// The number of active processors.
    package static var availableThreads: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Draws the part `area` of a frame, whose coordinates must not be negative, on the calling thread.
    package static func picture(of nodes: [RenderNode], in area: PixelRect) -> Bitmap {
        let bitmap = Bitmap(width: area.width, height: area.height)
        let frame = PixelRect(minX: 0, minY: 0, maxX: area.maxX, maxY: area.maxY)
        let tree = RenderTree(width: frame.maxX, height: frame.maxY, nodes: nodes)
        let list = DisplayList(tree, frame: frame, bandHeight: max(frame.height, 1))
        BandRenderer(band: 0, scratch: Scratch())
            .draw(list.items, into: Surface(bitmap, x: area.minX, y: area.minY), clip: area)
        return bitmap
    }

    /// Draws `tree` into the top-left part of `target`.
    ///
    /// - Parameters:
    ///   - threads: The number of drawing threads; values below 1 count as 1.
    ///   - clearing: Whether the background is drawn first; otherwise the tree is drawn over the existing pixels.
    package static func draw(
        _ tree: RenderTree, into target: Bitmap, threads: Int = availableThreads, clearing: Bool = true
    ) {
        let frame = PixelRect(minX: 0, minY: 0, maxX: tree.width, maxY: tree.height).intersection(target.bounds)
        guard !frame.isEmpty else { return }
        let threads = max(1, threads)
        let bandHeight = bandHeight(of: tree, rows: frame.height, threads: threads)
        let list = DisplayList(tree, frame: frame, bandHeight: bandHeight, threads: threads)
        let surface = Surface(target)
        let bands = (frame.height + bandHeight - 1) / bandHeight
        let next = Atomic<Int>(0)
        let work: @Sendable (Int) -> Void = { _ in
            Scratch.borrow { scratch in
                while true {
                    let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard band < bands else { return }
                    let rows = PixelRect(
                        minX: 0, minY: band * bandHeight, maxX: frame.maxX,
                        maxY: min(frame.maxY, (band + 1) * bandHeight)
                    )
                    if clearing { target.clear(tree.background, in: rows) }
                    BandRenderer(band: band, scratch: scratch).draw(list.items, into: surface, clip: rows)
                }
            }
        }
        let workers = max(1, min(threads, bands))
        if workers == 1 {
            work(0)
        } else {
            DispatchQueue.concurrentPerform(iterations: workers, execute: work)
        }
    }
}

extension RenderNode {
    fileprivate var hasSprites: Bool {
        switch self {
        case .sprites, .particles: true
        case .shape, .image: false
        case .group(let group): group.nodes.contains(where: \.hasSprites)
        }
    }
}

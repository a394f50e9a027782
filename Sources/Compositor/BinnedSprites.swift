import CKernels
import CoreGraphics

/// A sprite batch with, for every band of the frame, the sprites that touch it, in drawing order.
final class BinnedSprites: Sendable {
    let batch: SpriteBatch
    /// The part of the batch's picture that is shown.
    let image: CGImage
    let bounds: PixelRect
    private let indices: [UInt32]
    /// Band `b` owns `indices[starts[b]..<starts[b + 1]]`.
    private let starts: [Int]
    /// The frame's first band, which is not 0 for what is drawn beyond a frame's edges.
    private let firstBand: Int

    /// Nil where the shown part is empty.
    init?(_ batch: SpriteBatch, frame: PixelRect, bandHeight: Int) {
        guard let image = batch.image.part(batch.source) else { return nil }
        self.batch = batch
        self.image = image
        let firstBand = frame.minY.dividedDown(by: bandHeight)
        let bands = max(0, (frame.maxY - 1).dividedDown(by: bandHeight) - firstBand + 1)
        let width = Int32(image.width)
        let height = Int32(image.height)
        let limit = qz_box(frame)
        var total = PixelRect.empty
        var rows: [(first: Int32, last: Int32)] = []
        rows.reserveCapacity(batch.sprites.count)
        var counts = [Int](repeating: 0, count: bands + 1)
        for var sprite in batch.sprites {
            let touched = PixelRect(qz_sprite_bounds(&sprite, width, height, limit))
            guard !touched.isEmpty else {
                rows.append((0, -1))
                continue
            }
            total = total.union(touched)
            let first = touched.minY.dividedDown(by: bandHeight) - firstBand
            let last = (touched.maxY - 1).dividedDown(by: bandHeight) - firstBand
            rows.append((Int32(first), Int32(last)))
            for band in first...last { counts[band + 1] += 1 }
        }
        for band in 0..<bands { counts[band + 1] += counts[band] }
        var fill = counts
        indices = [UInt32](unsafeUninitializedCapacity: counts[bands]) { buffer, count in
            for (index, range) in rows.enumerated() where range.first <= range.last {
                for band in Int(range.first)...Int(range.last) {
                    buffer[fill[band]] = UInt32(index)
                    fill[band] += 1
                }
            }
            count = counts[bands]
        }
        starts = counts
        self.firstBand = firstBand
        bounds = total
    }

    /// The sprites that touch `band`.
    func withIndices<R>(ofBand band: Int, _ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
        let band = band - firstBand
        return indices.withUnsafeBufferPointer { all in
            guard band >= 0, band + 1 < starts.count else { return body(UnsafeBufferPointer(rebasing: all[0..<0])) }
            return body(UnsafeBufferPointer(rebasing: all[starts[band]..<starts[band + 1]]))
        }
    }
}

extension PixelRect {
    fileprivate init(_ box: qz_box) {
        self.init(minX: Int(box.x0), minY: Int(box.y0), maxX: Int(box.x1), maxY: Int(box.y1))
    }
}

extension qz_box {
    /// Frames are at most 16,384 pixels a side, so the numbers fit.
    fileprivate init(_ rect: PixelRect) {
        self.init(x0: Int32(rect.minX), y0: Int32(rect.minY), x1: Int32(rect.maxX), y1: Int32(rect.maxY))
    }
}

import CQuartziteKernels
import CoreGraphics
import Dispatch
import Foundation

/// A sprite batch with lists of the sprites that touch each band of the frame, in drawing order.
///
/// Several threads bin parts of a large batch concurrently; the lists do not depend on the number of threads.
final class BinnedSprites: @unchecked Sendable {
    let batch: SpriteBatch
    /// The part of the batch's image that is shown.
    let image: CGImage
    let bounds: PixelRect
    private let memory: PooledMemory
    private let indices: UnsafeMutablePointer<UInt32>
    /// The start of each band's list: band `b` owns `indices[starts[b]..<starts[b + 1]]`.
    private let starts: [Int]
    /// The frame's first band, which is not 0 if the frame does not begin at row 0, as for filters.
    private let firstBand: Int

    /// The fewest sprites per thread; fewer are binned sooner than another thread starts.
    private static let fewestPerThread = 4096

    /// Creates the lists; nil if the shown part of the image is empty.
    init?(_ batch: SpriteBatch, frame: PixelRect, bandHeight: Int, threads: Int) {
        guard let image = batch.image.part(batch.source) else { return nil }
        self.batch = batch
        self.image = image
        let count = batch.sprites.count
        let firstBand = frame.minY.dividedDown(by: bandHeight)
        self.firstBand = firstBand
        let bands = max(0, (frame.maxY - 1).dividedDown(by: bandHeight) - firstBand + 1)
        let parts = max(1, min(threads, count / BinnedSprites.fewestPerThread))
        let cut = (0...parts).map { count * $0 / parts }
        let ranges = PooledMemory(of: qz_band_range.self, count: count)
        let found = PooledMemory(of: qz_box.self, count: parts)
        let counters = PooledMemory(of: Int32.self, count: parts * bands)
        let work = Work(
            sprites: batch.sprites, ranges: ranges.pointer(), boxes: found.pointer(), counters: counters.pointer(),
            bands: bands, cut: cut)
        work.counters.update(repeating: 0, count: parts * bands)
        let limit = qz_box(frame)
        let (width, height) = (Int32(image.width), Int32(image.height))
        BinnedSprites.concurrently(parts) { part in
            work.boxes[part] = qz_find_bands(
                work.ranges + cut[part], work.counters + part * bands, work.sprites.base + cut[part],
                Int32(cut[part + 1] - cut[part]), width, height, limit, Int32(firstBand * bandHeight),
                Int32(bandHeight))
        }
        bounds = (0..<parts).reduce(.empty) { $0.union(PixelRect(work.boxes[$1])) }

        // Converts each part's counts to its start positions in the bands' lists.
        var total = 0
        starts = (0...bands).map { band in
            let start = total
            for part in 0..<parts where band < bands {
                let counter = work.counters + (part * bands + band)
                let size = Int(counter.pointee)
                counter.pointee = Int32(total)
                total += size
            }
            return start
        }
        memory = PooledMemory(of: UInt32.self, count: total)
        indices = memory.pointer()
        let list = Work.List(indices: indices)
        BinnedSprites.concurrently(parts) { part in
            qz_list_bands(
                list.indices, work.counters + part * bands, work.ranges + cut[part],
                Int32(cut[part + 1] - cut[part]), UInt32(cut[part]))
        }
        withExtendedLifetime((ranges, found, counters)) {}
    }

    /// Memory that all parts use; each part writes only its own range.
    private struct Work: @unchecked Sendable {
        let sprites: SpriteRun
        let ranges: UnsafeMutablePointer<qz_band_range>
        let boxes: UnsafeMutablePointer<qz_box>
        let counters: UnsafeMutablePointer<Int32>
        let bands: Int
        let cut: [Int]

        struct List: @unchecked Sendable {
            let indices: UnsafeMutablePointer<UInt32>
        }
    }

    private static func concurrently(_ parts: Int, _ body: @Sendable (Int) -> Void) {
        if parts == 1 {
            body(0)
        } else {
            DispatchQueue.concurrentPerform(iterations: parts, execute: body)
        }
    }

    /// Calls `body` with the indices of the sprites that touch `band`.
    func withIndices<R>(ofBand band: Int, _ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
        let band = band - firstBand
        guard band >= 0, band + 1 < starts.count else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return withExtendedLifetime(memory) {
            body(UnsafeBufferPointer(start: indices + starts[band], count: starts[band + 1] - starts[band]))
        }
    }
}

extension PixelRect {
    init(_ box: qz_box) {
        self.init(minX: Int(box.x0), minY: Int(box.y0), maxX: Int(box.x1), maxY: Int(box.y1))
    }
}

extension qz_box {
    /// Creates a box from a rectangle; frames are at most 16,384 pixels a side, so the numbers fit.
    init(_ rect: PixelRect) {
        self.init(x0: Int32(rect.minX), y0: Int32(rect.minY), x1: Int32(rect.maxX), y1: Int32(rect.maxY))
    }
}

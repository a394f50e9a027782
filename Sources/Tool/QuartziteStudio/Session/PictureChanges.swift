import Foundation
import QuartziteSceneHosting

/// Finds the part of each picture that differs from the one before it, so that only this part is sent.
final class PictureChanges {
    /// A rectangle in pixels, y down.
    struct Part: Equatable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    /// The sides of the blocks in which a JPEG with reduced chroma is compressed, in pixels.
    ///
    /// Parts consist of whole blocks, so that no seams are visible.
    static let block = 16
    /// The number of pictures that are not compared after one that has changed as a whole.
    private static let rest = 20

    private var last: [UInt32] = []
    private var width = 0
    private var height = 0
    private var resting = 0
    /// Memory for the pixels of a part.
    private var cut: [UInt32] = []

    /// Returns the part of a picture that has changed since the last call; nil if it is the same.
    func part(of picture: SharedPicture) -> Part? {
        let whole = Part(x: 0, y: 0, width: picture.width, height: picture.height)
        guard (width, height) == (picture.width, picture.height), resting == 0 else {
            if (width, height) == (picture.width, picture.height), resting > 1 {
                resting -= 1
            } else {
                remember(picture)
            }
            return whole
        }
        guard let part = changed(picture) else { return nil }
        if part == whole {
            resting = Self.rest
        } else {
            copy(part, of: picture)
        }
        return part
    }

    /// Calls `body` with the pixels of a part in rows without padding.
    func withPixels<Result>(
        _ part: Part, of picture: SharedPicture, _ body: (UnsafePointer<UInt32>) throws -> Result
    ) rethrows -> Result {
        // Whole rows need no copy.
        if part.width == picture.width { return try body(picture.pixels + part.y * picture.width) }
        cut.removeAll(keepingCapacity: true)
        for y in part.y..<part.y + part.height {
            cut += UnsafeBufferPointer(start: picture.pixels + y * picture.width + part.x, count: part.width)
        }
        return try cut.withUnsafeBufferPointer { try body($0.baseAddress ?? UnsafePointer(picture.pixels)) }
    }

    /// Remembers a picture that is sent as a whole.
    func remember(_ picture: SharedPicture) {
        (width, height, resting) = (picture.width, picture.height, 0)
        last = Array(UnsafeBufferPointer(start: picture.pixels, count: width * height))
    }

    private func copy(_ part: Part, of picture: SharedPicture) {
        last.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            for y in part.y..<part.y + part.height {
                (start + y * width + part.x).update(from: picture.pixels + y * width + part.x, count: part.width)
            }
        }
    }

    private func changed(_ picture: SharedPicture) -> Part? {
        last.withUnsafeBufferPointer { pixels -> Part? in
            guard let old = pixels.baseAddress else { return nil }
            func differs(_ y: Int) -> Bool { memcmp(old + y * width, picture.pixels + y * width, width * 4) != 0 }
            guard let top = (0..<height).first(where: differs), let bottom = (top..<height).last(where: differs)
            else { return nil }
            func differs(_ block: Int, _ y: Int) -> Bool {
                let x = block * Self.block
                let bytes = min(Self.block, width - x) * MemoryLayout<UInt32>.size
                return memcmp(old + y * width + x, picture.pixels + y * width + x, bytes) != 0
            }
            let count = (width + Self.block - 1) / Self.block
            var (left, right) = (count, 0)
            for y in top...bottom where left > 0 || right < count {
                left = (0..<left).first { differs($0, y) } ?? left
                right = (right..<count).last { differs($0, y) }.map { $0 + 1 } ?? right
            }
            return part(columns: left..<right, rows: top..<bottom + 1)
        }
    }

    /// The smallest part of whole blocks that contains columns of blocks, and rows of pixels.
    private func part(columns: Range<Int>, rows: Range<Int>) -> Part {
        let (x, y) = (columns.lowerBound * Self.block, rows.lowerBound & -Self.block)
        let bottom = (rows.upperBound + Self.block - 1) & -Self.block
        return Part(
            x: x, y: y, width: min(columns.upperBound * Self.block, width) - x, height: min(bottom, height) - y)
    }
}

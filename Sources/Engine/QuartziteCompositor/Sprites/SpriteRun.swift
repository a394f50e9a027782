import CQuartziteKernels
import CoreGraphics

/// A series of sprites in pooled memory.
package struct SpriteRun: Sendable, RandomAccessCollection {
    private let memory: PooledMemory
    private let first: Int
    package let count: Int

    /// Creates a series of up to `capacity` sprites; `body` writes them and returns their number.
    package init(capacity: Int, _ body: (UnsafeMutablePointer<qz_sprite>) -> Int) {
        memory = PooledMemory(of: qz_sprite.self, count: capacity)
        first = 0
        count = Swift.min(Swift.max(0, body(memory.pointer())), capacity)
    }

    package init(_ sprites: [qz_sprite]) {
        self.init(capacity: sprites.count) { base in
            for (index, sprite) in sprites.enumerated() { base[index] = sprite }
            return sprites.count
        }
    }

    /// Creates a part of another series, which shares its memory.
    init(_ run: SpriteRun, _ range: Range<Int>) {
        if range.lowerBound < 0 || range.upperBound > run.count { stop("sprites \(range) of \(run.count)") }
        memory = run.memory
        first = run.first + range.lowerBound
        count = range.count
    }

    /// The address of the first sprite, valid while the series exists.
    package var base: UnsafePointer<qz_sprite> { UnsafePointer(memory.pointer(of: qz_sprite.self) + first) }
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package subscript(index: Int) -> qz_sprite { base[index] }
}

import CKernels
import CoreGraphics

/// Sprites one after another, in memory that other sprites have used and will use.
package struct SpriteRun: Sendable, RandomAccessCollection {
    private let memory: PooledMemory
    private let first: Int
    package let count: Int

    /// Room for `capacity` sprites, filled by `body`, which returns how many it made.
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

    /// Some of another run's.
    init(_ run: SpriteRun, _ range: Range<Int>) {
        if range.lowerBound < 0 || range.upperBound > run.count { stop("sprites \(range) of \(run.count)") }
        memory = run.memory
        first = run.first + range.lowerBound
        count = range.count
    }

    /// Valid as long as the run is.
    package var base: UnsafePointer<qz_sprite> { UnsafePointer(memory.pointer(of: qz_sprite.self) + first) }
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package subscript(index: Int) -> qz_sprite { base[index] }
}

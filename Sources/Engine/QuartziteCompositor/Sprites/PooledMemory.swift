import Synchronization

/// Memory that is returned to a pool when the object is released, so that similar frames need no new allocations.
final class PooledMemory: @unchecked Sendable {
    private static let free = Mutex<[Block]>([])
    private static let maximumBlocks = 16
    /// The size above which blocks are returned to the system.
    private static let largestKept = 64 << 20

    private struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        let size: Int
    }

    private let block: Block

    /// Allocates uninitialised memory; for trivial types only.
    init<T: BitwiseCopyable>(of type: T.Type, count: Int) {
        let needed = max(1, count * MemoryLayout<T>.stride)
        // Takes the smallest block that is large enough.
        let found = PooledMemory.free.withLock { free in
            free.indices.filter { free[$0].size >= needed }.min { free[$0].size < free[$1].size }
                .map { free.remove(at: $0) }
        }
        if let found {
            block = found
        } else {
            let size = (needed + needed / 4 + 4095) & ~4095
            block = Block(start: .allocate(byteCount: size, alignment: 64), size: size)
        }
    }

    deinit {
        let kept =
            block.size <= PooledMemory.largestKept
            && PooledMemory.free.withLock { free in
                guard free.count < PooledMemory.maximumBlocks else { return false }
                free.append(block)
                return true
            }
        if !kept { block.start.deallocate() }
    }

    func pointer<T: BitwiseCopyable>(of type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        block.start.assumingMemoryBound(to: type)
    }
}

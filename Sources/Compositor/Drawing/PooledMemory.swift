import Synchronization

/// Memory for as long as the object lives, then for whoever asks next: frames alike need none anew.
final class PooledMemory: @unchecked Sendable {
    private static let free = Mutex<[Block]>([])
    private static let mostBlocks = 16
    /// Larger blocks go back to the system.
    private static let largestKept = 64 << 20

    private struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        let size: Int
    }

    private let block: Block

    /// Uninitialised, for trivial types alone.
    init<T: BitwiseCopyable>(of type: T.Type, count: Int) {
        let needed = max(1, count * MemoryLayout<T>.stride)
        // The smallest that is large enough.
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
                guard free.count < PooledMemory.mostBlocks else { return false }
                free.append(block)
                return true
            }
        if !kept { block.start.deallocate() }
    }

    func pointer<T: BitwiseCopyable>(of type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        block.start.assumingMemoryBound(to: type)
    }
}

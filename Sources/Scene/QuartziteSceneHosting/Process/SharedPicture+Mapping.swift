import CQuartziteHosting
import Foundation

extension SharedPicture {
    /// Maps the start of shared memory, which is extended to `bytes`; returns nil if the system refuses.
    convenience init?(mapping descriptor: Int32, bytes: Int) {
        guard bytes > 0, ftruncate(descriptor, bytes) == 0 else { return nil }
        let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        let count = bytes / MemoryLayout<UInt32>.size
        self.init(memory.bindMemory(to: UInt32.self, capacity: count), capacity: count) { munmap(memory, bytes) }
    }
}

/// The memory that a context exposes to its owner, kept equal to the bitmap that the context draws into.
///
/// The owner may read and write it between drawing calls, so each call reads the affected pixels before drawing and
/// writes them afterwards.
final class ContextMemory {
    let base: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    private let format: PixelFormat
    private let isOwned: Bool

    /// Creates the memory; allocates it, zeroed, if `base` is nil.
    init(base: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int, format: PixelFormat) {
        isOwned = base == nil
        self.base = base ?? .allocate(byteCount: bytesPerRow * height, alignment: 64)
        if isOwned { self.base.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }
        self.bytesPerRow = bytesPerRow
        self.format = format
    }

    deinit {
        if isOwned { base.deallocate() }
    }

    func read(into bitmap: Bitmap, _ area: PixelRect) {
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            format.read(bytes(area.minX, y), into: bitmap.row(y) + area.minX, count: area.width)
        }
    }

    func write(from bitmap: Bitmap, _ area: PixelRect) {
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            format.write(bitmap.row(y) + area.minX, to: bytes(area.minX, y), count: area.width)
        }
    }

    private func bytes(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        (base + y * bytesPerRow + x * format.bytesPerPixel).assumingMemoryBound(to: UInt8.self)
    }
}

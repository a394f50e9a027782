import CoreGraphics

/// What is noted of frames, on the encoding thread; it is read after that has ended.
final class FrameRecorder: @unchecked Sendable {
    private let needsHashes: Bool
    /// The hashes of the frames, if they are needed.
    private(set) var hashes: [UInt64] = []
    private var only: Only = .none
    /// The number of frames.
    private(set) var count = 0

    /// The value of all pixels so far.
    private enum Only { case none, pixel(UInt32), several }

    init(needsHashes: Bool, count: Int) {
        self.needsHashes = needsHashes
        if needsHashes { hashes.reserveCapacity(count) }
    }

    func record(_ bitmap: Bitmap) {
        count += 1
        if needsHashes { hashes.append(bitmap.hash) }
        switch only {
        case .none: only = bitmap.onlyPixel.map(Only.pixel) ?? .several
        case .pixel(let pixel): if bitmap.onlyPixel != pixel { only = .several }
        case .several: break
        }
    }

    /// Returns the name of the colour of all frames if they show nothing: white, like an empty page, or the stage's
    /// background.
    ///
    /// Another colour of all pixels was chosen by the scene.
    func emptyColor(on background: UInt32) -> String? {
        guard case .pixel(let pixel) = only else { return nil }
        if pixel == 0xFFFF_FFFF { return "white" }
        guard pixel == background else { return nil }
        return pixel == 0xFF00_0000 ? "black" : pixel >> 24 == 0 ? "transparent" : "background"
    }
}

extension Bitmap {
    /// The value of all pixels; nil if they differ.
    fileprivate var onlyPixel: UInt32? {
        let first = pixels[0]
        for y in 0..<height {
            let line = row(y)
            for x in 0..<width where line[x] != first { return nil }
        }
        return first
    }
}

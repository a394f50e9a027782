import UIKit

/// Pixels of four samples in the memory of a buffer.
struct Pixels {
    let width: Int
    let height: Int
    private let start: UnsafeMutableRawPointer
    private let rowBytes: Int

    /// Creates pixels of a buffer; nil if it has no memory for them.
    init?(_ buffer: UnsafePointer<vImage_Buffer>) {
        let buffer = buffer.pointee
        guard let data = buffer.data, let width = Int(exactly: buffer.width), let height = Int(exactly: buffer.height),
            width <= Int(Int32.max), height <= Int(Int32.max), buffer.rowBytes >= width * 4
        else { return nil }
        (self.width, self.height, start, rowBytes) = (width, height, data, buffer.rowBytes)
    }

    /// The first sample of a row.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        (start + y * rowBytes).assumingMemoryBound(to: UInt8.self)
    }

    /// Copies all samples; the result has no gaps between rows.
    func copy() -> [UInt8] {
        var samples = [UInt8](repeating: 0, count: width * height * 4)
        samples.withUnsafeMutableBytes { bytes in
            guard let target = bytes.baseAddress else { return }
            for y in 0..<height { (target + y * width * 4).copyMemory(from: row(y), byteCount: width * 4) }
        }
        return samples
    }

    /// Calls a function with the pixels of two buffers of the same size; returns an error otherwise.
    static func pair(
        _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ work: (Pixels, Pixels) -> Void
    ) -> vImage_Error {
        guard let source = Pixels(source), let target = Pixels(target) else { return kvImageNullPointerArgument }
        guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
        work(source, target)
        return kvImageNoError
    }
}

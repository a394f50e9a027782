import UIKit

/// Replaces each pixel by the mean of a rectangle around it, whose sides must be odd.
@discardableResult public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src, dest, (srcOffsetToROI_X, srcOffsetToROI_Y), Line(box: kernel_width), Line(box: kernel_height),
        backgroundColor, flags)
}

/// Replaces each pixel by a mean of a rectangle around it, in which nearer pixels count more; its sides must be odd.
@discardableResult public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src, dest, (srcOffsetToROI_X, srcOffsetToROI_Y), Line(tent: kernel_width), Line(tent: kernel_height),
        backgroundColor, flags)
}

/// The weights of a row or a column of pixels.
private enum Line {
    /// All of an odd number of pixels count the same.
    case box(radius: Int)
    /// The weights rise by one up to the middle, and fall again.
    case tent(radius: Int)

    private static func radius(_ size: UInt32) -> Int? { size % 2 == 1 && size < 1 << 16 ? Int(size / 2) : nil }
    init?(box size: UInt32) {
        guard let radius = Self.radius(size) else { return nil }
        self = .box(radius: radius)
    }
    init?(tent size: UInt32) {
        guard let radius = Self.radius(size) else { return nil }
        self = .tent(radius: radius)
    }

    /// Returns the weighted mean around each sample of a line.
    ///
    /// - Parameter beyond: What lies outside: a sample, or nil for nothing.
    func mean(_ samples: [UInt8], beyond: (Bool) -> UInt8?) -> [UInt8] {
        let (before, after) = (beyond(true), beyond(false))
        func sample(_ index: Int) -> Int? {
            index < 0 ? before.map(Int.init) : index >= samples.count ? after.map(Int.init) : Int(samples[index])
        }
        func rounded(_ sum: Int, _ weight: Int) -> UInt8 { weight > 0 ? UInt8((sum + weight / 2) / weight) : 0 }
        switch self {
        case .box(let radius):
            var (sum, weight) = (0, 0)
            func add(_ index: Int, _ sign: Int) {
                guard let value = sample(index) else { return }
                (sum, weight) = (sum + sign * value, weight + sign)
            }
            for index in -radius..<radius { add(index, 1) }
            return samples.indices.map { index in
                add(index + radius, 1)
                defer { add(index - radius, -1) }
                return rounded(sum, weight)
            }
        case .tent(let radius):
            return samples.indices.map { index in
                var (sum, weight) = (0, 0)
                for offset in -radius...radius {
                    guard let value = sample(index + offset) else { continue }
                    let own = radius + 1 - abs(offset)
                    (sum, weight) = (sum + own * value, weight + own)
                }
                return rounded(sum, weight)
            }
        }
    }
}

private func convolve(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ offset: (x: vImagePixelCount, y: vImagePixelCount), _ row: Line?, _ column: Line?,
    _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    let options = vImage.Options(rawValue: flags)
    guard let row, let column else { return kvImageInvalidKernelSize }
    guard Int(flags) & kvImageGetTempBufferSize == 0 else { return 0 }
    guard !options.isDisjoint(with: [.imageExtend, .truncateKernel, .backgroundColorFill, .copyInPlace]) else {
        return kvImageInvalidEdgeStyle
    }
    if options.contains(.copyInPlace) { unsupported("kvImageCopyInPlace") }
    guard let source = Pixels(src), let target = Pixels(dest) else { return kvImageNullPointerArgument }
    guard let x = Int(exactly: offset.x), let y = Int(exactly: offset.y), x <= source.width - target.width,
        y <= source.height - target.height
    else { return kvImageRoiLargerThanInputBuffer }
    var samples = source.copy()
    let (width, height) = (source.width, source.height)
    for channel in (options.contains(.leaveAlphaUnchanged) ? 1 : 0)..<4 {
        func outside(_ line: [UInt8]) -> (Bool) -> UInt8? {
            { isBefore in
                if options.contains(.truncateKernel) { return nil }
                if options.contains(.backgroundColorFill), let background { return background[channel] }
                return isBefore ? line.first : line.last
            }
        }
        for y in 0..<height {
            let line = (0..<width).map { samples[(y * width + $0) * 4 + channel] }
            for (x, value) in row.mean(line, beyond: outside(line)).enumerated() {
                samples[(y * width + x) * 4 + channel] = value
            }
        }
        for x in 0..<width {
            let line = (0..<height).map { samples[($0 * width + x) * 4 + channel] }
            for (y, value) in column.mean(line, beyond: outside(line)).enumerated() {
                samples[(y * width + x) * 4 + channel] = value
            }
        }
    }
    for line in 0..<target.height {
        let start = ((y + line) * width + x) * 4
        for index in 0..<target.width * 4 { target.row(line)[index] = samples[start + index] }
    }
    return kvImageNoError
}

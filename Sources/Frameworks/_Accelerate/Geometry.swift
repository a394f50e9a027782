import UIKit

/// Scales a picture to the size of another buffer; each sample is a mean in which nearer pixels count more.
@discardableResult public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
    guard Int(flags) & kvImageGetTempBufferSize == 0 else { return 0 }
    guard let source = Pixels(src), let target = Pixels(dest) else { return kvImageNullPointerArgument }
    guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
    let columns = weights(from: source.width, to: target.width)
    // The rows of the source in the width of the result.
    var rows = [Float](repeating: 0, count: source.height * target.width * 4)
    for y in 0..<source.height {
        let line = source.row(y)
        for (x, column) in columns.enumerated() {
            for channel in 0..<4 {
                var sum: Float = 0
                for (index, weight) in column { sum += Float(line[index * 4 + channel]) * weight }
                rows[(y * target.width + x) * 4 + channel] = sum
            }
        }
    }
    for (y, row) in weights(from: source.height, to: target.height).enumerated() {
        let line = target.row(y)
        for x in 0..<target.width * 4 {
            var sum: Float = 0
            for (index, weight) in row { sum += rows[index * target.width * 4 + x] * weight }
            line[x] = UInt8(min(max(sum.rounded(), 0), 255))
        }
    }
    return kvImageNoError
}

/// Returns the samples of which each sample of a line in another length is made, with weights whose sum is 1.
private func weights(from count: Int, to desired: Int) -> [[(index: Int, weight: Float)]] {
    let step = Float(count) / Float(max(desired, 1))
    let reach = max(step, 1)
    return (0..<desired).map { place in
        let middle = (Float(place) + 0.5) * step - 0.5
        let indices = Int((middle - reach).rounded(.down))...Int((middle + reach).rounded(.up))
        let found = indices.compactMap { index -> (index: Int, weight: Float)? in
            let weight = 1 - abs(Float(index) - middle) / reach
            return weight > 0 ? (min(max(index, 0), count - 1), weight) : nil
        }
        let sum = found.reduce(0) { $0 + $1.weight }
        return found.map { ($0.index, $0.weight / sum) }
    }
}

/// Turns a picture over from left to right.
@discardableResult public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    Pixels.pair(src, dest) { source, target in
        let samples = source.copy()
        place(samples, width: source.width, in: target) { x, y in (source.width - 1 - x, y) }
    }
}

/// Turns a picture over from top to bottom.
@discardableResult public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    Pixels.pair(src, dest) { source, target in
        let samples = source.copy()
        place(samples, width: source.width, in: target) { x, y in (x, source.height - 1 - y) }
    }
}

/// Turns a picture counterclockwise by a number of right angles.
///
/// The other buffer must have its size afterwards. The colour is not used.
@discardableResult public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard let source = Pixels(src), let target = Pixels(dest) else { return kvImageNullPointerArgument }
    let (width, height) = (source.width, source.height)
    let isUpright = rotationConstant % 2 == 0
    guard rotationConstant < 4 else { return kvImageInvalidParameter }
    guard target.width == (isUpright ? width : height), target.height == (isUpright ? height : width) else {
        return kvImageBufferSizeMismatch
    }
    place(source.copy(), width: width, in: target) { x, y in
        switch rotationConstant {
        case 1: (width - 1 - y, x)
        case 2: (width - 1 - x, height - 1 - y)
        case 3: (y, height - 1 - x)
        default: (x, y)
        }
    }
    return kvImageNoError
}

/// Fills a buffer with samples that come from other places.
private func place(
    _ samples: [UInt8], width: Int, in target: Pixels, from origin: (_ x: Int, _ y: Int) -> (x: Int, y: Int)
) {
    for y in 0..<target.height {
        let line = target.row(y)
        for x in 0..<target.width {
            let place = origin(x, y)
            let start = (place.y * width + place.x) * 4
            for channel in 0..<4 { line[x * 4 + channel] = samples[start + channel] }
        }
    }
}

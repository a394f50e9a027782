import UIKit

/// Makes each sample a sum of the four samples of a pixel.
///
/// - Parameters:
///   - matrix: 16 factors: the shares of the first sample in all four, then those of the second, and so on.
///   - divisor: What the sums are divided by.
///   - pre_bias: Four numbers that are added to the samples before; nil for none.
///   - post_bias: Four numbers that are added to the sums; nil for none.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>!,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard let matrix else { return kvImageNullPointerArgument }
    guard divisor != 0 else { return kvImageInvalidParameter }
    let factors = (0..<16).map { Int(matrix[$0]) }
    let before = pre_bias.map { bias in (0..<4).map { Int(bias[$0]) } } ?? [0, 0, 0, 0]
    let after = post_bias.map { bias in (0..<4).map { Int(bias[$0]) } } ?? [0, 0, 0, 0]
    return Pixels.pair(src, dest) { source, target in
        for y in 0..<source.height {
            let (from, to) = (source.row(y), target.row(y))
            for x in 0..<source.width {
                let pixel = (0..<4).map { Int(from[x * 4 + $0]) + before[$0] }
                for channel in 0..<4 {
                    let sum = (0..<4).reduce(after[channel]) { $0 + pixel[$1] * factors[$1 * 4 + channel] }
                    to[x * 4 + channel] = UInt8(min(max(sum / Int(divisor), 0), 255))
                }
            }
        }
    }
}

/// Changes the order of the samples in each pixel: the map has the old place of each of the four.
@discardableResult public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>!,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let permuteMap else { return kvImageNullPointerArgument }
    let places = (0..<4).map { Int(permuteMap[$0]) }
    guard places.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
    return change(src, dest) { pixel in places.map { pixel[$0] } }
}

/// Multiplies colours by alpha, which is the first sample.
@discardableResult public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { change(src, dest) { premultiplied($0, alpha: 0) } }

/// Multiplies colours by alpha, which is the last sample.
@discardableResult public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { change(src, dest) { premultiplied($0, alpha: 3) } }

/// Multiplies colours by alpha, which is the last sample.
@discardableResult public func vImagePremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { change(src, dest) { premultiplied($0, alpha: 3) } }

/// Divides colours by alpha, which is the first sample.
@discardableResult public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { change(src, dest) { straight($0, alpha: 0) } }

/// Divides colours by alpha, which is the last sample.
@discardableResult public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { change(src, dest) { straight($0, alpha: 3) } }

/// Divides colours by alpha, which is the last sample.
@discardableResult public func vImageUnpremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { change(src, dest) { straight($0, alpha: 3) } }

private func change(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ work: ([UInt8]) -> [UInt8]
) -> vImage_Error {
    Pixels.pair(src, dest) { source, target in
        for y in 0..<source.height {
            let (from, to) = (source.row(y), target.row(y))
            for x in 0..<source.width {
                let pixel = work((0..<4).map { from[x * 4 + $0] })
                for channel in 0..<4 { to[x * 4 + channel] = pixel[channel] }
            }
        }
    }
}

func premultiplied(_ pixel: [UInt8], alpha: Int) -> [UInt8] {
    let share = Int(pixel[alpha])
    return pixel.enumerated().map { $0 == alpha ? $1 : UInt8((Int($1) * share + 127) / 255) }
}

func straight(_ pixel: [UInt8], alpha: Int) -> [UInt8] {
    let share = Int(pixel[alpha])
    guard share > 0 else { return pixel }
    return pixel.enumerated().map { $0 == alpha ? $1 : UInt8(min((Int($1) * 255 + share / 2) / share, 255)) }
}

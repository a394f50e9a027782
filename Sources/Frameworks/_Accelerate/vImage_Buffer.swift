import UIKit

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function: `kvImageNoError`, a number of bytes, or an error.
public typealias vImage_Error = Int
/// Options of a function.
public typealias vImage_Flags = UInt32
/// A sample of 8 bits.
public typealias Pixel_8 = UInt8
/// Four samples of 8 bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// A rectangle of pixels in memory that belongs to the caller.
public struct vImage_Buffer {
    /// The first byte of the first row.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels in a row.
    public var width: vImagePixelCount
    /// The number of bytes from one row to the next.
    public var rowBytes: Int

    /// Creates a rectangle without pixels.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    /// Creates a rectangle of pixels.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
    /// Creates memory for pixels, which ``free()`` releases; an error is thrown if there are too many.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        let (bytes, isTooLarge) = width.multipliedReportingOverflow(by: Int(bitsPerPixel + 7) / 8)
        guard width >= 0, height >= 0, !isTooLarge, bytes <= Int(Int32.max), height <= Int(Int32.max) else {
            throw vImage.Error.invalidParameter
        }
        let row = (bytes + 15) & ~15
        self.init(
            data: calloc(max(row * height, 1), 1), height: vImagePixelCount(height), width: vImagePixelCount(width),
            rowBytes: row)
        guard data != nil else { throw vImage.Error.memoryAllocationError }
    }

    /// Releases the memory of a rectangle that was created with a size or an image.
    public func free() { data.map { Foundation.free($0) } }
    /// The size in pixels.
    public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
}

/// The options and errors of the functions.
public enum vImage {
    /// Options of a function.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: vImage_Flags
        /// Creates options from bits.
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        /// Nothing in particular.
        public static let noFlags: Options = []
        /// The first sample is not changed.
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        /// Beyond the edge, pixels are not changed.
        public static let copyInPlace = Options(rawValue: 2)
        /// Beyond the edge, there is a colour.
        public static let backgroundColorFill = Options(rawValue: 4)
        /// Beyond the edge, the pixels of the edge go on.
        public static let imageExtend = Options(rawValue: 8)
        /// Work is not divided, as always.
        public static let doNotTile = Options(rawValue: 16)
        /// Pictures are scaled well, as always.
        public static let highQualityResampling = Options(rawValue: 32)
        /// Beyond the edge, there is nothing.
        public static let truncateKernel = Options(rawValue: 64)
    }

    /// An error of a function; raw values are Apple's.
    public enum Error: Int, Swift.Error, Sendable {
        /// There is none.
        case noError = 0
        /// The result is larger than the source.
        case roiLargerThanInputBuffer = -21766
        /// The size of a kernel is not odd.
        case invalidKernelSize = -21767
        /// It is not said what lies beyond the edge.
        case invalidEdgeStyle = -21768
        /// There is no memory.
        case memoryAllocationError = -21771
        /// There are no pixels.
        case nullPointerArgument = -21772
        /// An argument has no meaning.
        case invalidParameter = -21773
        /// Rectangles are of different sizes.
        case bufferSizeMismatch = -21774
        /// The format of an image is not supported.
        case invalidImageFormat = -21778
    }
}

/// There is no error.
public let kvImageNoError = 0
/// The result is larger than the source.
public let kvImageRoiLargerThanInputBuffer = vImage.Error.roiLargerThanInputBuffer.rawValue
/// The size of a kernel is not odd.
public let kvImageInvalidKernelSize = vImage.Error.invalidKernelSize.rawValue
/// It is not said what lies beyond the edge.
public let kvImageInvalidEdgeStyle = vImage.Error.invalidEdgeStyle.rawValue
/// There is no memory.
public let kvImageMemoryAllocationError = vImage.Error.memoryAllocationError.rawValue
/// There are no pixels.
public let kvImageNullPointerArgument = vImage.Error.nullPointerArgument.rawValue
/// An argument has no meaning.
public let kvImageInvalidParameter = vImage.Error.invalidParameter.rawValue
/// Rectangles are of different sizes.
public let kvImageBufferSizeMismatch = vImage.Error.bufferSizeMismatch.rawValue
/// Nothing in particular.
public let kvImageNoFlags = 0
/// The first sample is not changed.
public let kvImageLeaveAlphaUnchanged = 1
/// Beyond the edge, pixels are not changed.
public let kvImageCopyInPlace = 2
/// Beyond the edge, there is a colour.
public let kvImageBackgroundColorFill = 4
/// Beyond the edge, the pixels of the edge go on.
public let kvImageEdgeExtend = 8
/// Work is not divided, as always.
public let kvImageDoNotTile = 16
/// Pictures are scaled well, as always.
public let kvImageHighQualityResampling = 32
/// Beyond the edge, there is nothing.
public let kvImageTruncateKernel = 64
/// Only the size of the memory is asked for; none is needed.
public let kvImageGetTempBufferSize = 128

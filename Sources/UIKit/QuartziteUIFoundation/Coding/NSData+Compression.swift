import Compression
import QuartzCore

extension NSData {
    /// An algorithm that compresses data.
    public enum CompressionAlgorithm: Int, Sendable {
        /// LZFSE, which is not available.
        case lzfse
        /// LZ4, which is not available.
        case lz4
        /// LZMA, which is not available.
        case lzma
        /// DEFLATE without a header.
        case zlib
    }

    /// Returns the data compressed; throws `CocoaError` with code 5376 if the algorithm is not available.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try filtered(.compress, algorithm, failure: CocoaError.Code(rawValue: 5376))
    }

    /// Returns the compressed data as it was; throws `CocoaError` with code 5377 if the data is broken or the algorithm is not
    /// available.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try filtered(.decompress, algorithm, failure: CocoaError.Code(rawValue: 5377))
    }

    private func filtered(
        _ operation: FilterOperation, _ algorithm: CompressionAlgorithm, failure: CocoaError.Code
    ) throws -> NSData {
        guard algorithm == .zlib else { throw CocoaError(failure) }
        let result = NSMutableData()
        do {
            let filter = try OutputFilter(operation, using: .zlib) { part in if let part { result.append(part) } }
            try filter.write(Data(referencing: self))
            try filter.finalize()
        } catch {
            throw CocoaError(failure)
        }
        return result
    }
}

extension NSMutableData {
    /// Replaces the data by the compressed data; see `compressed(using:)`.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try compressed(using: algorithm)))
    }

    /// Replaces the data by the decompressed data; see `decompressed(using:)`.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try decompressed(using: algorithm)))
    }
}

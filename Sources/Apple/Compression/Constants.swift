/// A compression algorithm.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the algorithm.
    public var rawValue: UInt32
    /// Creates an algorithm from Apple's number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an algorithm from Apple's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 in Apple's frames; not available.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without frames; not available.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE without a header, at level 5.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA in an XZ container; not available.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZFSE; not available.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli; not available.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// What a stream does.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the operation.
    public var rawValue: UInt32
    /// Creates an operation from Apple's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compresses.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// Decompresses.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// Options for processing a part of a stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the option.
    public var rawValue: UInt32
    /// Creates an option from Apple's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The input ends with the given part.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// The result of processing a part of a stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the result.
    public var rawValue: Int32
    /// Creates a result from Apple's number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The part was processed as far as the buffers allow.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The stream is broken, or its algorithm is not available.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// The stream is complete.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

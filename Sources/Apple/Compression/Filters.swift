import Foundation

/// The direction of a filter.
public enum FilterOperation: Sendable {
    /// Compresses.
    case compress
    /// Decompresses.
    case decompress

    fileprivate var operation: compression_stream_operation {
        self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    }
}

/// A compression algorithm; only `zlib` is available, and filters with others throw `FilterError.invalidState`.
public enum Algorithm: CaseIterable, Sendable {
    /// LZFSE.
    case lzfse
    /// DEFLATE without a header.
    case zlib
    /// LZ4.
    case lz4
    /// LZMA.
    case lzma
    /// Brotli.
    case brotli
}

/// An error of a filter.
public enum FilterError: Error {
    /// The filter was finalised, or its algorithm is not available.
    case invalidState
    /// The data is broken.
    case invalidData
}

/// A filter that passes on what is written to it, compressed or decompressed.
public final class OutputFilter {
    private var state: FilterState?
    private let write: (Data?) throws -> Void

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - operation: Whether to compress or to decompress.
    ///   - algorithm: The format of the compressed data.
    ///   - bufferCapacity: The greatest number of bytes that are passed on at a time.
    ///   - writeFunc: Receives the results, and at last nil.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        state = try FilterState(operation, algorithm, capacity: bufferCapacity)
        write = writeFunc
    }

    /// Writes data; nil or empty data finalises the filter.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard let state else { throw FilterError.invalidState }
        try state.process(Data(data), isLast: false) { try write($0) }
    }

    /// Passes on what is left; further calls have no effect.
    public func finalize() throws {
        guard let state else { return }
        self.state = nil
        try state.process(Data(), isLast: true) { try write($0) }
        try write(nil)
    }
}

/// A filter that reads data and returns it compressed or decompressed.
public final class InputFilter<D: DataProtocol> {
    private let state: FilterState
    private let capacity: Int
    private let read: (Int) throws -> D?
    private var ready = Data()
    private var hasEnded = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - operation: Whether to compress or to decompress.
    ///   - algorithm: The format of the compressed data.
    ///   - bufferCapacity: The number of bytes to read at a time.
    ///   - readFunc: Returns up to a number of bytes; nil or nothing at the end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        state = try FilterState(operation, algorithm, capacity: bufferCapacity)
        capacity = max(1, bufferCapacity)
        read = readFunc
    }

    /// Returns up to a number of bytes; nil at the end.
    public func readData(ofLength count: Int) throws -> Data? {
        while ready.count < count, !hasEnded {
            let next = try read(capacity).map { Data($0) } ?? Data()
            hasEnded = next.isEmpty
            try state.process(next, isLast: hasEnded) { ready.append($0) }
        }
        guard !ready.isEmpty else { return nil }
        let part = Data(ready.prefix(max(0, count)))
        ready = Data(ready.dropFirst(part.count))
        return part
    }
}

/// The stream of a filter.
private final class FilterState {
    private var stream: compression_stream
    private var buffer: [UInt8]
    private var hasEnded = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
        buffer = [UInt8](repeating: 0, count: min(max(1, capacity), 1 << 24))
        let none = UnsafeMutablePointer<UInt8>(bitPattern: 1) ?? .allocate(capacity: 1)
        stream = compression_stream(dst_ptr: none, dst_size: 0, src_ptr: UnsafePointer(none), src_size: 0, state: nil)
        guard algorithm == .zlib,
            compression_stream_init(&stream, operation.operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK
        else { throw FilterError.invalidState }
    }

    deinit { compression_stream_destroy(&stream) }

    /// Processes data, and passes each part of the result on.
    func process(_ data: Data, isLast: Bool, _ use: (Data) throws -> Void) throws {
        let flags = isLast ? Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue) : 0
        var rest = data
        while !hasEnded {
            let (made, left, status) = step(rest, flags)
            if made > 0 { try use(Data(buffer.prefix(made))) }
            rest = Data(rest.suffix(left))
            switch status {
            case COMPRESSION_STATUS_END: hasEnded = true
            case COMPRESSION_STATUS_OK:
                // A full buffer means that there may be more.
                if made < buffer.count { return }
            default: throw FilterError.invalidData
            }
        }
    }

    /// Processes data once; returns the numbers of bytes that were made and that are left, and the result.
    private func step(_ data: Data, _ flags: Int32) -> (made: Int, left: Int, compression_status) {
        buffer.withUnsafeMutableBufferPointer { output in
            // An empty collection may have no address.
            ([UInt8](data) + [0]).withUnsafeBufferPointer { input in
                guard let start = input.baseAddress, let end = output.baseAddress else {
                    return (0, 0, COMPRESSION_STATUS_ERROR)
                }
                (stream.src_ptr, stream.src_size) = (start, data.count)
                (stream.dst_ptr, stream.dst_size) = (end, output.count)
                let status = compression_stream_process(&stream, flags)
                return (output.count - stream.dst_size, stream.src_size, status)
            }
        }
    }
}

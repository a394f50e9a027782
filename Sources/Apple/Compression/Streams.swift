import CQuartziteCompression

/// A stream that compresses or decompresses a part at a time.
public struct compression_stream {
    /// The position of the output.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The number of bytes for which the output has space.
    public var dst_size: Int
    /// The position of the input.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes of input.
    public var src_size: Int
    /// The state of the algorithm.
    public var state: UnsafeMutableRawPointer?

    /// Creates a stream with its buffers; `compression_stream_init` replaces the state.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
        (self.src_ptr, self.src_size) = (src_ptr, src_size)
        self.state = state
    }
}

/// Prepares a stream; an error for algorithms other than `COMPRESSION_ZLIB`.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    let state = algorithm == COMPRESSION_ZLIB ? qz_deflate_create(operation == COMPRESSION_STREAM_ENCODE) : nil
    stream.pointee.state = state.map { UnsafeMutableRawPointer($0) }
    return state == nil ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
}

/// Processes as much input as the output has space for, and moves the positions of both on.
///
/// - Parameters:
///   - stream: The stream, after `compression_stream_init`.
///   - flags: `COMPRESSION_STREAM_FINALIZE` if no input follows, or 0.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    var input: UnsafePointer<UInt8>? = stream.pointee.src_ptr
    var output: UnsafeMutablePointer<UInt8>? = stream.pointee.dst_ptr
    let isLast = UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0
    let result = qz_deflate_process(
        OpaquePointer(state), &input, &stream.pointee.src_size, &output, &stream.pointee.dst_size, isLast)
    if let input { stream.pointee.src_ptr = input }
    if let output { stream.pointee.dst_ptr = output }
    return compression_status(rawValue: result)
}

/// Frees the state of a stream.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    qz_deflate_destroy(OpaquePointer(state))
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

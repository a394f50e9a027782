/// Returns the size of the working memory for compressing: 0, since none is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the working memory for decompressing: 0, since none is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer.
///
/// - Returns: The number of bytes written; 0 if they do not fit, or if the algorithm is not available.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = process(
        dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_ENCODE, algorithm)
    return status == COMPRESSION_STATUS_END ? count : 0
}

/// Decompresses a buffer.
///
/// - Returns: The number of bytes written, which are the first ones if not all fit; 0 if the input is broken, or if the
///   algorithm is not available.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = process(
        dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_DECODE, algorithm)
    return status == COMPRESSION_STATUS_ERROR ? 0 : count
}

/// Processes a whole buffer, and returns the number of bytes written and the result.
private func process(
    _ output: UnsafeMutablePointer<UInt8>, _ space: Int, _ input: UnsafePointer<UInt8>, _ count: Int,
    _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> (Int, compression_status) {
    var stream = compression_stream(
        dst_ptr: output, dst_size: max(0, space), src_ptr: input, src_size: max(0, count), state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
        return (0, COMPRESSION_STATUS_ERROR)
    }
    defer { compression_stream_destroy(&stream) }
    let status = compression_stream_process(&stream, Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue))
    return (max(0, space) - stream.dst_size, status)
}

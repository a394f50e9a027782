/// Reads and writes one property of a value, directly in memory if it is stored.
///
/// A key path costs tens of nanoseconds per access, which is noticeable in frames with thousands of animated layers.
struct StoredField<Values, Value>: Sendable {
    private let path: WritableKeyPath<Values, Value> & Sendable
    private let offset: Int?
    private let adjusted: (@Sendable (Value) -> Value)?

    /// Creates access to the property at `path`; `adjusted` maps a written value to the stored one.
    init(_ path: WritableKeyPath<Values, Value> & Sendable, adjusted: (@Sendable (Value) -> Value)? = nil) {
        self.path = path
        // Nil for computed and observed properties.
        offset = MemoryLayout<Values>.offset(of: path)
        self.adjusted = adjusted
    }

    /// Returns the value without changing `values`, which are `inout` only to avoid a copy.
    @inline(__always)
    func read(_ values: inout Values) -> Value {
        guard let offset else { return values[keyPath: path] }
        return withUnsafePointer(to: &values) {
            UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
        }
    }

    @inline(__always)
    func write(_ values: inout Values, _ value: Value) {
        let value = adjusted.map { $0(value) } ?? value
        guard let offset else { return values[keyPath: path] = value }
        withUnsafeMutablePointer(to: &values) {
            UnsafeMutableRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
        }
    }
}

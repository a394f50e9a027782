/// Reads and writes one property of some values, by its place in memory where it has one.
///
/// A key path costs some tens of nanoseconds each time, which frames with thousands of animated layers would show.
struct StoredField<Values, Value>: Sendable {
    private let path: WritableKeyPath<Values, Value> & Sendable
    private let offset: Int?
    private let adjusted: (@Sendable (Value) -> Value)?

    /// The property at `path`; `adjusted` makes of a value that is written the one that is stored.
    init(_ path: WritableKeyPath<Values, Value> & Sendable, adjusted: (@Sendable (Value) -> Value)? = nil) {
        self.path = path
        // Nil for properties that are observed or computed.
        offset = MemoryLayout<Values>.offset(of: path)
        self.adjusted = adjusted
    }

    /// The value; `values` are `inout` so that they are not copied, and stay as they are.
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

/// A value that may arrive later, such as the picture of a view that loads something.
public struct Async<Value> {
    /// Calls a closure with the value as soon as there is one.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value that a closure passes on.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that is there.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// Returns the result of a function of the value.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }

    /// Returns the values of several, in their order, as soon as all have arrived.
    static func all(_ values: [Async<Value>]) -> Async<[Value]> {
        guard !values.isEmpty else { return Async<[Value]>(value: []) }
        return Async<[Value]> { callback in
            var found = [Value?](repeating: nil, count: values.count)
            var missing = values.count
            for (index, value) in values.enumerated() {
                value.run { result in
                    if found[index] == nil { missing -= 1 }
                    found[index] = result
                    if missing == 0 { callback(found.compactMap(\.self)) }
                }
            }
        }
    }
}

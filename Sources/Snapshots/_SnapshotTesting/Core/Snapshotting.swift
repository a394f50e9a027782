/// A strategy that turns a value into a format, such as a picture or lines of text, which is stored and compared.
public struct Snapshotting<Value, Format> {
    /// The extension of the reference's file, without a dot; nil for none.
    public var pathExtension: String?
    /// How the format is stored and compared.
    public var diffing: Diffing<Format>
    /// Returns the format of a value.
    public var snapshot: (Value) -> Async<Format>

    /// Creates a strategy whose format may arrive later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    /// Creates a strategy whose format is there at once.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns a strategy for other values, which a function turns into values of this strategy.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> { asyncPullback { Async(value: transform($0)) } }

    /// Returns a strategy for other values, which a function turns into values of this strategy that may arrive later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in transform(other).run { snapshot($0).run(callback) } }
        }
    }
}

/// A strategy whose values are the format of its references, so that nothing is converted.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy that stores values without converting them.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

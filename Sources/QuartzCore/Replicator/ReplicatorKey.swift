/// The properties `CAReplicatorLayer` adds, by their keys.
enum ReplicatorKey: String {
    case instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

    /// Whether a change animates by itself (layers.md §6).
    var animatesImplicitly: Bool { self != .preservesDepth }
}

extension Replication {
    subscript(key: ReplicatorKey) -> AnimatableValue {
        switch key {
        case .instanceCount: .number(Double(count))
        case .preservesDepth: .flag(preservesDepth)
        case .instanceDelay: .number(delay)
        case .instanceTransform: .transform(transform)
        case .instanceColor: .color(color)
        case .instanceRedOffset: .number(Double(redOffset))
        case .instanceGreenOffset: .number(Double(greenOffset))
        case .instanceBlueOffset: .number(Double(blueOffset))
        case .instanceAlphaOffset: .number(Double(alphaOffset))
        }
    }

    /// Writes a value; one of a wrong type, or not finite, changes nothing.
    mutating func set(_ value: AnimatableValue, for key: ReplicatorKey) {
        guard value.isFinite else { return }
        switch (key, value) {
        // Between two counts there are as many copies as are whole.
        case (.instanceCount, .number(let x)): count = Int(min(max(x.rounded(.down), -1), 1e9))
        case (.preservesDepth, _): if let x = value.bool { preservesDepth = x }
        case (.instanceDelay, .number(let x)): delay = x
        case (.instanceTransform, .transform(let x)): transform = x
        case (.instanceColor, .color(let x)): color = x
        case (.instanceRedOffset, .number(let x)): redOffset = Float(x)
        case (.instanceGreenOffset, .number(let x)): greenOffset = Float(x)
        case (.instanceBlueOffset, .number(let x)): blueOffset = Float(x)
        case (.instanceAlphaOffset, .number(let x)): alphaOffset = Float(x)
        default: break
        }
    }
}

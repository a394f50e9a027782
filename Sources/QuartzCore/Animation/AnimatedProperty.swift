/// What a key path leads to, looked up once.
package struct AnimatedProperty {
    package let keyPath: String
    /// The built-in property; nil where only the layer itself knows the key.
    package let key: LayerKey?
    package let component: StructComponent?
    /// Which of the key's numbers the path means; nil where it means no plain numbers.
    package let lanes: (first: Int, count: Int)?

    package init(_ keyPath: String) {
        self.keyPath = keyPath
        let dot = keyPath.firstIndex(of: ".")
        let found = LayerKey(keyOrGetter: dot.map { String(keyPath[..<$0]) } ?? keyPath)
        component = dot.flatMap { StructComponent(keyPath[keyPath.index(after: $0)...]) }
        // A component that does not exist leads nowhere, which the layer knows to say.
        key = dot == nil || component != nil ? found : nil
        lanes = key.flatMap { [component] in Self.lanes(of: LayerState()[$0], component) }
    }

    private static func lanes(of value: AnimatableValue, _ component: StructComponent?) -> (first: Int, count: Int)? {
        switch (value, component) {
        case (.number, nil): (0, 1)
        case (.point, nil), (.size, nil), (.rect, .origin): (0, 2)
        case (.rect, nil), (.color, nil): (0, 4)
        case (.rect, .size): (2, 2)
        case (.point, .x), (.size, .width), (.rect, .x), (.rect, .originX): (0, 1)
        case (.point, .y), (.size, .height), (.rect, .y), (.rect, .originY): (1, 1)
        case (.rect, .width), (.rect, .sizeWidth): (2, 1)
        case (.rect, .height), (.rect, .sizeHeight): (3, 1)
        default: nil
        }
    }
}

extension LayerState {
    package subscript(property: AnimatedProperty) -> AnimatableValue? {
        guard let key = property.key else { return nil }
        guard let component = property.component else { return self[key] }
        return self[key][component]
    }

    package mutating func set(_ value: AnimatableValue, for property: AnimatedProperty) {
        guard let key = property.key else { return }
        if let component = property.component {
            let whole = self[key].replacing(component, with: value)
            // A finite scale may still make a huge transform overflow.
            if whole.isFinite { set(whole, for: key) }
        } else {
            set(value, for: key)
        }
    }

    /// The numbers that a property with lanes holds, first lane first.
    package func vector(of property: AnimatedProperty) -> SIMD4<Double> {
        guard let key = property.key, let (first, count) = property.lanes else { return .zero }
        let all = vector(of: key)
        if count == 4 { return all }
        var result = SIMD4<Double>.zero
        for i in 0..<count { result[i] = all[first + i] }
        return result
    }

    package mutating func set(_ vector: SIMD4<Double>, for property: AnimatedProperty) {
        guard let key = property.key, let (first, count) = property.lanes else { return }
        if property.component == nil { return set(vector, for: key) }
        var all = self.vector(of: key)
        for i in 0..<count { all[first + i] = vector[i] }
        set(all, for: key)
    }
}

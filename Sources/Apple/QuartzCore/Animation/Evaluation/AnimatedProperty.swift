/// The property that a key path leads to, looked up once.
struct AnimatedProperty {
    let keyPath: String
    /// The property if every layer has it; nil if only the layer itself knows the key.
    let row: Property<LayerState>?
    let component: StructComponent?
    /// The range of the property's numbers that the key path selects; nil if it does not select plain numbers.
    let lanes: (first: Int, count: Int)?
    /// The property's value before it is set; nil if it is always set.
    var unset: AnimatableValue?

    /// Whether every layer's state has the property.
    var isBuiltIn: Bool { row != nil }

    init(_ keyPath: String) {
        self.keyPath = keyPath
        let dot = keyPath.firstDot
        let found = LayerState.properties[dot.map { String(keyPath[..<$0]) } ?? keyPath]
        component = dot.flatMap { StructComponent(keyPath[keyPath.index(after: $0)...]) }
        // A path with an unknown component has no row here; the layer handles it.
        row = dot == nil || component != nil ? found : nil
        var new = LayerState()
        lanes = row.flatMap { [component] in Self.lanes(of: $0.read(&new), component) }
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

/// Reads do not change the state; they are `mutating` only to avoid a copy of it.
extension LayerState {
    mutating func value(of property: AnimatedProperty) -> AnimatableValue? {
        guard let row = property.row else { return nil }
        let whole = row.read(&self)
        guard let component = property.component else { return whole }
        return whole[component]
    }

    mutating func set(_ value: AnimatableValue, for property: AnimatedProperty) {
        guard let row = property.row else { return }
        if let component = property.component {
            // A whole that a part makes infinite is not written.
            row.write(row.read(&self).replacing(component, with: value), to: &self)
        } else {
            row.write(value, to: &self)
        }
    }

    /// The numbers of a property with lanes, in the order of the lanes.
    mutating func vector(of property: AnimatedProperty) -> SIMD4<Double> {
        guard let row = property.row, let (first, count) = property.lanes else { return .zero }
        let all = row.vector(of: &self)
        if count == 4 { return all }
        var result = SIMD4<Double>.zero
        for i in 0..<count { result[i] = all[first + i] }
        return result
    }

    mutating func set(_ vector: SIMD4<Double>, for property: AnimatedProperty) {
        guard let row = property.row, let (first, count) = property.lanes else { return }
        if property.component == nil { return row.write(vector, to: &self) }
        var all = row.vector(of: &self)
        for i in 0..<count { all[first + i] = vector[i] }
        row.write(all, to: &self)
    }
}

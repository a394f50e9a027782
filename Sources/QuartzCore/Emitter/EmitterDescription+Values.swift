import CoreGraphics

/// What animations of an emitter layer's own keys read and write.
extension EmitterDescription {
    /// The value of a property.
    func animatableValue(for key: EmitterKey) -> AnimatableValue {
        switch key {
        case .birthRate: .number(birthRate)
        case .lifetime: .number(lifetime)
        case .velocity: .number(velocity)
        case .scale: .number(scale)
        case .spin: .number(spin)
        case .emitterPosition: .point(position)
        case .emitterZPosition: .number(zPosition)
        case .emitterSize: .size(size)
        case .emitterDepth: .number(depth)
        case .preservesDepth: .flag(preservesDepth)
        case .seed: .number(Double(seed))
        case .legacyLineDirection: .number(lineDirection)
        // Only ever replaced: names do not mix.
        case .emitterShape, .emitterMode, .renderMode: .object(nil)
        }
    }

    /// Writes a value; one of a wrong type changes nothing, and the seed, from which all else is drawn, stays.
    mutating func setAnimatableValue(_ value: AnimatableValue, for key: EmitterKey) {
        switch (key, value) {
        case (.birthRate, .number(let x)): birthRate = Self.usable(x)
        case (.lifetime, .number(let x)): lifetime = Self.usable(x)
        case (.velocity, .number(let x)): velocity = Self.usable(x)
        case (.scale, .number(let x)): scale = Self.usable(x)
        case (.spin, .number(let x)): spin = Self.usable(x)
        case (.emitterPosition, .point(let p)): position = CGPoint(x: Self.usable(p.x), y: Self.usable(p.y))
        case (.emitterZPosition, .number(let x)): zPosition = Self.usable(x)
        case (.emitterSize, .size(let s)): size = CGSize(width: Self.usable(s.width), height: Self.usable(s.height))
        case (.emitterDepth, .number(let x)): depth = Self.usable(x)
        case (.legacyLineDirection, .number(let x)): lineDirection = Self.usable(x)
        case (.preservesDepth, _): if let x = value.bool { preservesDepth = x }
        case (.emitterShape, .object(let x)): if let x = EmitterKey.name(x) { shape = Shape(.init(rawValue: x)) }
        case (.emitterMode, .object(let x)): if let x = EmitterKey.name(x) { mode = Mode(.init(rawValue: x)) }
        case (.renderMode, .object(let x)):
            if let x = EmitterKey.name(x) { renderMode = RenderMode(.init(rawValue: x)) }
        default: break
        }
    }
}

import QuartziteSceneHosting

/// Random numbers from a seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Random edits over the ranges of sliders.
@MainActor
enum RandomEdits {
    /// Returns edits of up to a dozen properties of the first emitter of a scene and of its cells.
    static func make(for session: SceneSession, _ random: inout SeededNumbers) throws -> [SceneEdit] {
        guard let path = session.emitterPath, case .properties(let list) = try session.perform(.properties(of: path))
        else { return [] }
        // The emitter and its cells have as much chance as everything else together.
        let own = list.properties.filter { $0.group == "Emitter" } + list.cells.flatMap(\.properties)
        let all = own + list.properties.filter { $0.group != "Emitter" }.shuffled(using: &random).prefix(own.count)
        let names: Set = ["seed", "legacyLineDirection", "contents"]
        let candidates = all.filter { property in
            property.isEditable && !names.contains { property.keyPath.hasSuffix($0) }
        }
        let chosen = candidates.shuffled(using: &random).prefix(Int.random(in: 2...12, using: &random))
        return chosen.compactMap { property in
            value(for: property, &random).map {
                .property(PropertyEdit(layer: path, keyPath: property.keyPath, value: $0))
            }
        }
    }

    private static func value(
        for property: PropertyDescription, _ random: inout SeededNumbers
    ) -> SceneValue? {
        let range = property.range.map { $0[0]...$0[1] } ?? 0...1
        func number() -> Double {
            let value = Double.random(in: range, using: &random)
            // Half of the values are as round as a slider's.
            return Bool.random(using: &random) ? value : (value * 100).rounded() / 100
        }
        switch property.kind {
        case .number: return .number(number())
        case .flag: return .flag(Bool.random(using: &random))
        case .choice: return property.choices?.randomElement(using: &random).map { .text($0) }
        case .point, .size: return .numbers([number(), number()])
        case .rect: return .numbers((0..<4).map { _ in number() })
        case .color: return .numbers((0..<4).map { _ in Double.random(in: 0...1.5, using: &random) })
        case .text, .vector, .colors, .numbers, .transform: return nil
        }
    }
}

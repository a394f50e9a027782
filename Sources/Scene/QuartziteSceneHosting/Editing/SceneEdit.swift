/// A change that an editor makes to a scene, which holds from its start.
///
/// In JSON, an edit is an object with the members of one of these types.
package enum SceneEdit: Codable, Hashable, Sendable {
    case property(PropertyEdit)
    case preset(PresetEdit)
    case timing(TimingEdit)

    private enum Discriminator: String, CodingKey { case keyPath, preset, animation }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Discriminator.self)
        if members.contains(.preset) {
            self = .preset(try PresetEdit(from: decoder))
        } else if members.contains(.keyPath) {
            self = .property(try PropertyEdit(from: decoder))
        } else {
            self = .timing(try TimingEdit(from: decoder))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .property(let edit): try edit.encode(to: encoder)
        case .preset(let edit): try edit.encode(to: encoder)
        case .timing(let edit): try edit.encode(to: encoder)
        }
    }

    /// The path of the layer that changes.
    package var layer: String {
        switch self {
        case .property(let edit): edit.layer
        case .preset(let edit): edit.layer
        case .timing(let edit): edit.layer
        }
    }
}

/// Sets a property of a layer or emitter cell as soon as the layer exists, without an animation.
package struct PropertyEdit: Codable, Hashable, Sendable {
    /// The path of the layer, as in ``LayerDescription/id``.
    package var layer: String
    /// The key path, as in ``PropertyDescription/keyPath``.
    package var keyPath: String
    package var value: SceneValue

    package init(layer: String, keyPath: String, value: SceneValue) {
        self.layer = layer
        self.keyPath = keyPath
        self.value = value
    }
}

/// Replaces the cells of an emitter layer, and the layer's settings, by those of a preset.
package struct PresetEdit: Codable, Hashable, Sendable {
    package var layer: String
    /// The name of an ``EmitterPreset``.
    package var preset: String

    package init(layer: String, preset: String) {
        self.layer = layer
        self.preset = preset
    }
}

/// Moves or stretches an animation when it is added to its layer.
package struct TimingEdit: Codable, Hashable, Sendable {
    package var layer: String
    /// The key of the animation; the empty string means one without a key.
    package var animation: String
    /// The number of animations with the same key that the layer had before; 0 means the first.
    package var occurrence: Int
    /// The begin in seconds of the scene; nil leaves it unchanged.
    package var begin: Double?
    /// The length of one cycle in seconds, above 0; nil leaves it unchanged.
    package var duration: Double?

    package init(layer: String, animation: String, occurrence: Int, begin: Double? = nil, duration: Double? = nil) {
        self.layer = layer
        self.animation = animation
        self.occurrence = occurrence
        self.begin = begin
        self.duration = duration
    }
}

/// The result of a list of edits at the current time of the scene.
package struct EditReport: Codable, Hashable, Sendable {
    /// The edits that have no effect, with the reasons.
    package var rejected: [Rejection]
    /// The indices of edits whose layer or animation has not existed yet.
    package var waiting: [Int]

    package struct Rejection: Codable, Hashable, Sendable {
        /// The index of the edit in the list.
        package var index: Int
        /// A sentence for the user.
        package var reason: String
    }
}

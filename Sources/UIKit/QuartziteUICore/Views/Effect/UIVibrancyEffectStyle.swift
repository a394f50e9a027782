/// What vibrant content is; raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text and symbols.
    case label
    /// Text and symbols of less importance.
    case secondaryLabel
    /// Text and symbols of little importance.
    case tertiaryLabel
    /// Text and symbols of the least importance.
    case quaternaryLabel
    /// The areas of large shapes.
    case fill
    /// The areas of shapes of medium size.
    case secondaryFill
    /// The areas of small shapes.
    case tertiaryFill
    /// Lines between contents.
    case separator

    /// The opacity of the content, as of the colours with these names.
    var opacity: Double {
        switch self {
        case .label: 1
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.36
        case .secondaryFill: 0.24
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}

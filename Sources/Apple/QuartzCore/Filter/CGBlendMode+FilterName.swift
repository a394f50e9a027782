extension CGBlendMode {
    /// Creates the blend mode of a layer's compositing filter, a name or a `CIFilter`; anything else means source-over.
    init(compositingFilter filter: Any?) {
        switch filter {
        case let name as String: self = CGBlendMode(filterName: name) ?? .normal
        case let filter as CIFilter:
            if case .blend(let mode) = filter.kind, filter.isEnabled { self = mode } else { self = .normal }
        default: self = .normal
        }
    }

    /// Creates a blend mode from a filter name, or returns nil if the name is unknown.
    ///
    /// Accepts the names of iOS ("multiplyBlendMode"), those of Core Image ("CIMultiplyBlendMode",
    /// "CISourceAtopCompositing") and short names ("plusL").
    init?(filterName name: String) {
        var key = name
        if key.hasPrefix("CI"), let first = key.dropFirst(2).first {
            key = first.lowercased() + key.dropFirst(3)
        }
        for suffix in ["BlendMode", "Compositing"] where key.hasSuffix(suffix) { key.removeLast(suffix.count) }
        guard let mode = Self.byShortName[key] else { return nil }
        self = mode
    }

    private static let byShortName: [String: CGBlendMode] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
        "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity, "addition": .plusLighter,
        "plusL": .plusLighter, "linearDodge": .plusLighter, "plusD": .plusDarker, "linearBurn": .plusDarker,
        "maximum": .lighten, "minimum": .darken, "sourceOver": .normal, "sourceAtop": .sourceAtop,
        "sourceIn": .sourceIn, "sourceOut": .sourceOut, "destOver": .destinationOver, "destIn": .destinationIn,
        "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor, "copy": .copy, "clear": .clear,
    ]
}

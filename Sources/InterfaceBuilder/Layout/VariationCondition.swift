/// When a variation applies, read from a key such as `heightClass=regular-widthClass=compact`.
struct VariationCondition: Hashable, Sendable {
    private(set) var width: InterfaceSizeClass?
    private(set) var height: InterfaceSizeClass?

    /// Returns nil for a key that names anything but size classes; such a variation never applies.
    init?(key: String) {
        guard key != "default" else { return }
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            switch part {
            case "widthClass=compact": width = .compact
            case "widthClass=regular": width = .regular
            case "heightClass=compact": height = .compact
            case "heightClass=regular": height = .regular
            default: return nil
            }
        }
    }

    /// How many size classes the condition names; more specific variations apply later.
    var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

    /// Whether the variation applies; `default`, which names no size class, always does.
    func matches(_ classes: InterfaceSizeClasses) -> Bool {
        (width ?? classes.width) == classes.width && (height ?? classes.height) == classes.height
    }
}

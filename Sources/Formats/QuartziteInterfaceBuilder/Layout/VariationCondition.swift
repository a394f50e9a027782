/// The condition of a variation, from a key such as `heightClass=regular-widthClass=compact`.
struct VariationCondition: Hashable, Sendable {
    private(set) var width: InterfaceSizeClass?
    private(set) var height: InterfaceSizeClass?

    /// Creates the condition for a key; nil if it names anything but size classes, so that the variation never applies.
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

    /// The number of size classes in the condition; more specific variations apply later.
    var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

    /// Returns whether the variation applies; `default`, without size classes, always does.
    func matches(_ classes: InterfaceSizeClasses) -> Bool {
        (width ?? classes.width) == classes.width && (height ?? classes.height) == classes.height
    }
}

import QuartzCore

/// The traits that decide which variant of an asset is used.
struct AssetTraits: Hashable, Sendable {
    var idiom = UIUserInterfaceIdiom.phone
    var scale = UIScreen.mainScale
    var isDark = false
    var hasHighContrast = false
    var hasWideGamut = false
    var isRightToLeft = false

    /// The traits of a collection, by default the current one; unspecified ones are those of a phone with the main
    /// screen's scale, light appearance and a layout from left to right.
    init(_ traits: UITraitCollection? = nil) {
        let traits = traits ?? .current
        if traits.userInterfaceIdiom != .unspecified { idiom = traits.userInterfaceIdiom }
        if traits.displayScale > 0 { scale = traits.displayScale }
        isDark = traits.userInterfaceStyle == .dark
        hasHighContrast = traits.accessibilityContrast == .high
        hasWideGamut = traits.displayGamut == .P3
        isRightToLeft = traits.layoutDirection == .rightToLeft
    }
}

extension AssetContents.Entry {
    /// Pixels per point; nil if the entry serves for all scales.
    var scaleFactor: CGFloat? {
        scale.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat(max(1, $0)) }
    }

    /// Whether the entry is a drawing that can be rendered at any scale.
    var isVector: Bool { ["pdf", "svg"].contains(((filename ?? "") as NSString).pathExtension.lowercased()) }

    /// Returns how well the entry fits the traits, the best value first; nil if it is for other devices.
    ///
    /// The numbers stand for idiom, appearance, gamut, direction and scale, in order of importance
    /// (interface_builder_segues.md I115).
    func rank(for traits: AssetTraits) -> [CGFloat]? {
        guard let idiom = idiomRank(traits.idiom) else { return nil }
        return [idiom, appearanceRank(traits), gamutRank(traits), directionRank(traits), scaleRank(traits.scale)]
    }

    private func idiomRank(_ desired: UIUserInterfaceIdiom) -> CGFloat? {
        switch (idiom ?? "universal", desired) {
        case ("universal", _): 1
        case ("iphone", .phone), ("ipad", .pad), ("tv", .tv), ("mac", .mac), ("car", .carPlay): 0
        // A tablet shows what is made for phones if there is nothing else.
        case ("iphone", .pad): 2
        default: nil
        }
    }

    /// Returns 0...2 for the number of matching appearances, the most first, and 10 if an appearance does not match.
    private func appearanceRank(_ traits: AssetTraits) -> CGFloat {
        var rank: CGFloat = 2
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): rank += traits.isDark ? -1 : 10
            case ("luminosity", "light"): rank += traits.isDark ? 10 : -1
            case ("contrast", "high"): rank += traits.hasHighContrast ? -0.5 : 10
            default: rank += 10
            }
        }
        return min(rank, 10)
    }

    private func gamutRank(_ traits: AssetTraits) -> CGFloat {
        guard let gamut else { return 1 }
        return (gamut == "display-P3") == traits.hasWideGamut ? 0 : 2
    }

    private func directionRank(_ traits: AssetTraits) -> CGFloat {
        guard let direction else { return 1 }
        return (direction == "right-to-left") == traits.isRightToLeft ? 0 : 2
    }

    private func scaleRank(_ desired: CGFloat) -> CGFloat {
        guard let scaleFactor, !isVector else { return isVector ? 0 : desired == 1 ? 0 : 100 }
        return scaleFactor >= desired ? scaleFactor - desired : 100 - scaleFactor
    }
}

extension Sequence<AssetContents.Entry> {
    /// Returns the entries for the traits, the best first; those for other devices are left out.
    func fitting(_ traits: AssetTraits) -> [AssetContents.Entry] {
        let ranked = enumerated().compactMap { entry in
            entry.element.rank(for: traits).map { ($0 + [CGFloat(entry.offset)], entry.element) }
        }
        return ranked.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }
}

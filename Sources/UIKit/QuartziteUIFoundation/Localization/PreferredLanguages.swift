import QuartzCore

/// The languages of a locale, by the names of their folders, from the most to the least specific one.
///
/// Those of `zh_TW` are `zh-TW`, `zh-Hant` and `zh`.
package struct PreferredLanguages {
    let names: [String]

    package init(of locale: Locale) {
        let identifier = locale.identifier.prefix { $0 != "@" && $0 != "." }.replacing("_", with: "-")
        var parts = identifier.split(separator: "-").map(String.init)
        var names: [String] = []
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        // Chinese is written in two scripts, and folders are named after the script.
        if let language = names.last, language == "zh", !names.contains(where: { $0.hasPrefix("zh-Han") }) {
            let isTraditional = names.contains { ["zh-TW", "zh-HK", "zh-MO"].contains($0) }
            names.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: names.count - 1)
        }
        self.names = names
    }

    /// Whether the languages are written from right to left.
    package var isRightToLeft: Bool {
        if names.contains(where: { $0.hasSuffix("-Latn") || $0.hasSuffix("-Cyrl") }) { return false }
        return names.last.map { Self.fromRightToLeft.contains($0.lowercased()) } ?? false
    }

    private static let fromRightToLeft: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "ug", "ur", "yi",
    ]

    /// Returns the folders of these languages, those of more specific ones first; SwiftPM writes names in lowercase.
    package func folders(among folders: [String]) -> [String] {
        names.flatMap { name in folders.filter { $0.lowercased() == "\(name).lproj".lowercased() } }
    }
}

extension Bundle {
    /// The folder of the bundle's only language; nil if there are none or several.
    var onlyLocalization: String? {
        let names = resourcePath.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        let folders = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
        return folders.count == 1 ? resourcePath.map { "\($0)/\(folders[0])" } : nil
    }

    /// The folder of the app's language, if the bundle has texts in several languages; otherwise the bundle itself.
    ///
    /// The app's language is the one that the property list of the main bundle names, or else that of the stage's locale.
    var inStageLanguage: (bundle: Bundle, language: String?) {
        let names = resourcePath.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        let folders = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.sorted()
        guard folders.count > 1, let path = resourcePath else { return (self, nil) }
        let selected = Bundle.main.developmentRegion.map { Locale(identifier: $0) }
        let locales = [selected, SceneContext.current.settings.locale].compactMap(\.self)
        let preferred = locales.flatMap { PreferredLanguages(of: $0).folders(among: folders) }
        let english = folders.filter { $0.hasPrefix("en") }
        guard let folder = (preferred + english).first,
            let bundle = Bundle(path: "\(path)/\(folder)")
        else { return (self, nil) }
        return (bundle, String(folder.dropLast(".lproj".count)))
    }
}

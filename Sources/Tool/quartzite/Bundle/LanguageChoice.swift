import Foundation
import QuartziteXcodeProject

/// The selection of localized files for one language.
struct LanguageChoice {
    /// The language of the bundle.
    let language: String
    /// The language of files that are missing in the bundle's own one.
    let region: String

    /// A resource, and the language folder in which the bundle contains it.
    struct Placed {
        let path: String
        let destination: String
        let language: String?
    }

    /// Returns the language of those available that suits a requested one best.
    ///
    /// - Parameters:
    ///   - requested: A language such as `de` or `pt-BR`.
    ///   - region: The language that the app is developed in, which is used if none suits.
    static func best(_ requested: String, of available: Set<String>, region: String) -> String {
        let own = available.subtracting(["Base"])
        let desired = plain(requested)
        let names = own.sorted()
        if let exact = names.first(where: { plain($0) == desired }) { return exact }
        let code = desired.prefix { $0 != "-" }
        if let parent = names.first(where: { plain($0) == code }) { return parent }
        if let sibling = names.first(where: { plain($0).hasPrefix(code + "-") }) { return sibling }
        return names.first { plain($0) == plain(region) } ?? region
    }

    /// Returns the resources of the bundle: unlocalized ones, those of the base, and one version of each other one.
    ///
    /// Files that are not translated to the bundle's language are placed there in the region's language. Without
    /// either, they are placed in another language, unless the base contains the same file or the document whose texts
    /// they translate.
    func resources(of resources: [ProjectResource]) -> [Placed] {
        var versions: [String: [ProjectResource]] = [:]
        var order: [String] = []
        var placed: [Placed] = []
        for resource in resources {
            guard let own = resource.language, own != "Base" else {
                placed.append(
                    Placed(path: resource.path, destination: resource.destination, language: resource.language))
                continue
            }
            let key = resource.destination + "/" + (resource.path.split(separator: "/").last ?? "")
            if versions[key] == nil { order.append(key) }
            versions[key, default: []].append(resource)
        }
        let base = Set(resources.filter { $0.language == "Base" }.map { Self.stem($0) })
        for key in order {
            let files = versions[key] ?? []
            let isInBase = files.first.map { base.contains(Self.stem($0)) } ?? false
            guard let preferred = preferred(files, isInBase: isInBase) else { continue }
            placed.append(Placed(path: preferred.path, destination: preferred.destination, language: language))
        }
        return placed
    }

    /// The path of a file in its bundle, without its language and extension.
    private static func stem(_ resource: ProjectResource) -> String {
        let name = (resource.path as NSString).lastPathComponent
        return resource.destination + "/" + (name as NSString).deletingPathExtension
    }

    private func preferred(_ versions: [ProjectResource], isInBase: Bool) -> ProjectResource? {
        func version(_ name: String) -> ProjectResource? {
            versions.first { $0.language.map(Self.plain) == Self.plain(name) }
        }
        if let version = version(language) ?? version(region) { return version }
        return isInBase ? nil : versions.min { ($0.language ?? "") < ($1.language ?? "") }
    }

    /// Returns a language in lowercase with hyphens; old names such as `English` become codes.
    private static func plain(_ language: String) -> String {
        let old = ["English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja"]
        return (old[language] ?? language).replacing("_", with: "-").lowercased()
    }
}

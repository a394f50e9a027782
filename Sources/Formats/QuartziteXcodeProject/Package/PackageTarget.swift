import Foundation

/// A target of a Swift package.
package struct PackageTarget: Sendable {
    /// The kinds of targets; plug-ins and binaries are omitted.
    package enum Kind: String, Sendable {
        case target, executableTarget, testTarget, systemLibrary, macro
    }

    /// The target's name.
    package let name: String
    /// The kind of target.
    package let kind: Kind
    /// The absolute paths of the files to compile, in alphabetical order.
    package internal(set) var sources: [String] = []
    /// The files and folders of the target's resource bundle, in alphabetical order.
    package internal(set) var resources: [ProjectResource] = []
    /// The name of the resource bundle, without its extension.
    package let bundleName: String
    /// The names of the targets and products that the target depends on, in order.
    package internal(set) var dependencies: [String] = []
    /// The names of the packages whose products the target depends on, by product, as far as the manifest names them.
    package internal(set) var productPackages: [String: String] = [:]
    /// The language of the package's texts that are not translated, such as `en-us`; nil if the manifest has none.
    package internal(set) var defaultLocalization: String?
    /// The settings for compiling Swift files.
    package internal(set) var swift = SwiftSettings()
    /// The name with which code imports the module.
    package var moduleName: String { SettingExpansion.moduleName(name) }
}

/// Finds the files of a package's target.
struct PackageTargetReader {
    private let target: ManifestExpression
    private let folder: String
    private let files: CheckoutFiles
    private var result: PackageTarget
    private let isFirst: Bool
    var languageVersion: String?
    var traits: Set<String> = []
    /// The paths that lead out of the checkout.
    private(set) var outside: [String] = []

    init(
        _ target: ManifestExpression, name: String, kind: PackageTarget.Kind, folder: String, packageName: String,
        isFirst: Bool, files: CheckoutFiles
    ) {
        self.target = target
        self.folder = folder
        self.files = files
        self.isFirst = isFirst
        result = PackageTarget(name: name, kind: kind, bundleName: "\(packageName)_\(name)")
    }

    /// Returns the target; nil if its folder does not exist.
    mutating func read() -> PackageTarget? {
        guard let place else { return nil }
        result.dependencies = (target["dependencies"]?.elements ?? []).compactMap { dependency in
            if !holds(dependency["condition"]) { return nil }
            if let product = dependency["name"]?.string, let package = dependency["package"]?.string {
                result.productPackages[product] = package
            }
            return dependency.string ?? dependency["name"]?.string ?? dependency.first?.string
        }
        readSettings()
        let excluded = paths(target["exclude"]?.strings ?? [], in: place)
        let named = target["sources"].map { paths($0.strings, in: place) }
        let rules = (target["resources"]?.elements ?? []).compactMap { rule -> (path: String, isCopied: Bool)? in
            guard case .call(let kind, _, _) = rule, let path = rule.first?.string,
                case .found(let found) = files.lookup(path, in: place)
            else { return nil }
            return (found, kind == "copy")
        }
        var (sources, resources) = ([String](), [ProjectResource]())
        files.visit(place) { path, isFolder in
            if excluded.contains(path) || isManifest(path) { return false }
            let rule = rules.first { Self.holds($0.path, path) }
            if rule?.isCopied == true {
                resources.append(ProjectResource(path: path))
                return false
            }
            let kind = path.fileExtension
            let isWhole = isFolder && SynchronizedFolder.packages.contains(kind)
            if isFolder, !isWhole { return true }
            // The compiler gets the code that is among the files to process.
            let isCode = !isFolder && SynchronizedFolder.sourceExtensions.contains(kind)
            let isResource = rule != nil && !isCode || Self.automatic.contains(kind) || isTranslation(path)
            if isWhole || isResource {
                if isResource { resources.append(ProjectResource(path: path)) }
            } else if isCode {
                let isNamed = named.map { paths in paths.contains { Self.holds($0, path) } } ?? true
                if isNamed { sources.append(path) }
            }
            return false
        }
        (result.sources, result.resources) = (sources, resources)
        return result
    }

    /// Whether a file is a manifest of the package, which no target contains, even if its folder is that of the package.
    private func isManifest(_ path: String) -> Bool {
        let name = path.lastPathComponent
        return path.parentFolder == folder && (name == "Package.swift" || name.hasPrefix("Package@swift-"))
    }

    /// Whether a file is in the folder of a language, which needs no rule.
    private func isTranslation(_ path: String) -> Bool { path.parentFolder.fileExtension == "lproj" }

    /// The extensions of resources that need no rule.
    private static let automatic: Set<String> = [
        "xcassets", "storyboard", "xib", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "metal", "xcstrings",
    ]

    private static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder + "/")
    }

    /// The folder of the target, specified or in a conventional location with its name.
    private var place: String? {
        let name = result.name
        var candidates = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
        if result.kind == .testTarget {
            candidates = ["Tests", "Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
        }
        // Since tools version 5.9, the files of a single target can be in the folder itself.
        if isFirst { candidates.append("Sources") }
        if let path = target["path"]?.string { candidates = [path] }
        for candidate in candidates {
            if case .found(let found) = files.lookup(candidate, in: folder), files.isFolder(found) { return found }
        }
        return nil
    }

    private mutating func paths(_ names: [String], in place: String) -> Set<String> {
        var found: Set<String> = []
        for name in names {
            switch files.lookup(name, in: place) {
            case .found(let path): found.insert(path)
            case .missing: break
            case .outside: outside.append(name)
            }
        }
        return found
    }

    private mutating func readSettings() {
        result.swift.languageVersion = languageVersion
        result.swift.compilationConditions = traits.sorted()
        for setting in target["swiftSettings"]?.elements ?? [] {
            guard case .call(let kind, let arguments, _) = setting, arguments.allSatisfy({ holds($0.value) }) else {
                continue
            }
            switch kind {
            case "define": setting.first?.string.map { result.swift.compilationConditions.append($0) }
            case "enableUpcomingFeature": setting.first?.string.map { result.swift.upcomingFeatures.append($0) }
            case "enableExperimentalFeature": setting.first?.string.map { result.swift.experimentalFeatures.append($0) }
            case "unsafeFlags": result.swift.addFlags(setting.first?.strings ?? [])
            case "defaultIsolation":
                result.swift.defaultIsolation = isMainActor(setting.first) ? .mainActor : .nonisolated
            case "swiftLanguageMode":
                if case .name(let mode)? = setting.first, mode.hasPrefix("v") {
                    result.swift.languageVersion = String(mode.dropFirst()).replacing("_", with: ".")
                }
            default: break
            }
        }
    }

    /// Returns whether a condition such as `.when(platforms: [.iOS])` holds in a debug build for iOS.
    ///
    /// Other expressions, and no condition, hold.
    private func holds(_ condition: ManifestExpression?) -> Bool {
        guard let condition, case .call("when", _, _) = condition else { return true }
        let platforms = (condition["platforms"]?.elements ?? []).map { platform in
            if case .name(let name) = platform { name } else { "" }
        }
        if !platforms.isEmpty, !platforms.contains("iOS") { return false }
        if case .name("release")? = condition["configuration"] { return false }
        let needed = condition["traits"]?.strings ?? []
        return needed.isEmpty || needed.contains { traits.contains($0) }
    }

    /// Returns whether an argument is `MainActor.self`.
    private func isMainActor(_ value: ManifestExpression?) -> Bool {
        switch value {
        case .name("self")?: true
        default: false
        }
    }
}

import Foundation
import QuartziteXcodeProject

/// The projects to which a run's files belong: that of a library, and that of the app that uses it.
///
/// They are found by their manifests, podspecs and Xcode projects beside and above the files, up to the root of the
/// checkout.
struct SurroundingProjects {
    /// The modules to which the files belong there, in alphabetical order, named after targets and folders.
    ///
    /// A run compiles all files as one module, so imports of these modules are removed.
    private(set) var modules: [String] = []
    private var podspecs: [Podspec] = []
    /// The resources of the packages' targets to which the files belong, by the name of the package.
    private var packageResources: [String: [ProjectResource]] = [:]
    private let files: Set<String>

    /// The number of folders to search above each file.
    private static let highest = 8
    /// The maximum number of files in the bundles of a podspec or a package.
    private static let maximumResources = 5_000

    /// Reads the projects beside and above files.
    static func find(around files: [String]) -> SurroundingProjects {
        let places = files.map { URL(filePath: $0).resolvingSymlinksInPath() }
        var projects = SurroundingProjects(files: Set(places.map(\.path)))
        projects.search(around: places)
        return projects
    }

    private init(files: Set<String>) { self.files = files }

    private mutating func search(around places: [URL]) {
        var names: Set<String> = []
        var seen: Set<String> = []
        for place in places {
            var folder = place.deletingLastPathComponent()
            for _ in 0..<Self.highest where folder.path != "/" && seen.insert(folder.path).inserted {
                let contents = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
                names.insert(folder.lastPathComponent)
                for name in contents { names.formUnion(read(folder.path + "/" + name)) }
                if contents.contains(".git") { break }
                folder.deleteLastPathComponent()
            }
        }
        modules = names.map(Self.identifier).sorted()
    }

    /// Returns the modules that a project file or folder declares.
    private mutating func read(_ path: String) -> [String] {
        let files = CheckoutFiles(root: (path as NSString).deletingLastPathComponent)
        if path.hasSuffix("/Package.swift") {
            guard let package = try? SwiftPackage(path, files: files) else { return [] }
            for target in package.targets
            where target.kind != .testTarget && !self.files.isDisjoint(with: target.sources) {
                packageResources[package.name, default: []] += target.resources
            }
            return package.targets.map(\.moduleName)
        }
        if path.hasSuffix(".xcodeproj") {
            let targets = (try? XcodeProject(path, files: files).targets) ?? []
            return targets.filter { $0.productType == .application || $0.productType.isLibrary }.map(\.name)
        }
        guard path.hasSuffix(".podspec"), let podspec = try? Podspec(path, files: files) else { return [] }
        podspecs.append(podspec)
        return [podspec.moduleName]
    }

    /// Returns a valid module name.
    private static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }

    /// Creates the resource bundles that podspecs and packages declare, as folders of symbolic links in `folder`.
    ///
    /// The targets of a package share a bundle, which is named after `module`, because their files form one module.
    func linkResourceBundles(in folder: String, module: String) throws {
        for podspec in podspecs {
            for (name, resources) in podspec.resourceBundles.sorted(by: { $0.key < $1.key }) {
                try Self.link(resources, in: "\(folder)/\(name).bundle")
            }
        }
        for (package, resources) in packageResources.sorted(by: { $0.key < $1.key }) where !resources.isEmpty {
            try Self.link(resources, in: "\(folder)/\(package)_\(module).bundle")
        }
    }

    private static func link(_ resources: [ProjectResource], in bundle: String) throws {
        let files = FileManager.default
        try? files.removeItem(atPath: bundle)
        try files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        for resource in resources.prefix(maximumResources) {
            let parts = [bundle, resource.destination, resource.language.map { $0 + ".lproj" } ?? ""]
            let place = parts.filter { !$0.isEmpty }.joined(separator: "/")
            try files.createDirectory(atPath: place, withIntermediateDirectories: true)
            let link = place + "/" + (resource.path as NSString).lastPathComponent
            try? files.createSymbolicLink(atPath: link, withDestinationPath: resource.path)
        }
    }
}

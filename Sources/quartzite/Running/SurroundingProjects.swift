import Foundation

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

    /// The number of folders to search above each file.
    private static let highest = 8
    /// The maximum number of files in a podspec's bundles.
    private static let mostResources = 5_000

    init(of files: [String], rewriting: Rewriting) {
        var names: Set<String> = []
        var seen: Set<String> = []
        for file in files {
            var folder = URL(filePath: file).resolvingSymlinksInPath().deletingLastPathComponent()
            for _ in 0..<Self.highest where folder.path != "/" && seen.insert(folder.path).inserted {
                let contents = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
                names.insert(folder.lastPathComponent)
                for name in contents { names.formUnion(read(folder.path + "/" + name, rewriting)) }
                if contents.contains(".git") { break }
                folder.deleteLastPathComponent()
            }
        }
        modules = names.map(ProjectModules.identifier).sorted()
    }

    /// Returns the modules that a project file or folder declares.
    private mutating func read(_ path: String, _ rewriting: Rewriting) -> [String] {
        if path.hasSuffix("/Package.swift") { return (try? rewriting.targets(of: path).map(\.name)) ?? [] }
        if path.hasSuffix(".xcodeproj") { return XcodeProject(path)?.targets.map(\.name) ?? [] }
        guard path.hasSuffix(".podspec"), let podspec = Podspec(path) else { return [] }
        podspecs.append(podspec)
        return [podspec.name]
    }

    /// Creates the resource bundles that podspecs declare, as folders of symbolic links in `folder`.
    func linkResourceBundles(in folder: String) throws {
        let files = FileManager.default
        for podspec in podspecs {
            for (name, patterns) in podspec.resourceBundles {
                let bundle = "\(folder)/\(name).bundle"
                try? files.removeItem(atPath: bundle)
                try files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
                for resource in podspec.files(matching: patterns).prefix(Self.mostResources) {
                    let link = bundle + "/" + (resource as NSString).lastPathComponent
                    try? files.createSymbolicLink(atPath: link, withDestinationPath: resource)
                }
            }
        }
    }
}

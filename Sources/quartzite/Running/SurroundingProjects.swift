import Foundation

/// The projects that a run's files come from: a library's, and that of the app that shows it.
///
/// Found in the manifests, podspecs and Xcode projects beside and above the files, up to the folder that is a checkout.
struct SurroundingProjects {
    /// The modules that the files belong to there, in alphabetical order, named by the projects and by the folders.
    ///
    /// Here all are compiled as one module, so that what imports one of these is left out.
    private(set) var modules: [String] = []
    private var podspecs: [Podspec] = []

    /// Folders looked at above each file.
    private static let highest = 8
    /// Files that a podspec's bundles may have.
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

    /// The modules that one file or folder of a project declares.
    private mutating func read(_ path: String, _ rewriting: Rewriting) -> [String] {
        if path.hasSuffix("/Package.swift") { return (try? rewriting.targets(of: path).map(\.name)) ?? [] }
        if path.hasSuffix(".xcodeproj") { return XcodeProject(path)?.targets.map(\.name) ?? [] }
        guard path.hasSuffix(".podspec"), let podspec = Podspec(path) else { return [] }
        podspecs.append(podspec)
        return [podspec.name]
    }

    /// Puts the bundles that podspecs declare, as folders of links, where a program in `folder` finds them.
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

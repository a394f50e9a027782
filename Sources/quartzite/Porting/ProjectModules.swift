import Foundation
import QuartziteCommandLine

/// A set of files that are compiled as one module.
struct ProjectModule {
    var name: String
    /// The absolute paths, in order.
    var files: [String]
    var isApplication = false
}

/// The modules of a folder, as defined by its manifests, podspecs and Xcode projects, and otherwise by subfolders.
struct ProjectModules {
    private(set) var folder: ProjectFolder
    /// The modules in dependency order: each follows those that it imports.
    private(set) var modules: [ProjectModule] = []
    /// The rewriter's report of each file.
    private(set) var reports: [String: SourceReport] = [:]

    private var taken: Set<String> { Set(modules.flatMap(\.files)) }

    /// Determines the modules of a folder.
    ///
    /// - Parameter scratch: A folder for temporary files.
    init(_ folder: ProjectFolder, rewriting: Rewriting, scratch: String) throws {
        self.folder = folder
        let found = try rewriting.rewrite(folder.swift, root: folder.path, to: scratch)
        reports = Dictionary(found.map { ($0.source, $0) }) { first, _ in first }
        leaveOut()
        for manifest in folder.manifests { try addTargets(of: manifest, rewriting) }
        for podspec in folder.podspecs { addSources(of: podspec) }
        for project in folder.projects { addTargets(of: project) }
        addFolders()
        order()
    }

    /// Leaves out files for other systems or frameworks.
    private mutating func leaveOut() {
        let reasons: [(reason: String, modules: Set<String>)] = [
            ("SwiftUI", ["SwiftUI", "WidgetKit"]), ("macOS", ["Cocoa", "AppKit"]), ("watchOS", ["WatchKit"]),
            ("tests", ["XCTest", "Testing", "Quick", "Nimble"]),
        ]
        for file in folder.swift {
            let imports = Set(reports[file]?.imports ?? [])
            if let reason = reasons.first(where: { !$0.modules.isDisjoint(with: imports) }) {
                folder.skip(file, reason.reason)
            } else if isForSwiftUI(file) {
                folder.skip(file, "SwiftUI")
            }
        }
    }

    /// Whether a file contains SwiftUI views and imports SwiftUI conditionally.
    private func isForSwiftUI(_ file: String) -> Bool {
        let kinds: Set = [
            "View", "PreviewProvider", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
        ]
        guard reports[file]?.types.contains(where: { !kinds.isDisjoint(with: $0.inherits) }) == true else {
            return false
        }
        return FileManager.default.contents(atPath: file)?.range(of: Data("import SwiftUI".utf8)) != nil
    }

    private mutating func addTargets(of manifest: String, _ rewriting: Rewriting) throws {
        let root = (manifest as NSString).deletingLastPathComponent
        for target in try rewriting.targets(of: manifest) where ["target", "executableTarget"].contains(target.kind) {
            let folders =
                target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
            let places = folders.map { URL(filePath: "\(root)/\($0)").standardizedFileURL.path }
            let files = folder.swift.filter { file in
                places.contains { place in
                    let isOut = target.exclude.contains { Self.holds("\(place)/\($0)", file) }
                    let isNamed = target.sources.contains { Self.holds("\(place)/\($0)", file) }
                    return Self.holds(place, file) && !isOut && (isNamed || target.sources.isEmpty)
                }
            }
            add(ProjectModule(name: target.name, files: files, isApplication: target.kind == "executableTarget"))
        }
    }

    private static func holds(_ place: String, _ file: String) -> Bool { file == place || file.hasPrefix(place + "/") }

    private mutating func addSources(of path: String) {
        guard let podspec = Podspec(path) else { return }
        let taken = taken
        let files = folder.swift.filter { podspec.includes($0) && !taken.contains($0) }
        add(ProjectModule(name: podspec.name, files: files))
    }

    private mutating func addTargets(of path: String) {
        guard let project = XcodeProject(path) else { return }
        let known = Set(folder.swift)
        let targets = project.targets.map { (target: $0, platform: $0.platform ?? "iphoneos") }
        // A file that an iPhone target shares with other targets belongs to the iPhone target.
        for (target, _) in targets.filter({ $0.platform.hasPrefix("iphone") }) {
            let files = target.files.filter(known.contains)
            // A manifest, podspec or project may already have claimed the files, and all files of an app may be left
            // out.
            if files.allSatisfy(taken.contains) { continue }
            add(ProjectModule(name: target.name, files: files, isApplication: target.isApplication))
        }
        for (target, platform) in targets.filter({ !$0.platform.hasPrefix("iphone") }) {
            let taken = taken
            for file in target.files where known.contains(file) && !taken.contains(file) {
                folder.skip(file, "targets for \(platform)")
            }
        }
    }

    /// Groups files that no target contains by their top-level folder.
    private mutating func addFolders() {
        let taken = taken
        let rest = folder.swift.filter { !taken.contains($0) }
        let whole = URL(filePath: folder.path).lastPathComponent
        let groups = Dictionary(grouping: rest) { file in
            let parts = folder.relative(file).split(separator: "/")
            return modules.isEmpty || parts.count < 2 ? whole : String(parts[0])
        }
        for (name, files) in groups.sorted(by: { $0.key < $1.key }) {
            let types = files.flatMap { reports[$0]?.types ?? [] }
            add(
                ProjectModule(
                    name: name, files: files, isApplication: types.contains { $0.attributes.contains("main") }))
        }
    }

    private mutating func add(_ module: ProjectModule) {
        guard !module.files.isEmpty else { return }
        if !module.isApplication, modules.contains(where: { $0.name == module.name }) { return }
        var module = module
        module.name = unused(Self.identifier(module.name))
        modules.append(module)
    }

    private func unused(_ name: String) -> String {
        let taken = Set(modules.map(\.name)).union(Self.quartzite)
        return taken.contains(name) ? (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name : name
    }

    /// Quartzite's modules, which would take precedence over modules of the same name.
    private static let quartzite: Set<String> = [
        "CKernels", "CoreGraphics", "Media", "Compositor", "RigidBodies", "QuartzCore", "UIKit", "Gallery", "Stage",
        "QuartziteCommandLine", "quartzite",
    ]

    /// Returns a valid module name.
    static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }

    /// Sorts the modules, so that each follows those that it imports.
    private mutating func order() {
        let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        var (ordered, visited) = ([ProjectModule](), Set<String>())
        func visit(_ module: ProjectModule) {
            guard visited.insert(module.name).inserted else { return }
            for name in imports(of: module) { if let other = byName[name] { visit(other) } }
            ordered.append(module)
        }
        for module in modules { visit(module) }
        modules = ordered
    }

    /// Returns the modules that a module's files import, in order, without the module itself.
    func imports(of module: ProjectModule) -> [String] {
        let names = module.files.flatMap { reports[$0]?.imports ?? [] }
        return names.enumerated().filter { $0.element != module.name && names.firstIndex(of: $0.element) == $0.offset }
            .map(\.element)
    }

    /// Returns the files of all modules that a module imports directly or indirectly.
    func context(of module: ProjectModule) -> [String] {
        let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        var (pending, seen, files) = (imports(of: module), Set([module.name]), [String]())
        while let name = pending.popLast() {
            guard seen.insert(name).inserted, let other = byName[name] else { continue }
            files += other.files
            pending += imports(of: other)
        }
        return files.filter { !module.files.contains($0) }
    }
}

import Foundation
import QuartziteCommandLine
import QuartziteRewriting
import QuartziteXcodeProject

/// The modules of a project: its apps and libraries, and what they depend on in the checkout.
struct ProjectModules {
    private(set) var folder: ProjectFolder
    /// The checkout that declares the modules.
    let checkout: Checkout
    /// The modules in dependency order: each follows those that it imports.
    private(set) var all: ModuleSet
    /// The declarations of the modules, by the modules' names.
    let declarations: [String: CheckoutModule]
    /// The rewriter's reports of each module's files, by the modules' names.
    private(set) var rewritten: [String: [SourceReport]] = [:]

    var modules: [SourceModule] { all.modules }
    /// The Swift files of all modules, each once.
    var files: [String] {
        var seen: Set<String> = []
        return modules.flatMap(\.files).filter { seen.insert($0).inserted }
    }
    /// The rewriter's report of each file.
    var reports: [String: SourceReport] {
        Dictionary(rewritten.values.joined().map { ($0.source, $0) }) { first, _ in first }
    }

    /// Determines the modules of a folder, and rewrites their files.
    ///
    /// - Parameter scratch: A folder for the rewritten files.
    static func rewrite(_ folder: ProjectFolder, _ rewriting: Rewriting, scratch: String) throws -> ProjectModules {
        let checkout: Checkout
        do { checkout = try Checkout(folder.path) } catch { throw Failure(.missingInput, error.message) }
        let graph = checkout.allModules()
        var project = ProjectModules(folder, checkout, graph)
        project.leaveOut(checkout.omittedFiles(from: graph))
        for module in project.modules {
            project.rewritten[module.name] = try project.rewrite(
                module, rewriting, to: "\(scratch)/\(module.name)")
        }
        project.leaveOutOtherSystems()
        return project
    }

    private init(_ folder: ProjectFolder, _ checkout: Checkout, _ graph: ModuleGraph) {
        (self.folder, self.checkout) = (folder, checkout)
        all = ModuleSet(graph) { $0 }
        declarations = Dictionary(zip(all.modules.map(\.name), graph.modules.filter { !$0.swiftFiles.isEmpty })) {
            first, _ in first
        }
        let known = Set(folder.swift)
        all.setFiles { module in
            module.files.filter { known.contains($0) || !$0.hasPrefix(folder.path + "/") || Self.isGenerated($0) }
        }
    }

    /// Whether a file belongs to a copy of another project, on which modules may depend.
    private static func isGenerated(_ file: String) -> Bool {
        file.split(separator: "/").contains { ["Pods", "Carthage"].contains($0) }
    }

    /// Rewrites the files of a module into a folder.
    func rewrite(
        _ module: SourceModule, _ rewriting: Rewriting, to output: String, portable: Bool = false
    ) throws -> [SourceReport] {
        try rewriting.rewrite(
            module.files, root: SwiftFiles.commonFolder(of: module.files), to: output, portable: portable,
            context: all.context(of: module), settings: module.settings)
    }

    /// Lists the folder's files that belong to no module, with the reasons.
    private mutating func leaveOut(_ omitted: [OmittedFile]) {
        let known = Set(folder.swift)
        for file in omitted where known.contains(file.path) {
            let reason =
                switch file.reason {
                case .manifest: "manifests"
                case .test: "tests"
                case .playground: "playgrounds"
                case .vendored: "dependencies and build products"
                case .otherPlatform(let platform): "targets for \(platform.rawValue)"
                case .otherProduct: "extensions and tools"
                case .replaced: "copies of other targets"
                case .noTarget: "files of no target"
                }
            folder.skip(file.path, reason)
        }
    }

    /// Leaves out files for other systems or frameworks.
    private mutating func leaveOutOtherSystems() {
        var left: Set<String> = []
        for module in all.modules {
            for (file, system) in ExternalFiles(rewritten[module.name] ?? []).systems.sorted(by: { $0.key < $1.key }) {
                folder.skip(file, system)
                left.insert(file)
            }
        }
        all.setFiles { module in module.files.filter { !left.contains($0) } }
    }

    /// Whether a module is a program: an app's target, or files that start an app or have statements at the top level.
    func isProgram(_ module: SourceModule) -> Bool {
        let reports = rewritten[module.name] ?? []
        if reports.contains(where: \.topLevelCode) { return true }
        if case .folder? = declarations[module.name]?.origin {
            return reports.flatMap(\.types).contains { $0.attributes.contains("main") }
        }
        return module.isApplication
    }

    /// Returns the modules of the project that a module's files import, in order.
    func imports(of module: SourceModule) -> [String] {
        let names = (rewritten[module.name] ?? []).flatMap(\.imports)
        let own = Set(modules.map(\.name)).subtracting([module.name])
        return names.enumerated().filter { own.contains($0.element) && names.firstIndex(of: $0.element) == $0.offset }
            .map(\.element)
    }
}

import QuartziteXcodeProject

/// The modules of a program or of a project, in order of compilation: each follows those that it requires.
struct ModuleSet {
    private(set) var modules: [SourceModule]
    /// The modules of C code that Swift modules import.
    private(set) var clangModules: [ClangModule] = []

    /// The macros that the modules use.
    private(set) var macroModules: [MacroModule] = []

    /// Creates a set of one module.
    init(_ module: SourceModule) { modules = [module] }

    /// Creates the set of a checkout's modules that have Swift files.
    ///
    /// - Parameter shown: Returns the path of a file as messages show it.
    init(_ graph: ModuleGraph, shown: (String) -> String) {
        let found = graph.modules.filter { !$0.swiftFiles.isEmpty }
        clangModules = graph.modules.compactMap { ClangModule($0) }
        macroModules = graph.macros
        var usedNames = Self.quartzite
        modules = found.map { module in
            let name = Self.unused(module.name, usedNames)
            usedNames.insert(name)
            var own = SourceModule(module, name: name, shown: shown)
            if !own.isApplication, module.swiftFiles.allSatisfy(Self.isCopied) { own.isIncremental = false }
            return own
        }
        addNames()
        let clangNames = Set(clangModules.map(\.name))
        for index in modules.indices where !clangNames.isDisjoint(with: modules[index].dependencies) {
            modules[index].settings.isForLinux = true
        }
    }

    /// Tells each module which ones it can import.
    private mutating func addNames() {
        let names = modules.map(\.name) + clangModules.map(\.name)
        for index in modules.indices { modules[index].settings.modules = names }
    }

    /// Generates the classes of the data models of a checkout's modules.
    mutating func generateModelClasses(of graph: ModuleGraph) {
        let found = graph.modules.filter { !$0.swiftFiles.isEmpty }
        for (index, module) in zip(modules.indices, found) {
            let resources = module.resources + module.resourceBundles.sorted { $0.key < $1.key }.flatMap(\.value)
            modules[index].modelClasses = ModelClasses(resources.map(\.path))?.source
        }
    }

    /// Replaces the files of each module, and removes modules that have none.
    mutating func setFiles(_ files: (SourceModule) -> [String]) {
        for index in modules.indices { modules[index].files = files(modules[index]) }
        modules.removeAll { $0.files.isEmpty }
        addNames()
    }

    /// Lets the modules import placeholders for frameworks that Quartzite does not have.
    mutating func allowPlaceholders() {
        for index in modules.indices { modules[index].settings.hasPlaceholders = true }
    }

    /// Returns whether a package manager has put a file where it is, so that nobody edits it there.
    static func isCopied(_ path: String) -> Bool {
        ["/Pods/", "/Carthage/Checkouts/", "/.build/checkouts/", "/SourcePackages/checkouts/"].contains(
            where: path.contains)
    }

    /// Makes the compiler record nothing for later edits, which is faster if the files are never edited.
    mutating func compileOnce() {
        for index in modules.indices { modules[index].isIncremental = false }
    }

    /// Adds files to the app's module.
    mutating func addToApplication(_ files: [String]) {
        guard let index = modules.lastIndex(where: \.isApplication) else { return }
        modules[index].files += files.filter { !modules[index].files.contains($0) }
    }

    /// Returns the modules that a module requires directly or indirectly, in order of compilation.
    func dependencies(of module: SourceModule) -> [SourceModule] {
        var (pending, found) = (module.dependencies, Set<String>())
        while let name = pending.popLast() {
            guard name != module.name, found.insert(name).inserted else { continue }
            pending += modules.first { $0.name == name }?.dependencies ?? []
        }
        return modules.filter { found.contains($0.name) }
    }

    /// Returns the files of all modules that a module requires, except its own.
    func context(of module: SourceModule) -> [String] {
        let own = Set(module.files)
        return dependencies(of: module).flatMap(\.files).filter { !own.contains($0) }
    }

    // MARK: Names

    private static func unused(_ name: String, _ usedNames: Set<String>) -> String {
        usedNames.contains(name) ? (2...).lazy.map { "\(name)\($0)" }.first { !usedNames.contains($0) } ?? name : name
    }

    /// Quartzite's modules, which would take precedence over modules of the same name.
    private static let quartzite: Set<String> = [
        "CQuartziteKernels", "QuartziteRaster", "QuartziteFonts", "CoreGraphics", "QuartziteText", "QuartziteMedia",
        "QuartziteCompositor", "QuartziteRigidBodies", "QuartziteSceneRuntime", "QuartzCore", "QuartziteUIFoundation",
        "QuartziteUIDrawing", "QuartziteUICore", "QuartziteUIElements", "UIKit",
        "QuartziteGallery", "QuartziteStage",
        "QuartziteInterfaceBuilder", "QuartziteCommandLine", "quartzite",
    ]
}

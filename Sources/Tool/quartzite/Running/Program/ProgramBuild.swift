import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteRewriting

/// Compiles the modules of a program, as far as they have changed since the last run.
struct ProgramBuild {
    let sources: ProgramSources
    let folder: WorkFolder
    let installation: Installation
    let isVerbose: Bool
    /// Whether a terminal shows how many files are compiled.
    var showsProgress = true
    let entry: any GeneratedSources
    /// Returns a hint for names that were not found.
    let advice: ([String]) -> String?
    /// The module of which all errors are wanted before it is compiled.
    var checked: String?

    /// Compiles the program, unless it is up to date, and returns its path; prints the compiler's errors.
    func perform(_ state: WorkFolder.State) throws -> String {
        do { return try attempt(state) } catch let error as CompilerFailure {
            error.report()
            throw error.failure
        }
    }

    /// Compiles the program, unless it is up to date, and returns its path.
    ///
    /// - Throws: A ``CompilerFailure`` for code that does not compile.
    func attempt(_ state: WorkFolder.State) throws -> String {
        let (options, macros) = try buildMacros()
        let isCurrent = macros == state.macros ?? ""
        if isCurrent, let program = state.program, ContentDigest(contentsOf: folder.program)?.text == program {
            return folder.program
        }
        var state = state
        (state.program, state.macros) = (nil, macros)
        let clang = try sources.modules.clangModules.flatMap { try $0.build(in: clangFolder(of: $0), installation) }
        for module in sources.modules.modules { try compile(module, &state, clang + options) }
        state.program = ContentDigest(contentsOf: folder.program)?.text
        try folder.save(state)
        return folder.program
    }

    /// Compiles the macros of packages, and returns the options with which the compiler runs them, and a text that changes
    /// with them.
    ///
    /// Macros that cannot be compiled are named; what uses them does not compile.
    private func buildMacros() throws -> (options: [String], text: String) {
        var (options, text) = ([String](), "")
        for module in sources.modules.macroModules {
            let plugin = MacroPlugin(module: module, folder: "\(folder.interfaces)/macros/\(module.name)")
            if let key = try plugin.build(installation) {
                options += plugin.options
                text += key
            } else {
                Console.write(
                    "quartzite: warning: the macros of \(module.name), which \(module.neededBy) needs, are not expanded: "
                        + "the toolchain's swift-syntax does not compile them\n")
            }
        }
        return (options, text)
    }

    private func clangFolder(of module: ClangModule) -> String { "\(folder.interfaces)/\(module.name)" }

    /// Compiles a module; `clang` contains the options for the modules of C code.
    private func compile(_ module: SourceModule, _ state: inout WorkFolder.State, _ clang: [String]) throws {
        guard var own = state.modules[module.name] else { return }
        let isMain = module.name == sources.mainModule
        let place = try folder.folder(of: module.name, isMain: isMain)
        let files = try compiledFiles(own.compiledReports, of: module, in: place, isMain: isMain)
        let digests = ContentDigest.texts(of: files)
        let libraries = sources.modules.dependencies(of: module)
        let environment = Self.environment(of: module, libraries, state) + (state.macros ?? "")
        let interface = "\(folder.interfaces)/\(module.name).swiftmodule"
        let isCurrent = own.environment == environment && own.compiled == digests && own.objects == place.objectDigests
        if !isMain, isCurrent, let known = own.interface, ContentDigest(contentsOf: interface)?.text == known { return }
        if own.environment != environment { own.compiled = [:] }
        try removeOutdated(files, digests, in: place, &own)
        own.environment = environment
        state.modules[module.name] = own
        try folder.save(state)
        let objects =
            try sources.modules.modules.filter { $0.name != module.name }.flatMap { library in
                try folder.folder(of: library.name, isMain: false).objectFiles
            } + sources.modules.clangModules.flatMap { $0.objects(in: clangFolder(of: $0)) }
        let compiler = ModuleCompiler(
            folder: folder, module: module, place: place,
            product: isMain ? .program(libraries: objects) : .library(interface: interface),
            obsolete: sources.modules.modules.last { $0.obsoleteVersion != nil }, installation: installation,
            isVerbose: isVerbose, isForTests: sources.tests != nil,
            isOneOfSeveral: sources.modules.modules.count > 1, showsProgress: showsProgress, clangArguments: clang)
        do {
            try compiler.compile(files, isChecked: module.name == checked, advice: advice)
        } catch {
            state.modules[module.name]?.objects = place.objectDigests
            try? folder.save(state)
            throw error
        }
        own.compiled = digests
        own.objects = place.objectDigests
        if !isMain { own.interface = ContentDigest(contentsOf: interface)?.text }
        state.modules[module.name] = own
        try folder.save(state)
    }

    /// Removes object files that are damaged or out of date.
    ///
    /// The compiler compares modification dates, which are not always reliable.
    private func removeOutdated(
        _ files: [String], _ digests: [String: String], in place: ModuleFolder, _ own: inout ModuleState
    ) throws {
        if own.objects != place.objectDigests || own.compiled.isEmpty {
            try folder.clearObjects(place)
            own.compiled = [:]
        }
        for file in files where own.compiled[file] != digests[file] {
            for object in place.outputs(of: file).values { try? FileManager.default.removeItem(atPath: object) }
            own.compiled[file] = nil
        }
        // Objects of files that no longer belong to the module must not be linked.
        let kept = Set(files.flatMap { Array(place.outputs(of: $0).values) })
        for object in place.objectFiles where !kept.contains(object) {
            try? FileManager.default.removeItem(atPath: object)
        }
        own.objects = place.objectDigests
    }

    /// Returns the digest of the options and interfaces with which a module is compiled.
    private static func environment(
        of module: SourceModule, _ libraries: [SourceModule], _ state: WorkFolder.State
    ) -> String {
        let interfaces = libraries.flatMap { [$0.name, state.modules[$0.name]?.interface ?? ""] }
        return ContentDigest(Data((module.compilerOptions + interfaces).joined(separator: "\n").utf8)).text
    }

    // MARK: Files

    /// The name of the only file that the compiler accepts with statements outside of functions.
    static let script = "main.swift"

    /// The files to compile; files of the same name, which the compiler rejects, are renamed.
    private func compiledFiles(
        _ reports: [SourceReport], of module: SourceModule, in place: ModuleFolder, isMain: Bool
    ) throws -> [String] {
        var additional: [(name: String, source: String)] = []
        if let source = isMain ? entry.main : entry.registration(of: module.name) {
            additional.append((isMain ? "Program.swift" : "Scenes.swift", source))
        }
        if let symbols = module.assetSymbols { additional.append((AssetSymbols.file, symbols)) }
        if let classes = module.modelClasses { additional.append((ModelClasses.file, classes)) }
        var names = Set(additional.map(\.name) + [Self.script])
        var files = try reports.enumerated().compactMap { index, report -> String? in
            guard let output = report.output else { return nil }
            if report.isPage {
                try folder.write(
                    FileManager.default.contents(atPath: output) ?? Data(), to: "\(place.path)/\(Self.script)")
                return "\(place.path)/\(Self.script)"
            }
            let name = (output as NSString).lastPathComponent
            // The compiler reads lists of files with one path per line.
            let isLine = !output.contains(where: \.isNewline)
            guard !names.insert(name).inserted || !isLine else { return output }
            let other = "\(place.path)/\(index)-\(name.filter { !$0.isNewline })"
            try folder.write(FileManager.default.contents(atPath: output) ?? Data(), to: other)
            return other
        }
        for (name, source) in additional {
            try folder.write(Data(source.utf8), to: "\(place.path)/\(name)")
            files.append("\(place.path)/\(name)")
        }
        return files
    }
}

extension SourceReport {
    /// Whether the file is a `main.swift` that only starts the app, which the compiled program does itself.
    var startsApp: Bool {
        topLevelCode && types.isEmpty && source.hasSuffix("main.swift") && imports.contains("UIKit")
    }
}

import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteRewriting

/// Rewrites the modules of a program, as far as their sources have changed since the last run.
struct ModuleRewriting {
    let sources: ProgramSources
    let folder: WorkFolder
    let installation: Installation
    /// What files lack of modules that are not there.
    let absences: Absences

    /// Rewrites the modules, and returns their state, after it was saved.
    func perform() throws -> WorkFolder.State {
        let digests = try Dictionary(
            uniqueKeysWithValues: sources.paths.map { path in
                (path, try ContentDigest(SwiftFiles.contents(of: path)).text)
            })
        let rewriting = try Rewriting.ready(installation, scratch: folder.path)
        let tools = try installation.fingerprint
        let known = folder.state()
        if known?.tools != tools { try folder.clear() }
        var state = WorkFolder.State(tools: tools)
        if let known, known.tools == tools { state = known }
        var isChanged = known?.tools != tools
        let names = sources.modules.modules.map(\.name)
        if state.modules.keys.contains(where: { !names.contains($0) }) {
            state.modules = state.modules.filter { names.contains($0.key) }
            isChanged = true
        }
        for module in sources.modules.modules {
            let context = digest(of: module, sources.modules.context(of: module), digests)
            let own = module.files.compactMap { digests[$0] }
            if let known = state.modules[module.name], known.paths == module.files, known.digests == own,
                known.context == context, known.copies == ContentDigest.texts(of: Array(known.copies.keys))
            {
                continue
            }
            isChanged = true
            state.modules[module.name] = try rewrite(
                module, digests: own, context: context, after: state.modules[module.name], rewriting)
        }
        if isChanged {
            state.program = nil
            try folder.save(state)
        }
        return state
    }

    /// Places the data models beside the program, where it finds them as in an app's bundle.
    private func linkDataModels() throws {
        for path in sources.dataModels {
            let link = "\(folder.path)/\(BundleContents.modelName((path as NSString).lastPathComponent))"
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: URL(filePath: path).path)
        }
    }

    private func rewrite(
        _ module: SourceModule, digests: [String], context: String, after known: ModuleState?, _ rewriting: Rewriting
    ) throws -> ModuleState {
        let place = try folder.folder(of: module.name, isMain: module.name == sources.mainModule)
        var merged = module.merged
        if sources.application == nil {
            let projects = SurroundingProjects.find(around: module.files)
            try projects.linkResourceBundles(in: folder.path, module: module.name)
            merged += projects.modules
            try linkDataModels()
        }
        let reports = try rewriting.rewrite(
            module.files, root: SwiftFiles.commonFolder(of: module.files), to: place.rewritten,
            context: sources.modules.context(of: module), merged: merged, settings: module.settings,
            absences: absences(of: module))
        var state = ModuleState(
            paths: module.files, digests: digests, context: context, report: RewriteReport(files: reports),
            copies: ContentDigest.texts(of: reports.compactMap(\.output)))
        let frameworks = reports.filter { $0.framework != nil }.map(\.source)
        state.foreign = Set(ExternalFiles(reports, isForTests: sources.tests != nil).systems.keys).union(frameworks)
            .union(sources.isTests(module) ? Array(IncompleteTests(reports).reasons.keys) : []).subtracting(
                sources.named)
        if let known {
            (state.compiled, state.objects) = (known.compiled, known.objects)
            (state.environment, state.interface) = (known.environment, known.interface)
        }
        return state
    }

    /// What is known of the files that decide how a module is rewritten; nil if nothing is missing.
    private func absences(of module: SourceModule) -> String? {
        absences.isEmpty ? nil : absences.text(of: module.files + sources.modules.context(of: module))
    }

    /// Returns the digest of what decides how a module is rewritten, besides its own files, and of generated code.
    private func digest(of module: SourceModule, _ context: [String], _ digests: [String: String]) -> String {
        let files = context.flatMap { [$0, digests[$0] ?? ""] }
        let symbols = [module.assetSymbols, module.modelClasses, absences(of: module)].compactMap(\.self)
        return ContentDigest(Data((module.settings.options + files + symbols).joined(separator: "\n").utf8)).text
    }
}

import Foundation
import QuartziteCommandLine

/// The user's sources, rewritten in their work folder, and their scenes.
struct SceneProject {
    let scenes: SceneList
    private let folder: WorkFolder
    private let installation: Installation
    private let isVerbose: Bool
    private let sceneDelegate: String?
    private var state: WorkFolder.State

    /// Rewrites the sources, unless they are unchanged since the last run.
    init(_ sources: SourceFiles, in folder: WorkFolder, _ installation: Installation, isVerbose: Bool) throws {
        self.folder = folder
        self.installation = installation
        self.isVerbose = isVerbose
        let digests = try sources.paths.map { try Digest(SourceFiles.contents(of: $0)).text }
        let rewriting = try Rewriting(installation, scratch: folder.path)
        let tools = try installation.fingerprint
        let known = folder.state()
        if let known, known.tools == tools, known.paths == sources.paths, known.digests == digests,
            known.copies == Digest.texts(of: Array(known.copies.keys))
        {
            state = known
        } else {
            if known?.tools != tools { try folder.clear() }
            let projects = SurroundingProjects(of: sources.paths, rewriting: rewriting)
            try projects.linkResourceBundles(in: folder.path)
            let report = RewriteReport(
                files: try rewriting.rewrite(
                    sources.paths, root: sources.commonFolder, to: folder.rewritten, merged: projects.modules,
                    settings: Rewriting.Settings(dropsMissingImports: true)))
            state = WorkFolder.State(
                paths: sources.paths, digests: digests, tools: tools, report: report,
                copies: Digest.texts(of: report.files.compactMap(\.output)))
            if let known, known.tools == tools { (state.compiled, state.objects) = (known.compiled, known.objects) }
            try folder.save(state)
        }
        try Self.check(state.report)
        let finder = SceneFinder(state.report.files)
        scenes = SceneList(
            scenes: finder.scenes, unmakeable: finder.unmakeable, absence: finder.absence, files: sources.paths)
        sceneDelegate = finder.sceneDelegate
    }

    /// Compiles the program that shows these scenes, unless it is up to date, and returns its path.
    func compile() throws -> String {
        if let program = state.program, Digest(contentsOf: folder.program)?.text == program { return folder.program }
        try folder.write(Data(entry.utf8), to: folder.path + "/Program.swift")
        let files = try compiledFiles() + [folder.path + "/Program.swift"]
        let compiler = ProgramCompiler(folder: folder, installation: installation, isVerbose: isVerbose)
        var state = state
        let digests = try prepareObjects(of: files, compiler, &state)
        do {
            try compiler.compile(files, advice: advice)
        } catch {
            state.objects = folder.objectDigests
            try? folder.save(state)
            throw error
        }
        (state.compiled, state.objects) = (digests, folder.objectDigests)
        state.program = Digest(contentsOf: folder.program)?.text
        try folder.save(state)
        return folder.program
    }

    /// Removes object files that are damaged or out of date.
    ///
    /// The compiler compares modification dates, which are not always reliable.
    private func prepareObjects(
        of files: [String], _ compiler: ProgramCompiler, _ state: inout WorkFolder.State
    ) throws -> [String: String] {
        let digests = Digest.texts(of: files)
        if state.objects != folder.objectDigests {
            try folder.clearObjects()
            state.compiled = [:]
        }
        for file in files where state.compiled[file] != digests[file] {
            for object in compiler.outputs(of: file).values { try? FileManager.default.removeItem(atPath: object) }
            state.compiled[file] = nil
        }
        state.objects = folder.objectDigests
        state.program = nil
        try folder.save(state)
        return digests
    }

    // MARK: Rewriting

    /// Throws for code that cannot be compiled: syntax errors, and statements at the top level.
    private static func check(_ report: RewriteReport) throws {
        if let failure = Failure(oldSwift: report.files) { throw failure }
        let errors = report.files.flatMap { file in file.errors.map { (file.source, $0) } }
        for (file, error) in errors.prefix(20) {
            Console.tell("\(file):\(error.line):\(error.column): error: \(error.message)\n")
        }
        if !errors.isEmpty {
            throw Failure(errors: errors.count)
        }
        if let file = report.files.first(where: { $0.topLevelCode && !$0.startsApp }) {
            throw Failure(
                .renderFailed,
                "\(file.source) has statements outside of functions; put them into a view controller's viewDidLoad()")
        }
    }

    // MARK: Compiling

    /// The files to compile; files of the same name, which the compiler rejects, are renamed.
    private func compiledFiles() throws -> [String] {
        var names: Set<String> = ["Program.swift"]
        return try state.report.files.filter { !$0.startsApp }.compactMap(\.output).enumerated().map { index, output in
            let name = (output as NSString).lastPathComponent
            // The compiler reads lists of files with one path per line.
            let isLine = !output.contains(where: \.isNewline)
            guard !names.insert(name).inserted || !isLine else { return output }
            let other = "\(folder.path)/\(index)-\(name.filter { !$0.isNewline })"
            try folder.write(FileManager.default.contents(atPath: output) ?? Data(), to: other)
            return other
        }
    }

    /// Returns a hint for names that were not found.
    private func advice(_ missing: [String]) -> String? {
        let imported = Set(state.report.files.flatMap(\.missingModules)).sorted()
        let foreign = missing.compactMap { name in
            ForeignModule.declaring(name, among: imported).map { "\(name) is part of \($0)" }
        }
        if let first = foreign.first {
            let more = foreign.count > 1 ? " (\(foreign.count) names in all)" : ""
            return "\(first), which Quartzite does not have\(more)"
        }
        return hasNeighbors
            ? "missing names may be declared in other files; name the folder instead, and add --scene" : nil
    }

    /// Whether there are other Swift files in the folders of the given ones.
    private var hasNeighbors: Bool {
        let named = Set(state.paths)
        return Set(named.map { ($0 as NSString).deletingLastPathComponent }).contains { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            return names.contains {
                $0.hasSuffix(".swift") && !named.contains((folder as NSString).appendingPathComponent($0))
            }
        }
    }

    /// The source of the program's entry point, which registers all scenes.
    private var entry: String {
        let lines = scenes.scenes.map { scene in
            """
            #sourceLocation(file: \(swiftLiteral(scene.file)), line: \(scene.line))
                \(scene.registration(sceneDelegate: sceneDelegate))
            """
        }
        return """
            import QuartziteCommandLine
            import UIKit

            @_cdecl("main") func quartziteProgram(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32 {
                var program = QuartziteCommandLine.SceneProgram()
            \(lines.joined(separator: "\n"))
            #sourceLocation()
                return program.main()
            }

            """
    }
}

extension SourceReport {
    /// Whether the file is a `main.swift` that only starts the app, which the compiled program does itself.
    fileprivate var startsApp: Bool {
        topLevelCode && types.isEmpty && source.hasSuffix("main.swift") && imports.contains("UIKit")
    }
}

extension Failure {
    /// Creates an error for code in Swift 2 or earlier; `nil` if no file is.
    init?(oldSwift files: [SourceReport]) {
        let old = files.filter { $0.oldSwift != nil }
        guard let first = old.first, let sign = first.oldSwift else { return nil }
        let files = old.count == 1 ? "" : " (\(old.count) files)"
        self.init(
            .renderFailed,
            "\(first.source):\(sign.line): \(sign.sign) is Swift 2 or earlier\(files); today's Xcode refuses it as well"
        )
    }

    /// Creates an error for code with a number of compiler errors.
    init(errors count: Int, advice: String? = nil) {
        let number = count == 1 ? "1 error" : "\(count) errors"
        let more = advice.map { "; " + $0 } ?? ""
        self.init(.renderFailed, "the code does not compile\(count > 0 ? " (\(number))" : "")\(more)")
    }
}

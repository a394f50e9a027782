import Foundation
import QuartziteCommandLine
import XcodeProject

/// The rewritten sources of one module of tests, with the modules under test, and the program compiled from them.
struct TestProject {
    let tests: CheckoutTests
    let sources: RunSources
    /// The classes of tests of XCTest.
    let classes: [TestClass]
    /// Whether files import Swift Testing.
    let usesSwiftTesting: Bool
    private let folder: WorkFolder
    private let installation: Installation
    private let state: WorkFolder.State
    private let options: TestOptions

    /// Rewrites the sources, unless they are unchanged since the last run.
    init(_ tests: CheckoutTests, of checkout: Checkout, _ options: TestOptions, _ installation: Installation) throws {
        self.tests = tests
        self.options = options
        self.installation = installation
        sources = RunSources(tests, of: checkout, argument: options.folder)
        folder = try WorkFolder(for: sources.identity, of: installation)
        let state = try ModuleRewriting(
            sources: sources, folder: folder, installation: installation,
            absences: Absences(in: folder, for: sources, tools: installation.fingerprint)
        ).perform()
        self.state = state
        try SceneProject.check(
            sources.modules.modules.map { (module: $0, files: state.modules[$0.name]?.report.files ?? []) })
        let own = state.modules[sources.mainModule]?.compiledReports ?? []
        let others = sources.modules.modules.dropLast().flatMap { state.modules[$0.name]?.compiledReports ?? [] }
        classes = TestClasses(own, others: others).classes
        usesSwiftTesting = own.contains { $0.imports.contains("Testing") }
    }

    /// Warnings about files of the tests that are left out because of what they import.
    var omissions: [String] {
        reasons.sorted { $0.key < $1.key }.map { "\($0.key) is left out, because \($0.value)" }
    }

    /// Returns the results of chosen tests in the files that are left out.
    func omittedTests(_ filter: TestFilter) -> [TestResult] {
        let others = sources.modules.modules.dropLast().flatMap { state.modules[$0.name]?.compiledReports ?? [] }
        return OmittedTests(
            reasons, of: tests, state.modules[sources.mainModule]?.report.files ?? [], others: others, filter: filter
        ).results
    }

    /// Why files of the tests are left out, by file.
    ///
    /// Those for other systems do not count.
    private var reasons: [String: String] {
        let files = state.modules[sources.mainModule]?.report.files ?? []
        var reasons = IncompleteTests(files).reasons
        for file in files where reasons[file.source] == nil {
            let framework = file.framework ?? (file.isForSwiftUI ? "SwiftUI" : nil)
            if let framework, state.modules[sources.mainModule]?.foreign.contains(file.source) == true {
                reasons[file.source] = "Quartzite does not have \(framework)"
            }
        }
        return reasons
    }

    /// Compiles the program, unless it is up to date, and returns its path.
    func compile() throws -> String {
        guard let (checkout, application, graph) = sources.application else { return folder.program }
        let host = try tests.host.map(hostScene)
        let entry = TestEntry(
            classes: classes, app: host?.scene, sceneDelegate: host?.sceneDelegate,
            bundledModules: (host.map { [$0.scene.module] } ?? [])
                + sources.modules.modules.reversed().map(\.name).filter { $0 != host?.scene.module })
        let program = try ProgramBuild(
            sources: sources, folder: folder, installation: installation, isVerbose: options.verbose, entry: entry,
            advice: MissingNames(sources: sources, state: state).advice
        ).perform(state)
        let bundle = AppBundle(
            application, graph, of: checkout, language: options.language, sceneDelegate: host?.sceneDelegate,
            isApp: tests.host != nil)
        for problem in bundle.contents.problems { Console.tell("quartzite: warning: \(problem)\n") }
        let place = try BundleFolder(bundle: bundle, parent: folder.bundles).place(program)
        folder.unlock()
        return place
    }

    /// Returns the app delegate and the scene delegate of the app that hosts the tests.
    private func hostScene(_ host: CheckoutApplication) throws -> (scene: RunnableScene, sceneDelegate: String?) {
        let finder = SceneFinder(
            state.modules[host.moduleName]?.compiledReports ?? [], others: [], module: host.moduleName)
        let apps = finder.scenes.filter { $0.kind == .app }
        guard let app = apps.first(where: \.isMain) ?? apps.first else {
            throw Failure(
                .missingInput, "the tests \(tests.name) run in the app \(host.name), which has no delegate in Swift")
        }
        return (app, finder.sceneDelegate)
    }
}

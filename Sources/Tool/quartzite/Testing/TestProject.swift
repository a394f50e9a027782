import Foundation
import QuartziteCommandLine
import QuartziteXcodeProject

/// The rewritten sources of one module of tests, with the modules under test, and the program compiled from them.
struct TestProject {
    let tests: CheckoutTests
    /// The classes of tests of XCTest.
    let classes: [TestClass]
    /// Whether files import Swift Testing.
    let usesSwiftTesting: Bool
    private let rewritten: RewrittenSources
    private let options: TestOptions

    /// Rewrites the sources, unless they are unchanged since the last run.
    static func find(
        _ tests: CheckoutTests, of checkout: Checkout, _ options: TestOptions, _ installation: Installation
    ) throws -> TestProject {
        let sources = ProgramSources.tests(tests, of: checkout, argument: options.folder)
        return try TestProject(tests, sources.rewrite(installation), options)
    }

    private init(_ tests: CheckoutTests, _ rewritten: RewrittenSources, _ options: TestOptions) {
        (self.tests, self.rewritten, self.options) = (tests, rewritten, options)
        let own = rewritten.compiledReports(of: rewritten.mainModule)
        classes = TestClasses(own, others: rewritten.libraryReports).classes
        usesSwiftTesting = own.contains { $0.imports.contains("Testing") }
    }

    /// The modules of the tests and of what they test.
    var sources: ProgramSources { rewritten.sources }

    /// Warnings about files of the tests that are left out because of what they import.
    var omissions: [String] {
        reasons.sorted { $0.key < $1.key }.map { "\($0.key) is left out, because \($0.value)" }
    }

    /// Returns the results of chosen tests in the files that are left out.
    func omittedTests(_ filter: TestFilter) -> [TestResult] {
        OmittedTests(
            reasons, of: tests, rewritten.reports.last?.files ?? [], others: rewritten.libraryReports, filter: filter
        ).results
    }

    /// Why files of the tests are left out, by file.
    ///
    /// Those for other systems do not count.
    private var reasons: [String: String] {
        let files = rewritten.reports.last?.files ?? []
        var reasons = IncompleteTests(files).reasons
        for file in files where reasons[file.source] == nil {
            let framework = file.framework ?? (file.isForSwiftUI ? "SwiftUI" : nil)
            if let framework, rewritten.state.modules[sources.mainModule]?.foreign.contains(file.source) == true {
                reasons[file.source] = "Quartzite does not have \(framework)"
            }
        }
        return reasons
    }

    /// Compiles the program, unless it is up to date, and returns its path.
    func compile() throws -> String {
        let host = try tests.host.map(hostScene)
        let entry = TestEntry(
            classes: classes, app: host?.scene, sceneDelegate: host?.sceneDelegate,
            bundledModules: (host.map { [$0.scene.module] } ?? [])
                + sources.modules.modules.reversed().map(\.name).filter { $0 != host?.scene.module },
            launchesApp: tests.isForInterface)
        let program = try rewritten.compile(entry, isVerbose: options.verbose)
        return try rewritten.place(
            program, language: options.language, sceneDelegate: host?.sceneDelegate, isApp: tests.host != nil
        ).program
    }

    /// Returns the app delegate and the scene delegate of the app that hosts the tests.
    private func hostScene(_ host: CheckoutApplication) throws -> (scene: RunnableScene, sceneDelegate: String?) {
        let finder = SceneFinder(
            rewritten.compiledReports(of: host.moduleName), others: [], module: host.moduleName)
        let apps = finder.scenes.filter { $0.kind == .app }
        guard let app = apps.first(where: \.isMain) ?? apps.first else {
            throw Failure(
                .missingInput, "the tests \(tests.name) run in the app \(host.name), which has no delegate in Swift")
        }
        return (app, finder.sceneDelegate)
    }
}

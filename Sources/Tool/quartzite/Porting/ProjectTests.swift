import Foundation
import QuartziteCommandLine
import QuartziteRewriting
import QuartziteXcodeProject

/// The modules of tests that a package gets, beside the modules under test.
struct ProjectTests {
    /// A module of tests.
    struct Module {
        let module: SourceModule
        /// The declaration, with the resources of the tests.
        let declaration: CheckoutModule?
        /// The names of the modules under test.
        let dependencies: [String]
    }

    /// The modules that have files, in the order of their declarations.
    private(set) var modules: [Module] = []
    /// The files of the modules under test.
    private let context: [String]

    /// Finds the tests of a checkout, without the files that cannot be compiled.
    ///
    /// - Parameter scratch: A folder for rewritten files.
    init(_ checkout: Checkout, of project: [SourceModule], rewriting: Rewriting, scratch: String) throws {
        context = project.flatMap(\.files)
        let names = project.map(\.name)
        for tests in checkout.tests where !names.contains(tests.moduleName) {
            var module = SourceModule(name: tests.moduleName, files: tests.swiftFiles)
            module.packageName = tests.origin.path
            module.settings.modules = names
            module.settings.dropsMissingImports = true
            let reports = try rewrite(module, rewriting, to: "\(scratch)/\(module.name)", portable: false)
            let left = Set(ExternalFiles(reports, isForTests: true).systems.keys).union(
                IncompleteTests(reports).reasons.keys)
            module.files.removeAll(where: left.contains)
            if module.files.isEmpty { continue }
            let imports = Set(reports.filter { !left.contains($0.source) }.flatMap(\.imports))
            modules.append(
                Module(
                    module: module, declaration: checkout.modules(of: tests).modules.last,
                    dependencies: names.filter(imports.contains)))
        }
    }

    /// Rewrites the files of a module into a folder.
    func rewrite(
        _ module: SourceModule, _ rewriting: Rewriting, to output: String, portable: Bool
    ) throws -> [SourceReport] {
        try rewriting.rewrite(
            module.files, root: SwiftFiles.commonFolder(of: module.files), to: output, portable: portable,
            context: context, settings: module.settings)
    }
}

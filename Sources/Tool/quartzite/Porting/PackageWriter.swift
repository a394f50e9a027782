import Foundation
import QuartziteCommandLine
import QuartziteRewriting

/// Writes a project as a SwiftPM package that builds with Quartzite on Linux and with UIKit on Apple platforms.
struct PackageWriter {
    let project: ProjectModules
    let tests: ProjectTests
    let rewriting: Rewriting
    /// The path or URL of Quartzite's package.
    let quartzite: String

    private var folder: ProjectFolder { project.folder }

    /// Writes to a temporary folder, and then moves it to `path`, replacing an existing folder.
    func write(to path: String) throws -> [SourceReport] {
        try checkSources()
        let place = URL(filePath: path).deletingLastPathComponent().path
        let name = ".\(URL(filePath: path).lastPathComponent).\(UUID().uuidString)"
        let (part, old) = ("\(place)/\(name).part", "\(place)/\(name).old")
        do {
            var reports: [SourceReport] = []
            var targets: [String] = []
            for module in project.modules {
                let (found, target) = try write(module, into: part)
                reports += found
                targets.append(target)
            }
            for tests in tests.modules {
                let (found, target) = try write(tests, into: part)
                reports += found
                targets.append(target)
            }
            try Data(manifest(targets).utf8).write(to: URL(filePath: part + "/Package.swift"))
            let isReplaced = FileManager.default.fileExists(atPath: path)
            if isReplaced { try FileManager.default.moveItem(atPath: path, toPath: old) }
            do { try FileManager.default.moveItem(atPath: part, toPath: path) } catch {
                if isReplaced { try? FileManager.default.moveItem(atPath: old, toPath: path) }
                throw error
            }
            try? FileManager.default.removeItem(atPath: old)
            return reports
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            if error is Failure { throw error }
            throw Failure.cannotWrite("cannot write \(path): \(error.localizedDescription)")
        }
    }

    /// Throws before anything is written if a file cannot be rewritten completely.
    private func checkSources() throws {
        let reports = project.reports
        let bad = project.files.compactMap { file in reports[file]?.errors.first.map { (file, $0) } }
        guard let (file, error) = bad.first else { return }
        let others = bad.count > 1 ? " (and \(bad.count - 1) more files)" : ""
        let isText = reports[file]?.output != nil
        throw Failure(
            isText ? .renderFailed : .missingInput,
            "\(folder.relative(file)):\(error.line): \(error.message)\(others); nothing was written")
    }

    /// Writes the files of a module, and returns the reports and the declaration of its target.
    private func write(_ module: SourceModule, into package: String) throws -> ([SourceReport], String) {
        let sources = "\(package)/Sources/\(module.name)"
        let reports = try project.rewrite(module, rewriting, to: sources, portable: true)
        if reports.contains(where: { $0.edits["#selector"] != nil || $0.edits["Selector"] != nil }) {
            try Data(Self.selectors.utf8).write(to: URL(filePath: "\(sources)/Selector+Method.swift"))
        }
        if let symbols = module.assetSymbols {
            // On Apple platforms, Xcode generates them.
            let text = "#if os(Linux)\n\(symbols)#endif\n"
            try Data(text.utf8).write(to: URL(filePath: "\(sources)/\(AssetSymbols.file)"))
        }
        let resources = PackageResources(project.declarations[module.name])
        try resources.write(to: "\(sources)/Resources")
        let own = project.imports(of: module)
        let usesCombine = reports.contains { $0.edits["import Combine"] != nil }
        let dependencies = own.map { "\"\($0)\"" }.joined(separator: ", ")
        let names = resources.names.map(swiftLiteral).joined(separator: ", ")
        let target = """
                    .\(project.isProgram(module) ? "executableTarget" : "target")(
                        name: "\(module.name)",
                        dependencies: [\(dependencies)] + uikit\(usesCombine ? " + combine" : "")\(names.isEmpty ? "" : ",\n            resources: resources([\(names)])")
                    ),
            """
        return (reports, target)
    }

    /// Writes the files of a module of tests, and returns the reports and the declaration of its target.
    private func write(_ tests: ProjectTests.Module, into package: String) throws -> ([SourceReport], String) {
        let folder = "\(package)/Tests/\(tests.module.name)"
        let reports = try self.tests.rewrite(tests.module, rewriting, to: folder, portable: true)
        if reports.contains(where: { $0.edits["#selector"] != nil || $0.edits["Selector"] != nil }) {
            try Data(Self.selectors.utf8).write(to: URL(filePath: "\(folder)/Selector+Method.swift"))
        }
        let resources = PackageResources(tests.declaration)
        try resources.write(to: "\(folder)/Resources")
        let dependencies = tests.dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
        let names = resources.names.map(swiftLiteral).joined(separator: ", ")
        let target = """
                    .testTarget(
                        name: "\(tests.module.name)",
                        dependencies: [\(dependencies)] + uikit + xctest\(names.isEmpty ? "" : ",\n            resources: resources([\(names)])")
                    ),
            """
        return (reports, target)
    }

    private func manifest(_ targets: [String]) -> String {
        let isAddress = quartzite.contains("://")
        let (place, name) = (swiftLiteral(quartzite), swiftLiteral(URL(filePath: folder.path).lastPathComponent))
        let dependency =
            isAddress
            ? ".package(url: \(place), from: \(swiftLiteral(Quartzite.version)))"
            : ".package(name: \"quartzite\", path: \(place))"
        let libraries = project.modules.filter { !$0.isApplication }.map {
            "        .library(name: \"\($0.name)\", targets: [\"\($0.name)\"]),\n"
        }
        let identity = isAddress ? URL(filePath: quartzite).deletingPathExtension().lastPathComponent : "quartzite"
        let combine =
            targets.contains { $0.contains("uikit + combine") }
            ? (
                "\nlet combine: [Target.Dependency] = [.product(name: \"Combine\", package: \"\(identity)\")]",
                "\nlet combine: [Target.Dependency] = []"
            ) : ("", "")
        let xctest =
            tests.modules.isEmpty
            ? ("", "")
            : (
                "\nlet xctest: [Target.Dependency] = [.product(name: \"QuartziteXCTest\", package: \"\(identity)\")]",
                "\nlet xctest: [Target.Dependency] = []"
            )
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            // UIKit comes with the system, or from Quartzite, which keeps asset catalogs as they are.
            #if os(Linux)
            let packages: [Package.Dependency] = [\(dependency)]
            let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "\(identity)")]\(combine.0)\(xctest.0)
            #else
            let packages: [Package.Dependency] = []
            let uikit: [Target.Dependency] = []\(combine.1)\(xctest.1)
            #endif

            func resources(_ names: [String]) -> [Resource] {
                #if os(Linux)
                names.map { .copy("Resources/\\($0)") }
                #else
                [.process("Resources")]
                #endif
            }

            let package = Package(
                name: \(name),
                defaultLocalization: "en",
                platforms: [.iOS(.v13)],
                products: [
            \(libraries.joined())    ],
                dependencies: packages,
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )

            """
    }

    /// A file that adds the initialisers of Quartzite's `Selector` to Apple's, where they use only the name.
    private static let selectors = """
        #if canImport(ObjectiveC)
        import ObjectiveC

        extension Selector {
            init<Target, Result>(_ name: String, _ method: (Target) -> () -> Result) { self.init(name) }
            init<Target, A, Result>(_ name: String, _ method: (Target) -> (A) -> Result) { self.init(name) }
            init<Target, A, B, Result>(_ name: String, _ method: (Target) -> (A, B) -> Result) { self.init(name) }
        }
        #endif

        """
}

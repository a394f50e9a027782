import Foundation
import Testing

@Suite("The packages of an app are got as by Xcode", .enabled(if: RunTool.built))
struct PackageRunTests {
    private static let arguments = "App --frames 0 --size 94x167 -j 1"

    /// Writes an app that imports packages, prints what it finds and goes on without those that are missing.
    private func writeApp(_ tool: RunTool, _ packages: [(name: String, url: String, requirement: String)], body: String)
        throws
    {
        let imports = packages.map { "import \($0.name)\n" }.joined()
        try tool.write(
            """
            \(imports)import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    let controller = UIViewController()
                    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    mark.backgroundColor = .red
                    controller.view.addSubview(mark)
                    window?.rootViewController = controller
                    window?.makeKeyAndVisible()
                    \(body)
                    print("launched")
                    return true
                }
            }
            """, to: "App/App.swift")
        let references = packages.map { package in
            """
            R\(package.name) = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(package.url)";
                requirement = {\(package.requirement)}; };
            K\(package.name) = {isa = XCSwiftPackageProductDependency; productName = \(package.name);
                package = R\(package.name); };
            """
        }
        let products = packages.map { "K\($0.name), " }.joined()
        let text = ProjectText.text([.init(name: "App", sources: ["App.swift"])])
            .replacing(
                "targets = (", with: "packageReferences = (\(packages.map { "R\($0.name), " }.joined())); targets = ("
            )
            .replacing("buildPhases = (", with: "packageProductDependencies = (\(products)); buildPhases = (")
            .replacing("F0 = {", with: "\(references.joined(separator: "\n"))\nF0 = {")
        try tool.write(text, to: "App/App.xcodeproj/project.pbxproj")
    }

    private static let first = "kind = upToNextMajorVersion; minimumVersion = 1.0.0;"

    @Test("SwiftPM gets packages and what they require once; afterwards, they are there without their repositories")
    func resolution() throws {
        try withFreshCache { tool in
            let repositories = tool.folder + "/repositories"
            let base = try PackageRepository("Base", in: repositories, code: "public let depth = 3\n")
            let kit = try PackageRepository(
                "Kit", in: repositories,
                code: """
                    import Base
                    import Foundation
                    public struct Kit {
                        public static var text: String {
                            let url = Bundle.module.url(forResource: "note", withExtension: "txt")
                            return (url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none") + " \\(depth)"
                        }
                        #if FAST && !SLOW
                            public static let isFast = true
                        #endif
                    }
                    """,
                dependencies: [("Base", ".package(url: \"\(base.url)\", from: \"1.0.0\")")],
                settings: ", resources: [.process(\"note.txt\")], swiftSettings: [.define(\"FAST\"), "
                    + ".define(\"SLOW\", .when(platforms: [.linux]))]",
                more: ["Sources/Kit/note.txt": "a note", "Tests/KitTests/t.swift": "import Nothing"])
            try writeApp(
                tool, [("Kit", kit.url, Self.first)], body: "print(Kit.text, Kit.isFast)")
            let result = try tool.run(Self.arguments + " --hashes -")
            #expect(result.status == 0 && result.errors.contains("a note 3 true"), "\(result.errors)")
            try FileManager.default.removeItem(atPath: repositories)
            let again = try tool.run(Self.arguments + " --offline --hashes -")
            #expect(again.status == 0 && again.errors.contains("a note 3 true"), "\(again.errors)")
            #expect(!again.errors.contains("warning"), "\(again.errors)")
        }
    }

    @Test("Pinned versions are used, and a damaged list of them is said")
    func pins() throws {
        try withFreshCache { tool in
            let repositories = tool.folder + "/repositories"
            let kit = try PackageRepository("Kit", in: repositories, code: "public let version = 1\n")
            let pin = try head(of: kit)
            _ = try PackageRepository("Kit", in: repositories, version: "1.1.0", code: "public let version = 2\n")
            try writeApp(tool, [("Kit", kit.url, Self.first)], body: "print(\"version\", version)")
            let place = "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
            try tool.write(
                """
                {"version": 2, "pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "\(kit.url)",
                "state": {"revision": "\(pin)", "version": "1.0.0"}}]}
                """, to: place)
            let pinned = try tool.run(Self.arguments + " --hashes -")
            #expect(pinned.errors.contains("version 1"), "\(pinned.errors)")
            try tool.write("{", to: place)
            let damaged = try tool.run(Self.arguments + " --hashes -")
            #expect(damaged.status == 0 && damaged.errors.contains("version 2"), "\(damaged.errors)")
            let line = "Package.resolved: not a list of pinned packages; the versions of packages are chosen again"
            #expect(damaged.errors.split(separator: "\n").count { $0.hasSuffix(line) } == 1, "\(damaged.errors)")
        }
    }

    private func head(of repository: PackageRepository) throws -> String {
        let file = repository.folder + "/.git/refs/tags/1.0.0"
        return try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("Packages that cannot be fetched, or exclude each other, take one line each, and the app runs without them")
    func failures() throws {
        try withFreshCache { tool in
            let repositories = tool.folder + "/repositories"
            let kit = try PackageRepository("Kit", in: repositories, code: "public let kit = 5\n")
            let base = try PackageRepository("Base", in: repositories, code: "")
            _ = try PackageRepository("Base", in: repositories, version: "2.0.0", code: "// 2\n")
            let old = try PackageRepository(
                "Old", in: repositories, code: "public let old = 1\n",
                dependencies: [("Base", ".package(url: \"\(base.url)\", from: \"1.0.0\")")])
            let new = try PackageRepository(
                "New", in: repositories, code: "public let new = 1\n",
                dependencies: [("Base", ".package(url: \"\(base.url)\", from: \"2.0.0\")")])
            let packages = [
                ("Kit", kit.url, Self.first), ("Gone", "file://\(repositories)/Gone", Self.first),
                ("Old", old.url, Self.first), ("New", new.url, Self.first),
                ("Vague", "file://\(repositories)/Vague", "kind = unknown;"),
            ]
            try writeApp(tool, packages, body: "print(\"kit\", kit, old)")
            let result = try tool.run(Self.arguments + " --hashes -")
            #expect(result.status == 0 && result.errors.contains("kit 5 1\nlaunched"), "\(result.errors)")
            let lines = result.errors.split(separator: "\n").filter { $0.contains("warning: the package") }
            #expect(lines.count == 3, "\(result.errors)")
            for name in ["Gone", "New", "Vague"] {
                #expect(lines.count { $0.contains("the package \(name) (") && $0.contains("which App needs") } == 1)
            }
        }
    }

    @Test("Packages that require each other are one line, and the rest runs")
    func cycle() throws {
        try withFreshCache { tool in
            let repositories = tool.folder + "/repositories"
            let other = "file://\(repositories)/Other"
            let kit = try PackageRepository(
                "Kit", in: repositories, code: "public let kit = 5\n",
                dependencies: [("Other", ".package(url: \"\(other)\", from: \"1.0.0\")")])
            _ = try PackageRepository(
                "Other", in: repositories, code: "public let other = 6\n",
                dependencies: [("Kit", ".package(url: \"\(kit.url)\", from: \"1.0.0\")")])
            try writeApp(tool, [("Kit", kit.url, Self.first)], body: "print(\"kit\", kit)")
            let result = try tool.run(Self.arguments + " --hashes -")
            #expect(result.status == 0 && result.errors.contains("kit 5\nlaunched"), "\(result.errors)")
        }
    }

    @Test("Macros of a package are expanded")
    func macros() throws {
        try withFreshCache { tool in
            let kit = try PackageRepository(
                "Kit", in: tool.folder + "/repositories",
                code: """
                    @freestanding(expression) public macro text<T>(_ value: T) -> String =
                        #externalMacro(module: "KitMacros", type: "TextMacro")
                    """,
                more: [
                    "Package.swift": """
                    // swift-tools-version: 5.9
                    import CompilerPluginSupport
                    import PackageDescription
                    let package = Package(
                        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                        targets: [.macro(name: "KitMacros"), .target(name: "Kit", dependencies: ["KitMacros"])])
                    """,
                    "Sources/KitMacros/Macros.swift": """
                    import SwiftCompilerPlugin
                    import SwiftSyntax
                    import SwiftSyntaxMacros
                    struct TextMacro: ExpressionMacro {
                        static func expansion(
                            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
                        ) throws -> ExprSyntax { "\\(literal: node.arguments.description)" }
                    }
                    @main struct Plugin: CompilerPlugin { let providingMacros: [any Macro.Type] = [TextMacro.self] }
                    """,
                ])
            try writeApp(tool, [("Kit", kit.url, Self.first)], body: "print(\"text\", #text(1 + 2))")
            let result = try tool.run(Self.arguments + " --hashes -")
            #expect(result.status == 0 && result.errors.contains("text 1 + 2"), "\(result.errors)")
        }
    }

    @Test("A copy beside the project is used first")
    func copies() throws {
        try withFreshCache { tool in
            try writeApp(tool, [("Kit", "https://example.invalid/Kit", Self.first)], body: "print(\"kit\", kit)")
            let copy = "App/SourcePackages/checkouts/Kit"
            try tool.write(
                "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
                to: copy + "/Package.swift")
            try tool.write("public let kit = 7\n", to: copy + "/Sources/Kit/Kit.swift")
            let result = try tool.run(Self.arguments + " --hashes -")
            #expect(result.status == 0 && result.errors.contains("kit 7"), "\(result.errors)")
            #expect(!result.errors.contains("warning"), "\(result.errors)")
        }
    }
}

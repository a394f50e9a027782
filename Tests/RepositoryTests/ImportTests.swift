import Testing

@Suite("Files import only what Package.swift names for their modules")
struct ImportTests {
    /// Modules that no target names, since they come with the toolchain, and the modules that may import them; nil allows
    /// all.
    static let system: [String: [String]?] = [
        "Foundation": nil, "FoundationNetworking": ["_Networking", "_Security", "_WebKit"], "Dispatch": nil,
        "Glibc": nil,
        "Musl": nil,
        "Darwin": nil, "Synchronization": nil, "Observation": ["QuartziteUICore"],
        "Swift": ["QuartzCore", "QuartziteSceneRuntime"], "_Concurrency": ["QuartziteSceneRuntime"],
        "Testing": ["QuartziteTesting", "_SnapshotTesting", "_XCTest"],
        "XCTest": ["QuartziteTesting", "_SnapshotTesting", "_XCTest"],
    ]

    private static let chain = [
        "UIKit", "QuartziteUIElements", "QuartziteUICore", "QuartziteUIDrawing", "QuartziteUIFoundation", "QuartzCore",
        "QuartziteSceneRuntime", "CoreGraphics", "QuartziteFonts", "QuartziteRaster", "Foundation",
    ]

    @Test("Every source belongs to a target")
    func modules() {
        let targets = PackageManifest.own.dependencies
        let unknown = SourceFile.sources.filter { targets[$0.module] == nil }
        #expect(SourceFile.sources.count > 20)
        #expect(unknown.isEmpty, "Package.swift declares no target of \(unknown)")
        #expect(PackageManifest.own.unknown.isEmpty)
    }

    @Test("Modules import only what their targets name", arguments: SourceFile.sources.filter(\.isSwift))
    func imports(file: SourceFile) {
        let named = PackageManifest.own.dependencies[file.module] ?? []
        for module in file.code.compactMap(importedModule) where module != file.module && !named.contains(module) {
            guard let allowed = Self.system[module] else {
                Issue.record("\(file): Package.swift does not name \(module) for \(file.module)")
                continue
            }
            #expect(allowed?.contains(file.module) != false, "\(file.module) may not import \(module)")
        }
    }

    @Test("A target names what a module that it names re-exports, since the build follows only named modules")
    func named() {
        var count = 0
        for (target, names) in PackageManifest.own.dependencies.sorted(by: { $0.key < $1.key }) {
            for (module, next) in zip(Self.chain.dropLast(), Self.chain.dropFirst().dropLast()) {
                guard names.contains(module) else { continue }
                count += 1
                #expect(names.contains(next), "\(target) names \(module), but not \(next)")
            }
        }
        #expect(count > 20)
    }

    @Test("At most one module imports each shim, and so knows the types of a library")
    func shims() {
        var users: [String: Set<String>] = [:]
        for file in SourceFile.sources where file.isSwift {
            for module in file.code.compactMap(importedModule) where module.hasPrefix("CQuartzite") {
                users[module, default: []].insert(file.module)
            }
        }
        #expect(users.count > 5)
        for (module, users) in users where !["CQuartziteKernels", "CQuartziteCrash"].contains(module) {
            #expect(users.count == 1, "\(users.sorted()) import \(module)")
        }
    }

    @Test("Re-exports form one chain, so that names of UIKit hide those of Foundation")
    func exports() {
        for (module, next) in zip(Self.chain, Self.chain.dropFirst()) {
            let lines = SourceFile.sources.filter { $0.module == module }.flatMap(\.code)
            let exported = lines.filter { $0.contains("@_exported") }.compactMap(importedModule)
            #expect(exported == [next], "\(module) re-exports \(exported)")
        }
    }

    @Test("Scenes import only UIKit")
    func scenes() {
        let imports = SourceFile.sources.filter { $0.module == "QuartziteGallery" }.flatMap {
            $0.code.compactMap(importedModule)
        }
        #expect(!imports.isEmpty)
        #expect(imports.allSatisfy { $0 == "UIKit" })
    }

    @Test("The kernels include only their own headers and those of the C library")
    func includes() {
        for file in SourceFile.sources where file.module == "CQuartziteKernels" {
            for line in file.lines where line.hasPrefix("#include \"") {
                #expect(line.hasPrefix("#include \"qz_"), "\(file): \(line)")
            }
        }
    }

    @Test("Manifests are parsed")
    func readsManifests() {
        let manifest = PackageManifest(
            """
            let low: [Target.Dependency] = ["A"]
            let high: [Target.Dependency] =
                low + ["B"]
            let parser = Target.Dependency.product(name: "Parser", package: "parser")
            // framework("Comment")
            func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
                .target(name: name, dependencies: high + ["C"] + dependencies, path: "F")
            }
            let all = [framework("_One"), framework("_Two", ["_One"])]
            let targets = [
                .target(name: "A", exclude: ["x"]),
                .executableTarget(
                    name: "tool",
                    dependencies: high + [parser, .product(name: "P", package: "p"), "D"],
                    path: "T(",
                    swiftSettings: [.define("E")]),
                .testTarget(name: "Tests", dependencies: other + ["A"]),
            ]
            """)
        #expect(
            manifest.dependencies == [
                "A": [], "tool": ["A", "B", "D", "P", "Parser"], "Tests": ["A"], "_One": ["A", "B", "C"],
                "_Two": ["A", "B", "C", "_One"],
            ])
        #expect(manifest.unknown == ["other"])
    }

    @Test("Imports are parsed")
    func readsImports() {
        #expect(importedModule("import UIKit") == "UIKit")
        #expect(importedModule("@testable import QuartziteStage") == "QuartziteStage")
        #expect(importedModule("@_exported import struct Foundation.Data") == "Foundation")
        #expect(importedModule("let important = 1") == nil)
    }
}

/// The module that a line imports, if any.
private func importedModule(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(isModifier) else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let rest = words[(keyword + 1)...].drop { kinds.contains(String($0)) }
    return rest.first?.split(separator: ".").first.map(String.init)
}

private func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
}

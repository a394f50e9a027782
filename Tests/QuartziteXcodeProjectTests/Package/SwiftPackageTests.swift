import Foundation
import Testing
import QuartziteXcodeProject

@Suite("Manifests of Swift packages") struct SwiftPackageTests {
    private func package(_ manifest: String, _ files: [String: String] = [:]) throws -> (SampleFolder, SwiftPackage) {
        let folder = try SampleFolder(files.merging(["Package.swift": manifest]) { first, _ in first })
        return (folder, try SwiftPackage(folder["Package.swift"], files: folder.files))
    }

    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .define("FAST")]
        let package = Package(
            name: "Kit", defaultLocalization: "en", platforms: [.iOS(.v13)], // a comment
            products: [.library(name: "KitProduct", targets: ["Kit", "Core"])],
            dependencies: [.package(url: "https://github.com/a/swift-x.git", from: "1.0.0"), .package(path: "../Other"), .package(path: "Inner")],
            targets: [
                .target(
                    name: "Kit", dependencies: ["Core", .product(name: "X", package: "swift-x"), .target(name: "Extra", condition: .when(platforms: [.iOS]))],
                    path: "Code", exclude: ["Old"], resources: [.process("Images"), .copy("Data")],
                    swiftSettings: settings + [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
                .target(name: "Core", sources: ["a.swift"]),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
                .binaryTarget(name: "Bin", path: "Bin.xcframework"),
            ],
            swiftLanguageVersions: [.v4, .v5]
        )
        """
    private static let files = [
        "Code/k.swift": "", "Code/Old/o.swift": "", "Code/Images/i.png": "", "Code/Images/de.lproj/L.strings": "",
        "Code/Data/d.txt": "", "Code/View.xib": "", "Code/README.md": "", "Sources/Core/a.swift": "",
        "Sources/Core/b.swift": "",
        "Tests/KitTests/t.swift": "", "Inner/Package.swift": "",
    ]

    @Test("Names, products, dependencies and versions are read from literals")
    func literals() throws {
        let (folder, package) = try package(Self.manifest, Self.files)
        #expect(package.name == "Kit" && package.toolsVersion == "5.9" && package.languageVersion == "5")
        #expect(package.products == ["KitProduct": ["Kit", "Core"]])
        #expect(package.references.map(\.name) == ["swift-x"])
        #expect(folder.relative(package.localDependencies) == ["Inner"])
        #expect(package.targets.map(\.name) == ["Kit", "Core", "KitTests"])
        #expect(package.targets[0].dependencies == ["Core", "X", "Extra"])
        // The package next to the checkout is rejected.
        #expect(package.problems.map(\.kind) == [.outside])
    }

    @Test("A target has the files of its folder, and its resources form a bundle", .rule("I120"))
    func files() throws {
        let (folder, package) = try package(Self.manifest, Self.files)
        let kit = package.targets[0]
        #expect(folder.relative(kit.sources) == ["Code/k.swift"])
        let resources = Set(kit.resources.map { folder.relative($0.path) })
        #expect(resources == ["Code/Data", "Code/Images/de.lproj/L.strings", "Code/Images/i.png", "Code/View.xib"])
        #expect(kit.bundleName == "Kit_Kit" && kit.resources.compactMap(\.language) == ["de"])
        #expect(folder.relative(package.targets[1].sources) == ["Sources/Core/a.swift"])
    }

    @Test("Translations are resources without a rule, and code among files to process is compiled")
    func translations() throws {
        let manifest = """
            let package = Package(
                name: "Kit", defaultLocalization: "en-us",
                targets: [.target(name: "Kit", resources: [.process("Assets")])])
            """
        let files = [
            "Sources/Kit/Assets/a.txt": "", "Sources/Kit/Assets/Names.swift": "",
            "Sources/Kit/Res/en-US.lproj/Localizable.strings": "", "Sources/Kit/Res/note.txt": "",
        ]
        let (folder, package) = try package(manifest, files)
        let kit = package.targets[0]
        #expect(package.defaultLocalization == "en-us" && kit.defaultLocalization == "en-us")
        #expect(folder.relative(kit.sources) == ["Sources/Kit/Assets/Names.swift"])
        #expect(
            kit.resources.map { folder.relative($0.path) }
                == ["Sources/Kit/Assets/a.txt", "Sources/Kit/Res/en-US.lproj/Localizable.strings"])
    }

    @Test("The Swift settings of a target are read")
    func settings() throws {
        let (_, package) = try package(Self.manifest, Self.files)
        let swift = package.targets[0].swift
        #expect(swift.languageVersion == "6" && swift.defaultIsolation == .mainActor)
        #expect(swift.compilationConditions == ["FAST"] && swift.upcomingFeatures == ["ExistentialAny"])
        #expect(package.targets[1].swift.languageVersion == "5")
    }

    @Test("Unsupported expressions are reported with their lines")
    func honesty() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import Foundation
            let local = ProcessInfo.processInfo.environment["X"] != nil
            let package = Package(
                name: "A",
                targets: [
                    .target(name: "A"),
                ] + (local ? [.target(name: "B")] : [])
            )
            if local { package.targets.append(.target(name: "C")) }
            """
        let (_, package) = try package(manifest, ["Sources/A/a.swift": ""])
        #expect(package.targets.map(\.name) == ["A"] && package.languageVersion == "6")
        #expect(package.problems.allSatisfy { $0.kind == .unsupported && $0.severity == .warning })
        #expect(Set(package.problems.compactMap(\.line)) == [8, 10])
    }

    @Test("Names with interpolated values are not guessed")
    func interpolation() throws {
        let manifest = """
            let name = "A"
            let package = Package(name: name, targets: [
                .target(name: "\\(name)B"),
                .target(name: name + "C"),
            ])
            """
        let (_, package) = try package(manifest, ["Sources/AC/a.swift": "", "Sources/(name)B/b.swift": ""])
        #expect(package.name == "A" && package.targets.map(\.name) == ["AC"])
        #expect(package.problems.map(\.line) == [3])
    }

    @Test("A target without a folder is reported, and a manifest without a package is rejected")
    func errors() throws {
        let (_, package) = try package("let package = Package(name: \"A\",\n targets: [.target(name: \"B\")])")
        #expect(package.targets.isEmpty && package.problems.map(\.line) == [2])
        #expect(throws: ProjectProblem.self) { try self.package("import PackageDescription") }
    }

    @Test("Conditions hold in a debug build for iOS with the enabled traits")
    func conditions() throws {
        let manifest = """
            let package = Package(
                name: "A",
                traits: [.default(enabledTraits: ["Fast"]), "Fast", .trait(name: "Extra", enabledTraits: ["More"]), "More"],
                targets: [
                    .target(
                        name: "A",
                        dependencies: [
                            .target(name: "B", condition: .when(platforms: [.linux])),
                            .target(name: "C", condition: .when(platforms: [.iOS, .macOS])),
                            .target(name: "D", condition: .when(traits: ["Extra"])),
                        ],
                        swiftSettings: [
                            .define("PHONE", .when(platforms: [.iOS])), .define("DESK", .when(platforms: [.macOS])),
                            .define("RELEASE", .when(configuration: .release)), .define("EXTRA", .when(traits: ["More"])),
                        ]),
                    .macro(name: "M"), .binaryTarget(name: "Bin", path: "Bin.xcframework"),
                ])
            """
        let (folder, package) = try package(manifest, ["Sources/A/a.swift": "", "Sources/M/m.swift": ""])
        #expect(package.targets.map(\.kind) == [.target, .macro])
        #expect(package.enabledTraits == ["Fast"] && package.targets[0].dependencies == ["C"])
        #expect(package.targets[0].swift.compilationConditions == ["Fast", "PHONE"])
        #expect(package.otherTargets == ["Bin": "binaryTarget"])
        let other = try SwiftPackage(package.manifest, files: folder.files, traits: ["Extra"])
        #expect(other.enabledTraits == ["Extra", "More"] && other.targets[0].dependencies == ["C", "D"])
        #expect(other.targets[0].swift.compilationConditions == ["Extra", "More", "PHONE", "EXTRA"])
    }

    @Test("What SwiftPM says of a manifest that makes its targets by code is read like literals")
    func description() throws {
        let manifest = "let package = Package(name: \"A\", targets: [.made(name: \"A\"), .made(name: \"B\")])"
        let files = ["Sources/A/a.swift": "", "Sources/A/note.txt": "", "Sources/B/b.swift": ""]
        let (folder, package) = try package(manifest, files)
        #expect(!package.isComplete && package.targets.isEmpty)
        let text = """
            {"name": "A", "products": [{"name": "A", "targets": ["A"], "type": {"library": ["automatic"]}}],
            "dependencies": [{"sourceControl": [{"identity": "kit", "location": {"remote": [{"urlString":
                "https://example.com/Kit"}]}, "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]},
                "traits": [{"name": "default"}]}]}],
            "swiftLanguageVersions": ["6"], "traits": [{"name": "default", "enabledTraits": ["T"]}, {"name": "T"}],
            "targets": [{"name": "A", "type": "regular", "exclude": [], "dependencies": [{"byName": ["B", null]},
                {"product": ["Kit", "Kit", null, {"platformNames": ["linux"]}]}, {"target": ["M", null]}],
                "resources": [{"path": "note.txt", "rule": {"copy": {}}}], "settings": [
                {"tool": "swift", "kind": {"define": {"_0": "X"}}, "condition": {"config": "debug", "traits": ["T"]}},
                {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
                {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
                {"tool": "linker", "kind": {"linkedFramework": {"_0": "X"}}}]},
                {"name": "B", "type": "executable"}, {"name": "Bin", "type": "binary"}]}
            """
        let described = try SwiftPackage(package.manifest, files: folder.files, description: Data(text.utf8))
        #expect(described.isComplete && described.products == ["A": ["A"]])
        #expect(described.references.map(\.requirement) == [.range("1.0.0", "2.0.0")])
        #expect(
            described.targets.map(\.kind) == [.target, .executableTarget]
                && described.otherTargets == ["Bin": "binaryTarget"]
                && described.languageVersion == "6")
        let target = try #require(described.targets.first)
        #expect(
            target.dependencies == ["B", "M"] && folder.relative(target.resources.map(\.path)) == ["Sources/A/note.txt"]
        )
        #expect(target.swift.compilationConditions == ["T", "X"] && target.swift.defaultIsolation == .mainActor)
        #expect(target.swift.languageVersion == "5")
        // Other texts say nothing.
        #expect(try !SwiftPackage(package.manifest, files: folder.files, description: Data("{}".utf8)).isComplete)
    }

    @Test("The manifest for the version of the tools is read")
    func variants() throws {
        let files = [
            "Package@swift-5.5.swift": "let package = Package(name: \"Old\")",
            "Package@swift-5.10.swift": "let package = Package(name: \"New\")",
            "Package@swift-99.swift": "let package = Package(name: \"Future\")",
        ]
        #expect(try package("let package = Package(name: \"Plain\")", files).1.name == "New")
    }

    @Test("Swift Playgrounds apps are found")
    func playgrounds() throws {
        let manifest = """
            import AppleProductTypes
            let package = Package(name: "Play", products: [.iOSApplication(name: "Play", targets: ["AppModule"])],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """
        let (folder, package) = try package(manifest, ["a.swift": "import UIKit", "Package@swift-5.8.swift": ""])
        #expect(package.applications == ["Play"])
        let checkout = try Checkout(folder.path)
        #expect(checkout.applications.map(\.name) == ["AppModule"])
        // The manifests lie in the target's folder, but do not belong to the target.
        #expect(folder.relative(package.targets[0].sources) == ["a.swift"])
    }
}

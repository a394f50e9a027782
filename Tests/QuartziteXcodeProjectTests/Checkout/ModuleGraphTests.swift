import Testing

@testable import QuartziteXcodeProject

@Suite("Modules of an app") struct ModuleGraphTests {
    private func graph(_ files: [String: String]) throws -> ModuleGraph {
        let folder = try SampleFolder(files)
        let checkout = try Checkout(folder.path)
        return checkout.modules(of: try #require(checkout.applications.first))
    }

    private static let library = SampleProject.app(name: "Lib", type: "framework")

    @Test("Modules follow the modules that they require")
    func order() throws {
        let objects = """
            D1 = {isa = PBXTargetDependency; name = Lib; targetProxy = X; };
            X = {isa = PBXContainerItemProxy; containerPortal = O; proxyType = 1; remoteGlobalIDString = T; remoteInfo = Lib; };
            O = {isa = PBXFileReference; path = Lib/Lib.xcodeproj; sourceTree = "<group>"; };
            """
        let project = SampleProject.app(objects: objects, children: "FA, FR, O", target: "dependencies = (D1, );")
        let graph = try graph(
            SampleProject.files(
                project,
                [
                    "Lib/Lib.xcodeproj/project.pbxproj": Self.library, "Lib/a.swift": "import Core\n",
                    "Lib/Main.storyboard": "",
                    "Core/Package.swift":
                        "let package = Package(name: \"Core\", targets: [.target(name: \"Core\", resources: [.process(\"x.txt\")])])",
                    "Core/Sources/Core/c.swift": "", "Core/Sources/Core/x.txt": "",
                ]))
        #expect(graph.modules.map(\.name) == ["Core", "Lib", "App"])
        #expect(graph.modules.map(\.dependencies) == [[], ["Core"], ["Lib"]])
        #expect(graph.modules.map(\.isApplication) == [false, false, true])
        #expect(graph.absences.isEmpty && graph.problems.isEmpty)
    }

    @Test("A package that helps to test belongs to an app only if the app imports it")
    func packageForTests() throws {
        let objects = """
            K = {isa = XCSwiftPackageProductDependency; productName = Snap; package = RK; };
            RK = {isa = XCLocalSwiftPackageReference; relativePath = Snap; };
            """
        let project = SampleProject.app(
            objects: objects, target: "packageProductDependencies = (K, );", project: "packageReferences = (RK, );")
        func names(app: String, package: String) throws -> [String] {
            try graph(
                SampleProject.files(
                    project,
                    [
                        "a.swift": app, "Snap/Sources/Snap/s.swift": package,
                        "Snap/Package.swift": """
                        let package = Package(name: "Snap", products: [.library(name: "Snap", targets: ["Snap"])],
                            targets: [.target(name: "Snap")])
                        """,
                    ])
            ).modules.map(\.name)
        }
        #expect(try names(app: "import UIKit", package: "import XCTest") == ["App"])
        #expect(try names(app: "import UIKit\nimport Snap", package: "import XCTest") == ["Snap", "App"])
        #expect(try names(app: "import UIKit", package: "import UIKit") == ["Snap", "App"])
    }

    @Test("A project decides where the symbols of asset catalogs are declared, which packages have, too")
    func assetSymbols() throws {
        let prefix = "ASSETCATALOG_COMPILER_GENERATE"
        for (settings, symbols) in [
            ("", CheckoutModule.AssetSymbols.everywhere), ("\(prefix)_ASSET_SYMBOLS = NO;", .none),
            ("\(prefix)_SWIFT_ASSET_SYMBOL_EXTENSIONS = NO;", .resources),
            ("\(prefix)_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", .everywhere),
        ] {
            let project = SampleProject.app(settings: settings)
            #expect(try graph(SampleProject.files(project)).modules.map(\.assetSymbols) == [symbols])
        }
        let package = try graph(
            SampleProject.files(
                SampleProject.app(),
                [
                    "a.swift": "import Core", "Core/Sources/Core/c.swift": "",
                    "Core/Sources/Core/A.xcassets/Contents.json": "{}",
                    "Core/Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])",
                ]))
        let core = try #require(package.modules.first { $0.name == "Core" })
        #expect(core.assetCatalogs.map { $0.hasSuffix("Core/A.xcassets") } == [true])
    }

    @Test("The resources of packages and podspecs form separate bundles", .rule("I120"))
    func bundles() throws {
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(),
                [
                    "a.swift": "import Core\nimport Heart", "Core/Sources/Core/c.swift": "",
                    "Core/Sources/Core/v.xib": "",
                    "Core/Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])",
                    "Heart.podspec":
                        "Pod::Spec.new do |s|\n s.source_files = 'H/*'\n s.resource_bundle = { 'B' => 'R/*' }\nend",
                    "H/h.swift": "", "R/r.png": "",
                ]))
        #expect(graph.modules.map(\.resourceBundles.keys.first) == ["P_Core", "B", nil])
        #expect(graph.modules.map(\.resources.count) == [0, 0, 1])
    }

    @Test("Quartzite's own package is never part of a checkout, although examples in its repository depend on it")
    func quartzite() throws {
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(),
                [
                    "a.swift": "import UIKit",
                    "Package.swift": "let package = Package(name: \"quartzite\", targets: [.target(name: \"UIKit\")])",
                    "Sources/UIKit/UIView.swift": "",
                ]))
        #expect(graph.modules.map(\.name) == ["App"])
    }

    @Test("A framework with sources in the checkout is a module, and one without is absent")
    func frameworks() throws {
        let objects = """
            F1 = {isa = PBXFileReference; path = Carthage/Build/Lib.framework; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Carthage/Build/Pop.framework; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            F = {isa = PBXFrameworksBuildPhase; files = (B1, B2, ); };
            """
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(objects: objects, children: "FA, FR, F1, F2"),
                [
                    "Carthage/Checkouts/Lib/Lib.xcodeproj/project.pbxproj": Self.library,
                    "Carthage/Checkouts/Lib/a.swift": "",
                ]))
        #expect(graph.modules.map(\.name) == ["Lib", "App"])
        #expect(graph.absences.map(\.name) == ["Pop"] && graph.absences[0].neededBy == "App")
    }

    @Test("Local podspecs provide libraries in the Swift version of the app")
    func pods() throws {
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(settings: "SWIFT_VERSION = 4.2; "),
                [
                    "Podfile": "target 'App' do\n pod 'Heart', path: 'Heart'\n pod 'Hue'\nend", "Heart/h.swift": "",
                    "Heart/Heart.podspec": "Pod::Spec.new do |s|\n s.name = 'Heart'\n s.source_files = '*.swift'\nend",
                ]))
        #expect(graph.modules.map(\.name) == ["Heart", "App"])
        #expect(graph.modules[0].swift.languageVersion == "4.2")
        #expect(graph.absences == [.init(name: "Hue", neededBy: "App", reason: "CocoaPods would download it")])
    }

    @Test("Several subspecs of a pod that a target names are one module")
    func severalSubspecs() throws {
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(),
                [
                    "Podfile": "target 'App' do\n pod 'Lib/A', path: 'Lib'\n pod 'Lib/B', path: 'Lib'\nend",
                    "Lib/a/a.swift": "", "Lib/b/b.swift": "",
                    "Lib/Lib.podspec": """
                    Pod::Spec.new do |s|
                     s.name = 'Lib'
                     s.subspec 'A' do |a|
                      a.source_files = 'a/*.swift'
                     end
                     s.subspec 'B' do |b|
                      b.source_files = 'b/*.swift'
                     end
                    end
                    """,
                ]))
        #expect(graph.modules.map(\.name) == ["Lib", "App"])
        #expect(graph.modules.first?.sources.count == 2)
    }

    @Test("A target with the sources that a podspec would download takes precedence over it")
    func selfContained() throws {
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(),
                [
                    "Podfile": "target 'App' do\n pod 'Lib', path: 'Lib'\nend", "Lib/a.swift": "", "Lib/b.swift": "",
                    "Lib/Lib.xcodeproj/project.pbxproj": Self.library,
                    "Lib/Lib.podspec":
                        "Pod::Spec.new do |s|\n s.name = 'Lib'\n s.source_files = 'b.swift'\n s.dependency 'XML'\nend",
                ]))
        #expect(graph.modules.map(\.sources.count) == [1, 1] && graph.absences.isEmpty)
    }

    @Test("Modules that require each other are reported and listed once")
    func circle() throws {
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(),
                [
                    "a.swift": "import Lib", "Lib/Lib.xcodeproj/project.pbxproj": Self.library,
                    "Lib/a.swift": "import Two",
                    "Two/Two.xcodeproj/project.pbxproj": SampleProject.app(name: "Two", type: "framework"),
                    "Two/a.swift": "import Lib",
                ]))
        #expect(graph.modules.map(\.name) == ["Two", "Lib", "App"])
        #expect(graph.problems.map(\.kind) == [.cycle])
    }

    @Test("A podspec takes precedence over an outdated project")
    func outdated() throws {
        let graph = try graph(
            SampleProject.files(
                SampleProject.app(),
                [
                    "a.swift": "import Lib", "Lib/Lib.xcodeproj/project.pbxproj": Self.library, "Lib/New/a.swift": "",
                    "Lib/Lib.podspec": "Pod::Spec.new do |s|\n s.name = 'Lib'\n s.source_files = 'New/*'\nend",
                ]))
        #expect(graph.modules.map(\.name) == ["Lib", "App"])
        #expect(graph.modules[0].sources.count == 1)
    }

    @Test("Libraries that no app uses belong to all modules")
    func all() throws {
        let folder = try SampleFolder(
            SampleProject.files(
                SampleProject.app(),
                ["Lib/Lib.xcodeproj/project.pbxproj": Self.library, "Lib/a.swift": "", "Lib/Main.storyboard": ""]))
        #expect(try Checkout(folder.path).allModules().modules.map(\.name) == ["App", "Lib"])
    }
}

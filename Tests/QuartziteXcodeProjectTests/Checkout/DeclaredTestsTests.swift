import Testing

@testable import QuartziteXcodeProject

@Suite("Tests of a checkout") struct DeclaredTestsTests {
    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Kit",
            targets: [
                .target(name: "Kit", path: "Source"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
            ])
        """

    @Test("The tests of a package are found, with the modules under test")
    func package() throws {
        let folder = try SampleFolder([
            "Package.swift": Self.manifest, "Source/a.swift": "import UIKit",
            "Tests/KitTests/a.swift": "import XCTest", "Example/ExampleTests/a.swift": "import Testing",
            "Example/NoTests/a.swift": "import UIKit", "Example/ExampleUITests/a.swift": "import XCTest",
        ])
        let checkout = try Checkout(folder.path)
        #expect(checkout.tests.map(\.name) == ["KitTests", "ExampleTests"])
        #expect(checkout.tests.first.map { checkout.modules(of: $0).modules.map(\.name) } == ["Kit", "KitTests"])
    }

    @Test("A podspec's tests do not belong to the library")
    func podspec() throws {
        let folder = try SampleFolder([
            "Kit.podspec": """
            Pod::Spec.new do |s|
              s.source_files = 'Kit/**/*.swift'
              s.test_spec 'Tests' do |t|
                t.source_files = 'Checks/*.swift'
                t.resources = 'Checks/*.txt'
              end
              s.app_spec 'App' do |a|
                a.source_files = 'App/*.swift'
              end
            end
            """, "Kit/a.swift": "import UIKit", "Checks/a.swift": "import XCTest\n@testable import Kit",
            "Checks/a.txt": "", "App/a.swift": "import UIKit",
        ])
        let checkout = try Checkout(folder.path)
        #expect(checkout.podspecs.first.map { folder.relative($0.sources) } == ["Kit/a.swift"])
        let tests = try #require(checkout.tests.first)
        #expect(
            checkout.tests.count == 1 && tests.name == "KitTests"
                && folder.relative(tests.sources) == ["Checks/a.swift"])
        #expect(folder.relative(tests.resources.map(\.path)) == ["Checks/a.txt"])
        #expect(checkout.modules(of: tests).modules.map(\.name) == ["Kit", "KitTests"])
    }

    @Test("Packages that have been downloaded provide modules, but no tests")
    func resolved() throws {
        let other = Self.manifest.replacing("Kit", with: "Base")
        let folder = try SampleFolder([
            "Package.swift": Self.manifest, "Source/a.swift": "import Base", "Tests/KitTests/a.swift": "import XCTest",
            ".build/checkouts/base/Package.swift": other, ".build/checkouts/base/Source/a.swift": "",
            ".build/checkouts/base/Tests/BaseTests/a.swift": "import XCTest",
        ])
        let checkout = try Checkout(folder.path)
        #expect(checkout.tests.map(\.name) == ["KitTests"])
        #expect(
            checkout.tests.first.map { checkout.modules(of: $0).modules.map(\.name) } == ["Base", "Kit", "KitTests"])
    }
}

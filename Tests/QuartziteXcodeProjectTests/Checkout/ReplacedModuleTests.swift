import Testing

@testable import QuartziteXcodeProject

@Suite("Libraries that compare pictures are replaced by modules of our own") struct ReplacedModuleTests {
    @Test("A package that names the library needs no package, and one that contains it compiles without it")
    func packages() throws {
        let named = try SampleFolder([
            "Package.swift": """
            let package = Package(
                name: "Kit",
                dependencies: [.package(url: "https://example.com/swift-snapshot-testing", from: "1.17.0")],
                targets: [
                    .target(name: "Kit"),
                    .testTarget(
                        name: "KitTests",
                        dependencies: ["Kit", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
                ])
            """, "Sources/Kit/a.swift": "", "Tests/KitTests/a.swift": "import SnapshotTesting\nimport XCTest",
        ])
        let checkout = try Checkout(named.path)
        let graph = checkout.modules(of: try #require(checkout.tests.first))
        #expect(graph.modules.map(\.name) == ["Kit", "KitTests"] && graph.absences.isEmpty)
        let own = try SampleFolder([
            "Package.swift": """
            let package = Package(
                name: "Snap",
                targets: [
                    .target(name: "SnapshotTesting"),
                    .testTarget(name: "SnapTests", dependencies: ["SnapshotTesting"]),
                ])
            """, "Sources/SnapshotTesting/a.swift": "",
            "Tests/SnapTests/a.swift": "import SnapshotTesting\nimport XCTest",
        ])
        let other = try Checkout(own.path)
        #expect(other.modules(of: try #require(other.tests.first)).modules.map(\.name) == ["SnapTests"])
    }

    @Test("Pods of the library are replaced as well")
    func pods() throws {
        let folder = try SampleFolder([
            "Kit.podspec": """
            Pod::Spec.new do |s|
              s.source_files = 'Kit/**/*.swift'
              s.dependency 'iOSSnapshotTestCase'
            end
            """, "Kit/a.swift": "import FBSnapshotTestCase", "KitTests/a.swift": "import Kit\nimport XCTest",
            "Pods/Snap/iOSSnapshotTestCase.podspec":
                "Pod::Spec.new do |s|\n  s.module_name = 'FBSnapshotTestCase'\n  s.source_files = '*.swift'\nend",
            "Pods/Snap/a.swift": "",
        ])
        let checkout = try Checkout(folder.path)
        let graph = checkout.modules(of: try #require(checkout.tests.first))
        #expect(graph.modules.map(\.name) == ["Kit", "KitTests"] && graph.absences.isEmpty)
    }
}

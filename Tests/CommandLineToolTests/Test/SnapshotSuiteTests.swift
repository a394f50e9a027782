import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Suites that compare pictures run", .enabled(if: RunTool.built))
struct SnapshotSuiteTests {
    private static let sources = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Cards",
            dependencies: [.package(url: "https://example.com/swift-snapshot-testing", from: "1.17.0")],
            targets: [
                .target(name: "Cards"),
                .testTarget(
                    name: "CardsTests",
                    dependencies: ["Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
            ])
        """,
        "Sources/Cards/Card.swift": """
        import UIKit
        public final class Card: UIView {
            public override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .red
            }
            required init?(coder: NSCoder) { nil }
        }
        """,
        "Tests/CardsTests/CardTests.swift": """
        import SnapshotTesting
        import XCTest
        @testable import Cards
        final class CardTests: XCTestCase {
            private let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            func testCard() {
                assertSnapshot(of: card, as: .image)
                assertSnapshot(of: card, as: .recursiveDescription, named: "text")
                let controller = UIViewController()
                controller.view.addSubview(card)
                assertSnapshot(matching: controller, as: .image(on: .iPhoneSe(.landscape)), named: "phone")
            }
        }
        """,
        "Tests/CardsTests/OldTests.swift": """
        import FBSnapshotTestCase
        import Cards
        class OldTests: FBSnapshotTestCase {
            func testOld() {
                recordMode = ProcessInfo.processInfo.environment["RECORDS"] != nil
                FBSnapshotVerifyView(Card(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), identifier: "card")
            }
        }
        """,
        "Tests/CardsTests/SuiteTests.swift": """
        import InlineSnapshotTesting
        import Testing
        @Suite(.snapshots(record: .missing)) struct SuiteTests {
            @Test func number() { assertSnapshot(of: [1, 2], as: .json) }
            @Test func inline() {
                assertInlineSnapshot(of: 1, as: .dump)
            }
        }
        """,
    ]

    @Test("References are recorded, compared, and compared as those of simulators")
    func suite() throws {
        try withRunTool { tool in
            for (name, text) in Self.sources { try tool.write(text, to: "App/" + name) }
            func run(_ arguments: String, _ variables: [String: String] = [:]) throws -> (status: Int32, text: String) {
                for (name, value) in variables { setenv(name, value, 1) }
                defer { for name in variables.keys { unsetenv(name) } }
                let result = try tool.test("App --offline " + arguments)
                return (result.status, String(decoding: result.output, as: UTF8.self) + result.errors)
            }
            let references = ["FB_REFERENCE_IMAGE_DIR": tool.folder + "/App/ReferenceImages"]
            let first = try run("", references.merging(["RECORDS": "1"]) { $1 })
            #expect(first.status == 1 && first.text.contains("Automatically recorded snapshot: …"), "\(first.text)")
            #expect(first.text.contains("Test ran in record mode."), "\(first.text)")
            let everything = FileManager.default.enumerator(atPath: tool.folder + "/App")
            let names = (everything?.compactMap { $0 as? String } ?? []).filter {
                ($0.contains("__Snapshots__") || $0.contains("_64/"))
                    && [".png", ".txt", ".json"].contains(where: $0.hasSuffix)
            }
            #expect(
                names.sorted() == [
                    "ReferenceImages_64/CardsTests.OldTests/testOld_card@2x.png",
                    "Tests/CardsTests/__Snapshots__/CardTests/testCard.1.png",
                    "Tests/CardsTests/__Snapshots__/CardTests/testCard.phone.png",
                    "Tests/CardsTests/__Snapshots__/CardTests/testCard.text.txt",
                    "Tests/CardsTests/__Snapshots__/SuiteTests/number.1.json",
                ])
            let suite = try String(
                contentsOfFile: tool.folder + "/App/Tests/CardsTests/SuiteTests.swift", encoding: .utf8)
            #expect(
                suite.contains("as: .dump) {\n          \"\"\"\n          - 1\n\n          \"\"\"\n        }"),
                "\(suite)"
            )
            let second = try run("", references)
            #expect(second.status == 0, "\(second.text)")
            let color = Self.sources["Sources/Cards/Card.swift"]?.replacing(".red", with: ".blue") ?? ""
            try tool.write(color, to: "App/Sources/Cards/Card.swift")
            let third = try run("--reference apple --junit out.xml", references)
            #expect(third.status == 1, "\(third.text)")
            #expect(
                third.text.contains("5 pictures: 2 equal, 1 near, 0 text, 0 layout, 2 look, 0 missing"), "\(third.text)"
            )
            let report = try String(contentsOfFile: tool.folder + "/out.xml", encoding: .utf8)
            #expect(report.contains("testCard.1.png\" value=\"look: "), "\(report)")
        }
    }
}

/// A package whose tests trap, never end, or end the process, between tests that pass.
enum BrokenTests {
    static let files = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Deck",
            targets: [.target(name: "Deck"), .testTarget(name: "DeckTests", dependencies: ["Deck"])])
        """,
        "Sources/Deck/Deck.swift": """
        import UIKit
        class Deck: UIView {
            var titles = ["ace"]
            func title(_ index: Int) -> String { titles[index] }
        }
        """,
        "Tests/DeckTests/TrapTests.swift": traps, "Tests/DeckTests/EndlessTests.swift": endless,
        "Tests/DeckTests/SuiteTests.swift": suites,
    ]

    private static let traps = """
        import XCTest
        @testable import Deck

        final class TrapTests: XCTestCase {
            func testBefore() { XCTAssertEqual(Deck().titles.count, 1) }
            func testIndex() { print(Deck().title(3)) }
            func testFatal() { fatalError("the deck fell") }
            func testCast() {
                let title: Any = "ace"
                print(title as! Int)
            }
            func testOverflow() { print(Int.max - Deck().titles.count + 2) }
            func testExit() { exit(0) }
            func testAfter() { XCTAssertEqual(Deck().title(0), "ace") }
        }
        """

    private static let endless = """
        import XCTest

        final class EndlessTests: XCTestCase {
            func testEndless() { var number = 0; while number >= 0 { number = (number + 1) % 1000 } }
            func testAnswer() async {
                await withCheckedContinuation { (never: CheckedContinuation<Void, Never>) in kept.append(never) }
            }
            func testAfter() {}
        }

        nonisolated(unsafe) var kept: [CheckedContinuation<Void, Never>] = []
        """

    private static let suites = """
        import Testing
        @testable import Deck

        @MainActor @Suite struct SuiteTests {
            @Test func first() { #expect(Deck().titles == ["ace"]) }
            @Test(.disabled("not today")) func off() {}
            @Test(arguments: [0, 9]) func title(_ index: Int) { #expect(Deck().title(index) == "ace") }
            @Test func endless() { var number = 0; while number >= 0 { number = (number + 1) % 1000 } }
            @Suite struct Inner { @Test func `last / one`() { withKnownIssue { #expect(1 == 2) } } }
        }
        @Test func free() { Issue.record("free") }
        """
}

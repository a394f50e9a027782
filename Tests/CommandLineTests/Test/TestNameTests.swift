import Testing

@testable import quartzite

@Suite("Names of tests and messages of traps")
struct TestNameTests {
    @Test(
        "Names have a type and a function",
        arguments: [
            ("CardTests.testFlip", "CardTests.testFlip", "CardTests", "testFlip"),
            ("Cards.FlipTests/flips()/FlipTests.swift:5:2", "FlipTests/flips()", "FlipTests", "flips()"),
            ("Cards.A/B/number(_:)/A.swift:5:12", "A/B/number(_:)", "A.B", "number(_:)"),
            ("Cards.free()/A.swift:5:12", "free()", "", "free()"), ("Cards", "Cards", "", "Cards"),
            ("Cards.A/`in / out`()/A.swift:5:12", "A/`in / out`()", "A", "`in / out`()"),
            ("Cards.`1.5 / 2`()/A.swift:5:12", "`1.5 / 2`()", "", "`1.5 / 2`()"),
        ])
    func names(_ id: String, _ shown: String, _ suite: String, _ function: String) {
        let name = TestName(id)
        #expect(name.shown == shown && name.suite == suite && name.function == function, "\(name)")
    }

    @Test(
        "The last message of Swift's runtime is found, without its place and without addresses",
        arguments: [
            ("Swift/Array.swift:4: Fatal error: Index out of range\n", "Fatal error: Index out of range"),
            ("first\nMy App/My Card.swift:7: Precondition failed\n", "Precondition failed"),
            ("A/B.swift:1: Fatal error: one\nA/B.swift:2: Assertion failed: two\n", "Assertion failed: two"),
            (
                "Could not cast value of type 'A' (0x7f05) to 'B' (0x7f06).\n",
                "Could not cast value of type 'A' to 'B'."
            ),
            (
                "A/B.swift:17: Fatal error: 'try!' expression unexpectedly raised an error: "
                    + "A.(unknown context at $5648ae1b2974).E()",
                "Fatal error: 'try!' expression unexpectedly raised an error: A.E()"
            ),
            ("there was no Fatal error here\n", nil), ("", nil),
        ])
    func messages(_ errors: String, _ message: String?) {
        #expect(RuntimeMessage(in: errors)?.text == message)
    }
}

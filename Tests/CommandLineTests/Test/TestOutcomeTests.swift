import Testing

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("The exit status of tests that ran")
struct TestOutcomeTests {
    private static let passed = TestResult(target: "CardTests", id: "CardTests.testFlip", hasEnded: true)
    private static let omitted = TestResult(
        target: "CardTests", id: "ShotTests.testShot", isSkipped: true, omission: "nothing provides Shots",
        hasEnded: true)

    /// Returns the failure after tests with these results; nil if the status is 0.
    private func failure(_ words: String, _ results: [TestResult], isAnythingListed: Bool = false) throws -> Failure? {
        let options = try TestOptions.parse(words.split(separator: " ").map(String.init))
        do {
            try options.check(results, isAnythingListed: isAnythingListed)
            return nil
        } catch { return try #require(error as? Failure) }
    }

    @Test("A filter that leaves no test is a mistake of status 64, and is named")
    func noTest() throws {
        #expect(
            try failure("--filter Crad --skip Shot", [])
                == Failure(.usage, "no test is left by --filter Crad --skip Shot"))
        #expect(try failure("--skip .", [])?.status.rawValue == 64)
        #expect(try failure("--filter Card", [Self.passed]) == nil)
        #expect(try failure("--filter Card --list", [], isAnythingListed: true) == nil)
        #expect(try failure("", []) == nil)
    }

    @Test("Tests that are left out give status 69, unless that is accepted")
    func omissions() throws {
        #expect(
            try failure("", [Self.passed, Self.omitted])
                == Failure(.unavailable, "1 test was left out; --allow-omitted accepts that"))
        #expect(try failure("", [Self.omitted, Self.omitted])?.message.hasPrefix("2 tests were left out") == true)
        #expect(try failure("", [Self.omitted])?.status.rawValue == 69)
        #expect(try failure("--allow-omitted", [Self.omitted]) == nil)
        #expect(try failure("--list", [Self.omitted]) == nil)
        #expect(try failure("", [Self.passed]) == nil)
    }

    @Test("A process of --parallel leaves the decision to the tool")
    func parts() throws {
        #expect(try failure("--worker 0/2 --filter Crad", []) == nil)
        #expect(try failure("--worker 0/2", [Self.omitted]) == nil)
    }
}

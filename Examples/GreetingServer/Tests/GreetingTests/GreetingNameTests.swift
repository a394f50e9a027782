import Testing

@testable import Greeting

@Suite("Names that can be greeted")
struct GreetingNameTests {
    @Test(
        "Names of any script are accepted as they are",
        arguments: ["Ada", "小明", "محمد", "Zoë", "AC/DC", "O'Neil & Sons", "👩‍👩‍👧‍👦", "a", "Anne-Marie Müller-Lüdens"])
    func accepted(text: String) throws {
        #expect(try GreetingName(text).text == text)
    }

    @Test("Spaces around a name are removed, and names that look the same are equal")
    func normalised() throws {
        #expect(try GreetingName("  Ada ") == GreetingName("Ada"))
        #expect(try GreetingName("Zoe\u{308}").seed == GreetingName("Zoë").seed)
        #expect(try GreetingName("Ada").seed != GreetingName("Bob").seed)
    }

    @Test(
        "A text that is no name is refused with the reason",
        arguments: [
            ("", .empty), ("   ", .empty), ("\u{200D}", .empty), (String(repeating: "a", count: 25), .tooLong),
            (String(repeating: "a", count: 1_000_000), .tooLong),
            ("a" + String(repeating: "\u{301}", count: 200), .tooLong),
            ("Ada\nBob", .unprintable), ("Ada\u{0}", .unprintable), ("\u{202E}adA", .unprintable),
        ] as [(String, GreetingName.Problem)])
    func refused(text: String, problem: GreetingName.Problem) {
        #expect(throws: problem) { try GreetingName(text) }
    }
}

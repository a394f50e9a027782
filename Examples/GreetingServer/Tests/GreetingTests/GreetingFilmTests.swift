import Foundation
import Testing

@testable import Greeting

@Suite("The film of a greeting") @MainActor
struct GreetingFilmTests {
    private static func gif(_ name: String) async throws -> Data {
        try await GreetingFilm.gif(for: GreetingName(name), in: FileManager.default.temporaryDirectory)
    }

    @Test("A name gives the same bytes each time, also while other films are drawn")
    func sameBytes() async throws {
        let alone = try await Self.gif("Ada")
        #expect(alone.prefix(6) == Data("GIF89a".utf8))
        async let other = Self.gif("小明")
        async let again = Self.gif("Ada")
        #expect(try await again == alone)
        #expect(try await other != alone)
    }

    @Test("Equal tags stand for the same name and renderer")
    func tags() throws {
        let tag = try GreetingFilm.tag(for: GreetingName("Ada"))
        #expect(try tag == GreetingFilm.tag(for: GreetingName(" Ada")))
        #expect(try tag != GreetingFilm.tag(for: GreetingName("ada")))
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 10)
    }

    @Test("A folder that cannot be written is an error, and leaves nothing")
    func failure() async throws {
        let name = try GreetingName("Ada")
        await #expect(throws: (any Error).self) {
            _ = try await GreetingFilm.gif(for: name, in: URL(filePath: "/dev/null"))
        }
    }
}

import QuartziteFilm
import TestSupport
import Testing

@testable import QuartziteCommandLine

@Suite("Outputs that name one place")
struct OutputIdentityTests {
    @Test("two outputs in one place are found by any of its names")
    func identity() throws {
        try withTemporaryFolder { folder in
            func check(_ a: String, _ b: String) throws {
                try OutputPath.check([folder + a, folder + b].map(OutputPath.init), replaceNoneOf: [])
            }
            #expect(throws: Failure.self) { try check("/a.gif", "/./a.gif") }
            #expect(throws: Failure.self) { try check("/a.gif", "/a.gif.part") }
            try check("/a.gif", "/a.json")
        }
    }
}

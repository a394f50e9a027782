import QuartziteFilm
import TestSupport
import Testing

@testable import QuartziteCommandLine

@Suite("Outputs at the same place")
struct OutputIdentityTests {
    @Test("Two outputs at the same place are found under any name")
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

import Foundation
import Testing

@testable import quartzite

@Suite("How the tool is started for a scene") struct SceneBuildTests {
    @Test("What it writes is read whole, however much that is, on both streams") func output() throws {
        let script = "yes out | head -c 300000; yes err | head -c 300000 >&2; yes out | head -c 300000; exit 3"
        let (status, output, errors) = try SceneBuild(tool: "/bin/sh").run(["-c", script])
        #expect(status == 3 && output.count == 600_000 && errors.utf8.count == 300_000)
    }
}

import TestSupport
import Testing

@Suite("The lists of members are up to date")
struct ListScriptTests {
    @Test(
        "Hooks are in docs/semantics, settings without effect are reported, and the table of compatibility is right",
        arguments: ["list-hooks", "list-settings", "generate-compatibility"])
    func check(script: String) throws {
        let folder = TemporaryFolder()
        let path = Document.root.appending(path: "scripts/\(script)").path
        let result = try DocumentShell(folder: folder.url("")).run("python3 \(path) --check")
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }
}

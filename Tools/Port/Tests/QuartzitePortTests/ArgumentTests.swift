import ArgumentParser
import Testing

@testable import quartzite_port

@Suite("The rewriter's arguments") struct ArgumentTests {
    private func rewrite(_ arguments: [String]) throws -> RewriteCommand {
        try #require(try QuartzitePort.parseAsRoot(["rewrite"] + arguments) as? RewriteCommand)
    }

    @Test("Arguments are options, then any number of contexts and modules, then files")
    func all() throws {
        let command = try rewrite(
            [
                "--output", "o", "--root", "r", "--portable", "--context", "c", "--context", "d", "--merged", "M", "f",
                "g",
            ])
        #expect(command.output == "o" && command.root == "r" && command.portable)
        #expect(command.context == ["c", "d"] && command.merged == ["M"] && command.files == ["f", "g"])
        let least = try rewrite(["--output", "o", "f"])
        #expect(least.root == "." && !least.portable && least.context.isEmpty && least.merged.isEmpty)
        #expect(least.languageMode == 5 && !least.dropMissingImports && least.module.isEmpty && least.define.isEmpty)
    }

    @Test("The settings of the target are options")
    func settings() throws {
        let command = try rewrite(
            [
                "--output", "o", "--define", "DEBUG", "--define", "BETA", "--language-mode", "6", "--feature", "X",
                "--module", "Kit", "--drop-missing-imports", "f",
            ])
        #expect(command.define == ["DEBUG", "BETA"] && command.languageMode == 6 && command.feature == ["X"])
        #expect(command.module == ["Kit"] && command.dropMissingImports && command.files == ["f"])
    }

    @Test("Names that begin with a dash are values after an option, and files after two dashes")
    func dashes() throws {
        let command = try rewrite(["--output", "-o", "--context", "--root", "--", "-f.swift", "--portable"])
        #expect(command.output == "-o" && command.context == ["--root"] && !command.portable)
        #expect(command.files == ["-f.swift", "--portable"])
    }

    @Test(
        "Invalid arguments exit with 64 and one line that says what is wrong",
        arguments: [
            (["rewrite", "f"], "--output"), (["rewrite", "--output", "o"], "file"),
            (["rewrite", "--output"], "--output"), (["rewrite", "--output", "o", "--roof", "f"], "--roof"),
            (["manifest"], "file"), (["manifest", "a", "b"], "b"), (["interface"], "file"), (["paint"], "paint"),
        ])
    func misuse(arguments: [String], word: String) throws {
        let error = try #require(throws: (any Error).self) { _ = try QuartzitePort.parseAsRoot(arguments) }
        #expect(QuartzitePort.message(for: error).contains(word))
        #expect(QuartzitePort.run(arguments) == 64)
    }

    @Test("An unreadable file exits with 66")
    func missing() { #expect(QuartzitePort.run(["manifest", "/nowhere/Package.swift"]) == 66) }

    @Test("A command can name hundreds of files")
    func many() throws {
        let names = (0..<500).map { "\($0).swift" }
        let command = try rewrite(["--output", "o"] + names.flatMap { ["--context", $0] } + ["--"] + names)
        #expect(command.files == names && command.context == names)
    }
}

import Testing

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("What a terminal shows while code is compiled") struct CompileNoticeTests {
    @Test("The line says which of the files is compiled")
    func text() {
        #expect(CompileNotice.text(module: nil, done: 11, of: 40) == "Compiling 12 of 40 files…")
        #expect(CompileNotice.text(module: nil, done: 40, of: 40) == "Compiling 40 of 40 files…")
        #expect(CompileNotice.text(module: nil, done: 0, of: 40) == "Compiling 40 files…")
        #expect(CompileNotice.text(module: "Cards", done: 0, of: 1) == "Compiling Cards, 1 file…")
    }

    @Test(
        "Errors have colours on a terminal, unless it has none or the user wants none",
        arguments: [
            (true, [:], true), (true, ["NO_COLOR": ""], true), (true, ["NO_COLOR": "1"], false),
            (true, ["TERM": "dumb"], false), (false, ["TERM": "xterm"], false),
        ])
    func colors(isTerminal: Bool, environment: [String: String], areShown: Bool) {
        #expect(Console.showsColors(onTerminal: isTerminal, environment: environment) == areShown)
    }
}

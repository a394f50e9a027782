import Testing

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("Arguments without text")
struct EmptyArgumentTests {
    @Test(
        "An empty argument is refused with the option before it",
        arguments: [
            (["still", "snow", "--touches", "", "-o", "a.png"], "the argument after --touches is empty"),
            (["render", "", "-o", "a.gif"], "the argument after render is empty"),
            ([""], "the first argument is empty"),
            (["test", "--junit="], "--junit has no value after the equals sign"),
        ])
    func refused(arguments: [String], reason: String) {
        let failure = #expect(throws: Failure.self) { try EmptyArgument.check(arguments) }
        #expect(failure?.status == .usage && failure?.message.hasPrefix(reason) == true, "\(failure?.message ?? "")")
    }

    @Test("Settings without a value, and other arguments, are accepted")
    func accepted() {
        #expect(throws: Never.self) {
            try EmptyArgument.check(
                ["run", "A.swift", "--set", "name=", "--set=name=", "-o", "-", "--filter=a=b"])
            try EmptyArgument.check([])
        }
    }

    @Test("A failure is one line, whatever the names of files contain")
    func oneLine() {
        #expect(Failure(.missingInput, "a\nb\u{1B}[1m: missing").line == #"a\nb\u{1B}[1m: missing"#)
        #expect(Failure(.usage, "größer, 你好, \"x\\y\"").line == "größer, 你好, \"x\\y\"")
        #expect(Failure(.renderFailed, "Apple's\nreason").line == "Apple's\nreason")
    }
}

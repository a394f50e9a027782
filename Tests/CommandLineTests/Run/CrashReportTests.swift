import Foundation
import Testing

@testable import quartzite

@Suite("Crash reports in one line")
struct CrashReportTests {
    private func frame(_ function: String, _ line: Int, failure: String? = nil) -> SourceLines.Frame {
        SourceLines.Frame(file: "Card.swift", line: line, function: function, failure: failure)
    }

    @Test("A report contains the reason that ended the program, and the addresses")
    func reading() {
        let addresses = ["=12ab", "3f"].compactMap(CrashReport.Address.init)
        #expect(addresses.map(\.offset) == [0x12ab, 0x3f] && addresses.map(\.isExact) == [true, false])
        #expect(CrashReport("signal 11\n=12ab\n3f\n") == CrashReport(.signal(11), addresses: addresses))
        #expect(CrashReport("overflow\n") == CrashReport(.stackOverflow))
        #expect(CrashReport("reason fatal error\n") == CrashReport(.said("fatal error")))
        #expect(CrashReport("exit 3\n") == CrashReport(.exit(status: 3)))
        #expect(CrashReport("") == nil && CrashReport("nonsense\n") == nil)
    }

    @Test("Without debug information, the message has only the reason")
    func withoutLines() {
        #expect(CrashReport(.signal(SIGSEGV)).message(about: "Card", lines: []) == "Card crashed: segmentation fault")
        let exit = CrashReport(.exit(status: 0)).message(about: "Card", lines: [])
        #expect(exit == "Card called exit(0); nothing was written")
    }

    @Test("A message of the runtime locates a fault in the only file of its name")
    func messages() throws {
        let message = try #require(RuntimeMessage(in: "App/Card.swift:7: Fatal error: Unexpectedly found nil\n"))
        #expect(message.text == "Fatal error: Unexpectedly found nil")
        let frame = try #require(message.frame(among: ["/a/Card.swift", "/a/Other.swift"], modules: ["App"]))
        #expect(
            CrashReport(.signal(SIGILL)).message(about: "Card", lines: [frame])
                == "Card crashed at /a/Card.swift:7: fatal error")
        #expect(message.frame(among: ["/a/Card.swift", "/b/Card.swift"], modules: ["App"]) == nil)
        #expect(message.frame(among: ["/a/Card.swift"], modules: ["Swift"]) == nil)
    }

    @Test("A fault is located at the innermost call, and a stack overflow at the innermost repeated call")
    func places() {
        let lines = [
            frame("twice", 9), frame("fall", 5), frame("fall", 6), frame("fall", 6), frame("Card.viewDidLoad", 3),
        ]
        let fault = CrashReport(.signal(SIGABRT)).message(about: "Card", lines: lines)
        #expect(fault == "Card crashed at Card.swift:9, in twice: aborted")
        let overflow = CrashReport(.stackOverflow).message(about: "Card", lines: lines)
        #expect(overflow == "Card crashed at Card.swift:6, in fall: stack overflow")
    }

    @Test("The compiler's note about a trap is the reason")
    func traps() {
        let report = CrashReport(.signal(SIGILL))
        let lines = [frame("add", 2, failure: "arithmetic overflow")]
        #expect(
            report.message(about: "Card", lines: lines) == "Card crashed at Card.swift:2, in add: arithmetic overflow")
        #expect(
            report.message(about: "Card", lines: [frame("add", 2)])
                == "Card crashed at Card.swift:2, in add: fatal error")
    }

    @Test("Backtraces are made only on request, and without inlined frames")
    func backtraces() {
        #expect(ProgramRun.backtraces(asked: nil) == "enable=no")
        #expect(ProgramRun.backtraces(asked: "enable=yes") == "enable=yes,symbolicate=fast")
        #expect(ProgramRun.backtraces(asked: "symbolicate=full") == "symbolicate=full")
    }

    @Test(
        "Functions are named without module, parameters and types",
        arguments: [
            ("App.Card.flip() -> ()", "Card.flip"), ("App.fall(Swift.Int) -> Swift.Int", "fall"),
            ("App.Card.side.getter : Swift.Int", "Card.side.getter"),
            ("App.Card.__allocating_init() -> App.Card", "Card.init"),
            ("static App.Card.make() -> App.Card", "Card.make"),
            ("closure #1 (Swift.Int) -> () in closure #2 () -> () in App.Card.flip() -> ()", "Card.flip"),
            ("(extension in App):UIKit.UIView.shake(by: Swift.Double) -> ()", "UIView.shake"),
            ("App.first<A where A: Swift.Collection>(A) -> A.Element", "first"),
            ("App.Card._Card_draw(in: App.Pen) -> ()", "Card.draw"), ("Kit.Card.flip() -> ()", "Card.flip"),
            ("closure #1 () -> () in Kit.Card.flip(App.Pen) -> ()", "Card.flip"),
        ])
    func names(demangled: String, name: String) {
        #expect(SourceLines.plainName(demangled, modules: ["Kit", "App"]) == name)
    }
}

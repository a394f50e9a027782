import Foundation
import Testing

@testable import CoreGraphics

/// Misuse that ends a program reports its reason, in release builds as well.
@Suite struct ExceptionNameTests {
    private func words(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("An exception ends the program with Apple's message") func exceptions() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            raise(.range, "index (1) beyond bounds (0)")
        }
        let expected = "uncaught exception 'NSRangeException', reason: 'index (1) beyond bounds (0)'\n"
        #expect(words(result).contains("*** Terminating app due to \(expected)"))
    }

    @Test("An exception that an app raises reaches the handler, and ends the program with its name and reason")
    func raised() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            NSSetUncaughtExceptionHandler { exception in
                FileHandle.standardError.write(Data("handler: \(exception.reason ?? "")\n".utf8))
            }
            let exception = NSException(name: NSExceptionName("MoonException"), reason: "no moon", userInfo: nil)
            exception.raise()
        }
        #expect(words(result).contains("handler: no moon\n"))
        #expect(
            words(result).contains("*** Terminating app due to uncaught exception 'MoonException', reason: 'no moon'"))
    }

    @Test("Other misuse ends the program with its reason") func misuse() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            stop("Stage: too large")
        }
        #expect(words(result).contains("Fatal error: Stage: too large\n"))
    }

    @Test("An object's identity is its class and address") func identities() {
        #expect(identity(of: NSObject()).contains(/^<NSObject: 0x[0-9a-f]+>$/))
    }
}

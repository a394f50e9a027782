import Foundation
import Testing

@testable import SourceRewriter

@Suite("Checks of the system's version")
struct AvailabilityTests {
    @Test(
        "A check of iOS requires the version that the stage names",
        arguments: [
            Case(
                "func f() { if #available(iOS 26, *) { a() } else { b() } }",
                "func f() { if UIKit._isAvailable(26) { a() } else { b() } }"),
            Case(
                "func f() { guard #available(macOS 12, iOS 15.0.1, *), let x else { return } }",
                "func f() { guard UIKit._isAvailable(15, 0, 1), let x else { return } }"),
            Case(
                "func f() { if x, #unavailable(iOS 17.4) { a() } }",
                "func f() { if x, !UIKit._isAvailable(17, 4) { a() } }"),
            Case(
                "func f() { while #available(\n    iOS 13, *\n) { a() } }",
                "func f() { while UIKit._isAvailable(13)\n\n { a() } }"),
        ])
    func checks(_ example: Case) throws { #expect(try rewrite(example.before) == example.after) }

    @Test(
        "Checks of other systems and declarations are kept",
        arguments: [
            "func f() { if #available(macOS 12, *) { a() } }", "@available(iOS 26, *) func f() {}",
            "func f() { if #available(tvOS 15, iOSApplicationExtension 15, *) { a() } }",
        ])
    func others(text: String) throws { #expect(try rewrite(text) == text) }

    @Test("Packages keep the checks")
    func portable() throws {
        let text = "func f() { if #available(iOS 26, *) { a() } }"
        #expect(try rewrite(text, style: .portable) == text)
    }
}

import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
import UIKit

@MainActor @Suite("Attributed strings from Markdown") struct MarkdownTests {
    /// The parts of a text with letters for their meanings.
    private func parts(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
    ) throws -> [String] {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
        let text = try AttributedString(markdown: markdown, options: options)
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let letters = [
                (InlinePresentationIntent.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"),
                (.strikethrough, "x"),
            ].filter { intent.contains($0.0) }.map(\.1).joined()
            let link = run.link.map { " → \($0.absoluteString)" } ?? ""
            return String(text[run.range].characters) + (letters.isEmpty ? "" : "[\(letters)]") + link
        }
    }

    @Test(
        "Emphasis, strong emphasis, code and strikethrough",
        arguments: [
            ("A **bold** word", ["A ", "bold[s]", " word"]),
            ("*a* _b_ ***c***", ["a[e]", " ", "b[e]", " ", "c[es]"]),
            ("**a *b* c**", ["a [s]", "b[es]", " c[s]"]),
            ("*a **b** c*", ["a [e]", "b[es]", " c[e]"]),
            ("~~gone~~ ~too~", ["gone[x]", " ", "too[x]"]),
            ("`a * b` ``c`d``", ["a * b[c]", " ", "c`d[c]"]),
            ("snake_case_name and 2 * 3 * 4", ["snake_case_name and 2 * 3 * 4"]),
            ("\\*no\\* **open", ["*no* **open"]),
            ("**", ["**"]), ("`a", ["`a"]), ("a]b[c", ["a]b[c"]),
        ])
    func emphasis(markdown: String, expected: [String]) throws { #expect(try parts(markdown) == expected) }

    @Test("Links have addresses, and their text may be emphasized") func links() throws {
        #expect(
            try parts("see [the **page**](https://github.com/a \"Title\") and <https://github.com/b>") == [
                "see ", "the  → https://github.com/a", "page[s] → https://github.com/a", " and ",
                "https://github.com/b → https://github.com/b",
            ])
        let base = try #require(URL(string: "https://github.com/"))
        let text = try AttributedString(markdown: "[a](b)", baseURL: base)
        #expect(text.runs.first?.link?.absoluteString == "https://github.com/b")
    }

    @Test("Paragraphs follow one another, and lines are joined unless white space is kept") func blocks() throws {
        #expect(try parts("# Title\n\nOne\ntwo\n- three", .full).joined() == "TitleOne twothree")
        #expect(try parts("a\nb").joined() == "a b")
        #expect(try parts("a  \nb").joined() == "a\nb")
        #expect(try parts("a\n\n  b", .inlineOnlyPreservingWhitespace) == ["a\n\n  b"])
        #expect(try AttributedString(markdown: "").characters.isEmpty)
    }

    @Test("Labels show strong emphasis in bold, emphasis in italics and code in a monospaced font") func label() throws
    {
        func width(_ markdown: String) throws -> CGFloat {
            let label = UILabel()
            label.attributedText = NSAttributedString(try AttributedString(markdown: markdown))
            return label.intrinsicContentSize.width
        }
        let widths = try ["iiii mm", "**iiii mm**", "iiii", "`iiii`"].map(width)
        #expect(widths[1] > widths[0] + 1 && widths[3] > widths[2] * 1.5)
        let text = NSAttributedString(try AttributedString(markdown: "**a**"))
        #expect(AttributedString(text).runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(try AttributedString(markdown: Data("*a*".utf8)).runs.first?.inlinePresentationIntent == .emphasized)
    }

    @Test("Unusual input is text") func unusual() throws {
        let marks = String(repeating: "*a_~`[(<", count: 200)
        #expect(try !AttributedString(markdown: marks).characters.isEmpty)
        for text in ["[a](", "<>", "\\"] { #expect(try parts(text) == [text]) }
    }
}

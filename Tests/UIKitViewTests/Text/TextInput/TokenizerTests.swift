import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("The tokenizer of a text input") struct TokenizerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let forward = UITextDirection.storage(.forward)
    private let backward = UITextDirection.storage(.backward)

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    private func unit(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextDirection) throws -> String?
    {
        view.tokenizer.rangeEnclosingPosition(try position(offset), with: granularity, inDirection: direction)
            .flatMap { view.text(in: $0) }
    }

    @Test("Words have apostrophes and points inside them; at a boundary the direction decides")
    func words() throws {
        view.text = "Don't pay 3.50, 日本"
        #expect(try unit(.word, at: 2, forward) == "Don't")
        #expect(try unit(.word, at: 5, forward) == nil)
        #expect(try unit(.word, at: 5, backward) == "Don't")
        #expect(try unit(.word, at: 12, forward) == "3.50")
        #expect(try unit(.word, at: 16, forward) == "日")
        let (start, fourth, fifth) = (try position(0), try position(4), try position(5))
        #expect(view.tokenizer.isPosition(fifth, atBoundary: .word, inDirection: forward))
        #expect(!view.tokenizer.isPosition(fourth, atBoundary: .word, inDirection: forward))
        #expect(view.tokenizer.position(from: start, toBoundary: .word, inDirection: forward) == fifth)
        let (sixth, eighth) = (try position(6), try position(8))
        #expect(view.tokenizer.position(from: eighth, toBoundary: .word, inDirection: backward) == sixth)
        #expect(view.tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: forward) == nil)
    }

    @Test("Sentences end with their spaces, and paragraphs with their line ends")
    func sentences() throws {
        view.text = "One. Is 3.5 two? \"Yes!\" Three\nFour。五。"
        #expect(try unit(.sentence, at: 0, forward) == "One. ")
        #expect(try unit(.sentence, at: 6, forward) == "Is 3.5 two? ")
        #expect(try unit(.sentence, at: 18, forward) == "\"Yes!\" ")
        #expect(try unit(.paragraph, at: 18, forward) == "One. Is 3.5 two? \"Yes!\" Three\n")
        #expect(try unit(.sentence, at: 31, forward) == "Four。")
        #expect(try unit(.document, at: 3, forward) == view.text)
    }

    @Test("Lines are those of the layout")
    func lines() throws {
        view.frame.size.width = 80
        view.text = "several words in some lines"
        view.layoutIfNeeded()
        let first = try #require(try unit(.line, at: 0, forward))
        #expect(view.text.hasPrefix(first) && first.count < 20 && first.hasSuffix(" "))
    }
}

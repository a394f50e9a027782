import Testing
import UIKit

@MainActor @Suite("Text input traits") struct UITextInputTraitsTests {
    private final class Plain: NSObject, UITextInputTraits {}

    private func change(_ input: some UITextInputTraits) {
        input.autocapitalizationType = .words
        input.autocorrectionType = .no
        input.spellCheckingType = .yes
        input.smartQuotesType = .no
        input.smartDashesType = .yes
        input.smartInsertDeleteType = .no
        input.keyboardType = .URL
        input.keyboardAppearance = .dark
        input.returnKeyType = .search
        input.enablesReturnKeyAutomatically = true
        input.textContentType = .password
        input.isSecureTextEntry = true
    }

    private func description(_ input: some UITextInputTraits) -> [String] {
        [
            "\(input.autocapitalizationType)", "\(input.autocorrectionType)", "\(input.spellCheckingType)",
            "\(input.smartQuotesType)", "\(input.smartDashesType)", "\(input.smartInsertDeleteType)",
            "\(input.keyboardType)", "\(input.keyboardAppearance)", "\(input.returnKeyType)",
            "\(input.enablesReturnKeyAutomatically)", "\(String(describing: input.textContentType))",
            "\(input.isSecureTextEntry)",
        ]
    }

    @Test("Text fields, text views and search bars store every trait, each separately")
    func kept() {
        let defaults = description(UITextField())
        func check(_ input: some UITextInputTraits, _ other: some UITextInputTraits) {
            #expect(description(input) == defaults)
            change(input)
            #expect(zip(description(input), defaults).allSatisfy { $0 != $1 })
            #expect(description(other) == defaults)
        }
        check(UITextField(), UITextField())
        check(UITextView(), UITextView())
        check(UISearchBar(), UISearchBar())
    }

    @Test("A class that implements no traits has the defaults")
    func absent() {
        let plain = Plain()
        change(plain)
        #expect(description(plain) == description(UITextView()))
    }
}

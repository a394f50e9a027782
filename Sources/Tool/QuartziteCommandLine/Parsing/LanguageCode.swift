/// The code of a language of an app's texts, such as `de`, `zh-Hans` or `pt_BR`.
package enum LanguageCode {
    /// Throws if a text is not a language's code: letters, digits, hyphens and underscores after a letter.
    ///
    /// A code for which an app has no texts is valid.
    package static func check(_ text: String, of option: String) throws {
        let isCode =
            text.first?.isLetter == true && text.count <= 40
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        guard isCode else { throw Failure.usage("\(option) \(text): write a language as de, zh-Hans or pt-BR") }
    }
}

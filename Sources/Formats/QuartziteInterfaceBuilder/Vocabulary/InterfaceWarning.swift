/// A part of a document that has no effect (interface_builder.md I5).
package struct InterfaceWarning: Hashable, Sendable {
    /// The line in the file, counted from 1.
    package var line: Int
    /// The part without effect and the reason, in one line.
    package var text: String
    /// The name of the element that a plain view or controller replaces, if that is the warning.
    package var substituted: String?
}

extension InterfaceDocument {
    /// The warnings about unknown and unreadable parts of the document, ordered by line.
    ///
    /// Each unknown element, attribute and property is reported once, with the first line that contains it. The list
    /// has at most 1,000 warnings and is recomputed each time.
    package var warnings: [InterfaceWarning] {
        var check = VocabularyCheck(tree: tree)
        check.run()
        return check.warnings
    }
}

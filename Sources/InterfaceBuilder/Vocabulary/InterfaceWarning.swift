/// Something in a document that has no effect (interface_builder.md I5).
package struct InterfaceWarning: Hashable, Sendable {
    /// The line in the file, counted from 1.
    package var line: Int
    /// What has no effect and why, in one line.
    package var text: String
}

extension InterfaceDocument {
    /// What is not known in the document or cannot be read, in the order of the lines.
    ///
    /// Each unknown element, attribute and property is named once, in the first line that has it. The list ends after
    /// 1,000 warnings, and it is made anew each time.
    package var warnings: [InterfaceWarning] {
        var check = VocabularyCheck(tree: tree)
        check.run()
        return check.warnings
    }
}

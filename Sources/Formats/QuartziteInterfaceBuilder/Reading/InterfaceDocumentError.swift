/// The reason why a document cannot be read, in one line with the file and, if known, the line.
package struct InterfaceDocumentError: Error, Hashable, CustomStringConvertible {
    /// The reasons for rejecting a document.
    package enum Reason: Hashable, Sendable {
        case unreadable(String)
        case empty
        /// The file has more than `InterfaceDocument.maximumBytes`.
        case tooLarge
        /// The file is neither UTF-8 nor UTF-16.
        case encoding
        /// The document exceeds a limit of the parser, or has a document type declaration, which could declare entities.
        case refused(String)
        case notWellFormed(String)
        /// The root element is not one of a storyboard or xib.
        case otherRoot(String)
        /// The document is not for iOS, or has no type.
        case otherType(String)
        case duplicateID(String, firstLine: Int)
        /// An attribute refers to an id that does not exist.
        case missingID(String, element: String, attribute: String)
        /// View controllers that contain each other, by their ids.
        case cycle([String])
    }

    /// The name of the file as specified by the caller.
    package let file: String
    /// The line, counted from 1; nil if the error concerns the whole file.
    package let line: Int?
    package let reason: Reason

    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(reason.description)"
    }
}

extension InterfaceDocumentError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .empty: "the file is empty"
        case .tooLarge: "the document has more than \(InterfaceDocument.maximumBytes >> 20) MB"
        case .encoding: "the text is neither UTF-8 nor UTF-16"
        case .refused(let reason): reason
        case .notWellFormed(let problem): "the XML is not well-formed: \(problem)"
        case .otherRoot(let name):
            name == "archive"
                ? "a document of Xcode 3 (root element archive); save it with a newer Xcode"
                : "the root element is \(name.excerpt), but that of a storyboard or xib is document"
        case .otherType(let type): InterfaceDocumentKind.refusal(ofType: type)
        case .duplicateID(let id, let line): "the id \(id.excerpt) is already used in line \(line)"
        case .missingID(let id, let element, let attribute):
            "\(attribute) of this \(element.excerpt) refers to \(id.excerpt), which no element has as its id"
        case .cycle(let ids):
            // The last id repeats the first.
            "view controllers contain each other: "
                + (ids.prefix(5).map(\.excerpt) + (ids.count > 6 ? ["…"] : [])
                + ids.dropFirst(5).suffix(1).map(\.excerpt))
                .joined(separator: " → ")
        }
    }
}

extension String {
    /// The text for a message, as one line of at most 80 characters.
    var excerpt: String {
        let scalars = unicodeScalars.prefix(81).map { $0.properties.generalCategory == .control ? " " : $0 }
        let text = scalars.prefix(80).reduce(into: "") { $0.unicodeScalars.append($1) }
        return "\"\(text)\(scalars.count > 80 ? "…" : "")\""
    }
}

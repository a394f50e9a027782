import Foundation

/// An element of an XML document, with its line.
package struct MarkupElement: Sendable {
    /// The maximum size of a document, in bytes.
    static let largestDocument = 16 << 20
    /// The maximum number of elements of a document.
    static let mostElements = 1_000_000

    /// The name, including its prefix.
    package let name: String
    /// The values of the attributes, by name.
    package let attributes: [String: String]
    /// The child elements, in order.
    package internal(set) var children: [MarkupElement] = []
    /// The text of the element, excluding that of its children.
    package internal(set) var text = ""
    /// The line on which the element starts, from 1.
    package let line: Int

    /// Parses a UTF-8 document and returns its root.
    ///
    /// Documents that declare entities are rejected, because entities can expand to any size or read other files.
    ///
    /// - Parameter file: The path to show in messages.
    /// - Throws: An error with the line for documents that are damaged, too large or nested too deeply.
    package init(document: Data, file: String) throws(ProjectProblem) {
        guard document.count <= Self.largestDocument else {
            throw ProjectProblem(.tooLarge, file, "XML larger than 16 MB")
        }
        var parser = MarkupParser(Array(document), file: file)
        self = try parser.parse()
    }

    init(name: String, attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    /// Returns the children with a name, in order.
    package func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// Returns the first element with a name at any depth, in document order.
    package func descendant(_ name: String) -> MarkupElement? {
        for child in children {
            if child.name == name { return child }
            if let found = child.descendant(name) { return found }
        }
        return nil
    }
}

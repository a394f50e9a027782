import Foundation

/// An element of an XML document, with its line.
package struct MarkupElement: Sendable {
    /// The maximum size of a document, in bytes.
    static let largestDocument = 16 << 20

    private let nodes: [MarkupNode]
    private let index: Int

    /// Parses a UTF-8 document and returns its root.
    ///
    /// - Throws: An error with the line for documents that are damaged, too large or nested too deeply, and for those
    ///   that declare entities, which can expand to any size or read other files.
    package init(document: Data) throws(FormatError) {
        guard document.count <= Self.largestDocument else {
            throw FormatError(.tooLarge, line: nil, "XML larger than 16 MB")
        }
        let bytes = Array(TextEncoding.withoutMark([UInt8](document)))
        if let damaged = TextEncoding.damagedLine(bytes) {
            throw FormatError(.syntax, line: damaged, "not UTF-8 text")
        }
        self.init(nodes: try MarkupParser.nodes(of: bytes), index: 0)
    }

    private init(nodes: [MarkupNode], index: Int) {
        self.nodes = nodes
        self.index = index
    }

    /// The name, including its prefix.
    package var name: String { nodes[index].name }

    /// The values of the attributes, by name.
    package var attributes: [String: String] { nodes[index].attributes }

    /// The text of the element, without that of its children.
    package var text: String { nodes[index].text }

    /// The line on which the element starts, from 1.
    package var line: Int { nodes[index].line }

    /// The child elements, in order.
    package var children: [MarkupElement] {
        let end = nodes[index].end
        return sequence(state: index + 1) { [nodes] next -> MarkupElement? in
            guard next < end else { return nil }
            defer { next = nodes[next].end }
            return MarkupElement(nodes: nodes, index: next)
        }.map(\.self)
    }

    /// Returns the children with a name, in order.
    package func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// Returns the first element with a name at any depth, in document order.
    package func descendant(_ name: String) -> MarkupElement? {
        nodes[(index + 1)..<nodes[index].end].firstIndex { $0.name == name }.map {
            MarkupElement(nodes: nodes, index: $0)
        }
    }
}

import Foundation
import FoundationXML

/// Parses XML into a list of nodes in document order.
final class DocumentParser: NSObject, XMLParserDelegate {
    private var nodes: [InterfaceNode] = []
    /// The indices of the open elements, starting with the root.
    private var open: [Int] = []
    private var problem: (text: String, line: Int)?

    /// Parses UTF-8 that `MarkupLimits` has checked, and returns at least one node.
    static func nodes(of bytes: [UInt8], file: String) throws(InterfaceDocumentError) -> [InterfaceNode] {
        let delegate = DocumentParser()
        // Trailing line breaks are needed because the parser ignores documents of fewer than four bytes.
        let parser = XMLParser(data: Data(withoutEncoding(bytes) + Array("\n\n\n\n".utf8)))
        parser.delegate = delegate
        // The result is also true for documents that end too early.
        _ = parser.parse()
        if delegate.problem == nil, let unclosed = delegate.open.last {
            let node = delegate.nodes[unclosed]
            delegate.problem = ("the element \(node.name.excerpt) is not closed", node.line)
        }
        if delegate.nodes.isEmpty { delegate.problem = ("there is no element", 1) }
        if let (text, line) = delegate.problem {
            throw InterfaceDocumentError(file: file, line: line, reason: .notWellFormed(text))
        }
        return delegate.nodes
    }

    /// Replaces the XML declaration with spaces, because its encoding is wrong after a conversion.
    private static func withoutEncoding(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
            return bytes
        }
        return bytes[...end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") } + bytes[(end + 1)...]
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(nodes.count)
        nodes.append(
            InterfaceNode(
                name: name, attributes: attributes, line: parser.lineNumber, parent: open.dropLast().last,
                end: nodes.count + 1))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let index = open.popLast() else { return }
        nodes[index].end = nodes.count
        if nodes.count > index + 1 { nodes[index].text = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        // Between child elements, there are only line breaks and indentation.
        guard let index = open.last, nodes.count == index + 1 else { return }
        nodes[index].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        // Errors from 99 on are about namespaces, which have no meaning here.
        guard code < 99, problem == nil else { return }
        problem = (Self.description(of: code), parser.lineNumber)
        parser.abortParsing()
    }

    private static func description(of code: Int) -> String {
        switch code {
        case 4: "there is no element"
        case 5: "text follows the root element, or the document ends too early"
        case 6, 7, 8, 9: "a character is not allowed"
        case 26: "an entity is not declared"
        case 38, 39, 40: "an attribute has no value between quotation marks"
        case 41: "an attribute has no value"
        case 42: "an element has an attribute twice"
        case 64: "the XML declaration is not at the beginning"
        case 65: "a space is missing between attributes"
        case 68: "a name is missing"
        case 73: "a tag does not end"
        case 76, 77: "a start tag and an end tag do not match"
        default: "error \(code) of the parser"
        }
    }
}

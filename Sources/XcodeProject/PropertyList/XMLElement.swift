import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML document, with its line.
struct XMLElement: Sendable {
    /// The maximum size of a document, in bytes.
    static let largestDocument = 16 << 20
    /// The maximum number of elements of a document.
    static let mostElements = 1_000_000

    let name: String
    let attributes: [String: String]
    var children: [XMLElement] = []
    /// The text of the element without that of its children.
    var text = ""
    let line: Int

    /// Parses a document and returns its root.
    ///
    /// Documents that declare entities are refused, because entities can expand to any size or read other files.
    init(document: Data, file: String) throws(ProjectProblem) {
        guard document.count <= Self.largestDocument else {
            throw ProjectProblem(.tooLarge, file, "XML larger than 16 MB")
        }
        if let entity = document.range(of: Data("<!ENTITY".utf8)) {
            let line = document[..<entity.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw ProjectProblem(.unsupported, file, line: line, "declares an entity; entities are not read")
        }
        // Foundation's parser stops the program at names that are not UTF-8.
        guard String(validating: document, as: UTF8.self) != nil else {
            let lines = document.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let damaged = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            throw ProjectProblem(.syntax, file, line: damaged + 1, "not UTF-8 text")
        }
        let builder = Builder(file: file)
        let parser = XMLParser(data: document)
        parser.delegate = builder
        let isComplete = parser.parse()
        if let problem = builder.problem { throw problem }
        guard isComplete, let root = builder.root else {
            throw ProjectProblem(.syntax, file, line: max(1, parser.lineNumber), "not well-formed XML")
        }
        self = root
    }

    fileprivate init(name: String, attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    /// The children of a name, in order.
    func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The first element of a name at any depth, in document order.
    func descendant(_ name: String) -> XMLElement? {
        for child in children {
            if child.name == name { return child }
            if let found = child.descendant(name) { return found }
        }
        return nil
    }
}

/// Builds the tree of elements from a parser's events.
private final class Builder: NSObject, XMLParserDelegate {
    private let file: String
    private var open: [XMLElement] = []
    private var count = 0
    private(set) var root: XMLElement?
    private(set) var problem: ProjectProblem?

    init(file: String) { self.file = file }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        count += 1
        if open.count >= PropertyListReader.deepest { stop(parser, "elements are nested more than 128 levels deep") }
        if count > XMLElement.mostElements { stop(parser, "more than 1,000,000 elements") }
        guard problem == nil else { return }
        open.append(XMLElement(name: elementName, attributes: attributeDict, line: max(1, parser.lineNumber)))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        if !open.isEmpty { open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self) }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard problem == nil, let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private func stop(_ parser: XMLParser, _ message: String) {
        if problem == nil { problem = ProjectProblem(.tooLarge, file, line: max(1, parser.lineNumber), message) }
        parser.abortParsing()
    }
}

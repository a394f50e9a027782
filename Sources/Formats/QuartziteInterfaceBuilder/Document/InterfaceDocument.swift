import QuartziteFileFormats
import Foundation

/// A storyboard or xib with the objects, layout and connections that Interface Builder saved.
///
/// A document is immutable, so it can be cached and used from several threads (interface_builder.md §1).
package struct InterfaceDocument: Sendable {
    /// The maximum size of a file, in bytes.
    package static let maximumBytes = 16 << 20

    package let kind: InterfaceDocumentKind
    /// The name of the file as specified by the caller; messages start with it.
    package let file: String
    let tree: InterfaceTree

    /// Reads a regular file; messages show `file`, or else its path.
    package init(contentsOf url: URL, file: String? = nil) throws(InterfaceDocumentError) {
        let data: Data
        do {
            data = try DocumentFile.read(url.path, limit: Self.maximumBytes)
        } catch {
            throw InterfaceDocumentError(file: file ?? error.file, line: nil, reason: error.reason)
        }
        try self.init(data: data, file: file ?? url.path)
    }

    /// Reads the contents of a file in UTF-8 or UTF-16; messages show `file`.
    package init(data: Data, file: String) throws(InterfaceDocumentError) {
        func failure(_ reason: InterfaceDocumentError.Reason, line: Int? = nil) -> InterfaceDocumentError {
            InterfaceDocumentError(file: file, line: line, reason: reason)
        }
        guard !data.isEmpty else { throw failure(.empty) }
        guard data.count <= Self.maximumBytes else { throw failure(.tooLarge) }
        guard let bytes = TextEncoding.utf8(data) else { throw failure(.encoding) }
        let nodes: [MarkupNode]
        do {
            nodes = try MarkupParser.nodes(of: bytes, allowsDocumentType: false)
        } catch {
            throw failure(
                error.kind == .syntax ? .notWellFormed(error.message) : .refused(error.message), line: error.line)
        }
        let root = nodes[0]
        guard root.name == "document" else { throw failure(.otherRoot(root.name), line: root.line) }
        let type = root.attributes["type"] ?? ""
        guard let kind = InterfaceDocumentKind(type: type) else { throw failure(.otherType(type), line: root.line) }
        let index = try DocumentIndex(nodes: nodes, file: file)
        try ContainmentCheck.check(index, file: file)
        self.kind = kind
        self.file = file
        tree = InterfaceTree(index)
    }

    /// Creates a copy of a document with other attributes.
    init(_ document: InterfaceDocument, nodes: [MarkupNode]) {
        kind = document.kind
        file = document.file
        tree = InterfaceTree(document.tree, nodes: nodes)
    }

    /// The root element.
    package var root: InterfaceElement { InterfaceElement(tree: tree, index: 0) }

    /// Returns the element with an id.
    package func element(_ id: String) -> InterfaceElement? {
        tree.ids[id].map { InterfaceElement(tree: tree, index: $0) }
    }

    /// Whether constraints place views; otherwise, frames and autoresizing masks do (interface_builder.md I39).
    package var usesAutoLayout: Bool { tree.usesAutoLayout }

    /// Whether calibrated colours convert to sRGB (interface_builder.md I64).
    package var matchesColors: Bool { tree.matchesColors }

    /// Whether the document is a launch screen, which creates no objects of the app.
    package var isLaunchScreen: Bool { root.bool("launchScreen") }

    /// The version of Interface Builder that saved the document, such as 15400 for Xcode 11; 0 if unknown.
    package var toolsVersion: Double { root.attribute("toolsVersion").flatMap(InterfaceNumber.leading) ?? 0 }

    /// The tint colour of the app's windows (interface_builder.md I69).
    package var globalTint: InterfaceColor? { root.color("tintColor") }
}

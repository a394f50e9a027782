import CoreGraphics
import QuartziteFileFormats

/// A parsed SVG file: its elements by identifier, and its style sheets.
package final class SVGDocument {
    let root: MarkupElement
    private(set) var sheet = SVGStyleSheet()
    private var elements: [String: MarkupElement] = [:]

    /// Parses a document; nil if it is damaged or no SVG document.
    package init?(_ data: Data) {
        guard let root = try? MarkupElement(document: data), root.name == "svg" || root.name.hasSuffix(":svg") else {
            return nil
        }
        self.root = root
        collect(root)
    }

    private func collect(_ element: MarkupElement) {
        if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
        if element.name == "style" { sheet.add(element.text) }
        for child in element.children { collect(child) }
    }

    /// Returns the element with an identifier.
    func element(_ id: String) -> MarkupElement? { elements[id] }

    /// Returns the element that the `href` of another one names.
    func referenced(by element: MarkupElement) -> MarkupElement? {
        let target = element.attributes["href"] ?? element.attributes["xlink:href"]
        return target.flatMap { $0.hasPrefix("#") ? elements[String($0.dropFirst())] : nil }
    }

    /// The identifiers of all elements, sorted.
    package var identifiers: [String] { elements.keys.sorted() }

    /// Returns the filled paths of an element and those inside it, in its parent's space; nil if there is none.
    ///
    /// Strokes become outlines.
    package func paths(of id: String) -> [CGPath]? {
        guard let element = elements[id] else { return nil }
        let painter = SVGPainter(self, context: nil, page: .zero)
        painter.draw(element, SVGStyle(), depth: 0)
        return painter.outlines
    }

    /// Returns the bounds of an element's shape, with its transform; nil if there is no such element.
    package func bounds(of id: String) -> CGRect? {
        guard let element = elements[id], let path = SVGShape.path(of: element) else { return nil }
        let transform = element.attributes["transform"].map { CGAffineTransform(svg: $0) } ?? .identity
        return path.boundingBoxOfPath.applying(transform)
    }
}

import Foundation

@testable import QuartziteInterfaceBuilder

/// The documents in the folder `Documents`.
enum SampleFile: String, CaseIterable, Sendable {
    case card = "Card.xib"
    case form = "Form.xib"
    case scrolling = "Scrolling.xib"
    case settings = "Settings.storyboard"
    case shop = "Shop.storyboard"
    case variations = "Variations.xib"

    var url: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Documents/\(rawValue)")
    }

    func read() throws -> InterfaceDocument { try InterfaceDocument(contentsOf: url, file: rawValue) }

    /// Returns the element with an id that the document contains.
    func element(_ id: String) throws -> InterfaceElement {
        guard let element = try read().element(id) else { throw Sample.Missing() }
        return element
    }
}

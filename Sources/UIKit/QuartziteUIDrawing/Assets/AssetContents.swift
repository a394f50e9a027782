import QuartziteUIFoundation

/// The contents of a `Contents.json` file in an asset catalog (interface_builder_segues.md §16).
package struct AssetContents: Decodable, Sendable {
    package struct Appearance: Decodable {
        let appearance: String?
        let value: String?
    }

    /// A variant of an image, colour, data or symbol set.
    package struct Entry: Decodable {
        package let filename: String?
        package let idiom: String?
        let scale: String?
        let appearances: [Appearance]?
        let gamut: String?
        let direction: String?
        let resizing: Resizing?
        let color: Color?
        package let typeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, resizing, color
            case gamut = "display-gamut"
            case direction = "language-direction"
            case typeIdentifier = "universal-type-identifier"
        }
    }

    /// How an image is sliced, in pixels.
    struct Resizing: Decodable {
        struct Insets: Decodable {
            let top: Double?
            let left: Double?
            let bottom: Double?
            let right: Double?
        }
        struct Center: Decodable {
            let mode: String?
        }

        let mode: String?
        let insets: Insets?
        let center: Center?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case insets = "cap-insets"
        }
    }

    struct Color: Decodable {
        package let space: String?
        package let components: [String: Component]?
        package let reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }
    }

    /// A component of a colour as written, a string or a number.
    package struct Component: Decodable {
        let text: String

        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try (try? container.decode(String.self)) ?? "\(container.decode(Double.self))"
        }
    }

    package struct Properties: Decodable {
        let providesNamespace: Bool?
        let renderingIntent: String?
        let preservesVector: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }
    }

    let images: [Entry]?
    let colors: [Entry]?
    let data: [Entry]?
    package let symbols: [Entry]?
    package let properties: Properties?

    private static let largest = 1 << 20

    /// Reads the contents file of a folder; nil if there is none.
    ///
    /// Throws an error for a file that is too large, or no valid JSON of this form.
    init?(folder: String) throws {
        let path = (folder as NSString).appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard data.count < Self.largest else { throw AssetError.tooLarge }
        do {
            self = try JSONDecoder().decode(AssetContents.self, from: data)
        } catch {
            throw AssetError.damaged
        }
    }
}

/// Why a set of an asset catalog is left out.
enum AssetError: Error, CustomStringConvertible {
    case tooLarge, damaged

    var description: String {
        switch self {
        case .tooLarge: "larger than 1 MB"
        case .damaged: "no valid JSON, or not that of an asset catalog"
        }
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import QuartziteStage
import UIKit

/// Writes layers as the Swift source of a view controller that rebuilds them.
///
/// The frames of the source, run with the scene's size, scale and seed, equal the scene's in these cases:
///
/// - At every time, if the layers and cells had their values and animations from time 0 on.
/// - From the time of the copy on, otherwise: earlier frames show the values of the copy, and animations that were
///   added later before they begin. What the scene's code does after the copy is not part of it.
///
/// Emitters that had other values before, transitions, and animations whose progress code computes cannot be expressed;
/// they are listed in the comment at the top.
@MainActor
final class SourceWriter {
    /// The longest encoded form of all images.
    private static let longestImages = 24_000_000
    /// The largest number of layers.
    static let maximumLayers = 5_000

    /// The scene time of the copy in seconds.
    let time: Double
    private(set) var omissions: [String] = []
    private var functions: [String] = []
    private var constants: [String] = []
    private var names: Set<String> = ["Image", "Layer"]
    private var images: [ObjectIdentifier: (image: CGImage, name: String)] = [:]
    private var imageLength = 0
    var layerCount = 0
    /// Whether the source is part of a view controller, so that constants are static.
    private let isFile: Bool

    init(time: Double, isFile: Bool) {
        self.time = time
        self.isFile = isFile
    }

    /// Notes something that the source does not express, once.
    func omit(_ text: String) {
        if !omissions.contains(text) { omissions.append(text) }
    }

    /// Returns a name that nothing else has, made from a text.
    func uniqueName(_ text: String, otherwise: String) -> String {
        let identifier = SwiftLiteral.identifier(text)
        let base = identifier.isEmpty ? otherwise : identifier
        var (name, number) = (base, 2)
        while !names.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }

    /// Adds a function that makes an object, and returns the call.
    func addFunction(_ name: String, type: String, comment: String, _ lines: [String]) -> String {
        let body = lines.map { "    \($0)" }.joined(separator: "\n")
        functions.append("/// \(SwiftLiteral.comment(comment))\nprivate func make\(name)() -> \(type) {\n\(body)\n}")
        return "make\(name)()"
    }

    // MARK: Images

    /// Returns the expression of an image, whose pixels are stored once; nil if there are too many.
    func image(_ image: CGImage) -> String? {
        if let known = images[ObjectIdentifier(image)] { return known.name }
        guard let text = UIImage(cgImage: image).pngData()?.base64EncodedString(),
            imageLength + text.utf8.count <= Self.longestImages
        else { return nil }
        imageLength += text.utf8.count
        let name = "image\(images.count + 1)"
        let expression = isFile ? "Self.\(name)" : name
        images[ObjectIdentifier(image)] = (image, expression)
        var lines: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
            lines.append("    \(rest.prefix(104))\\")
            rest = rest.dropFirst(104)
        }
        constants.append(
            """
            /// \(image.width) × \(image.height) pixels.
            private \(isFile ? "static " : "")let \(name) = decodedImage(
                \"""
            \(lines.joined(separator: "\n"))

                \""")
            """)
        return expression
    }

    // MARK: Files

    /// The file of a view controller whose view shows what `statements` add to it.
    func file(className: String, configuration: StageConfiguration, adding statements: [String]) -> SceneSource {
        let pixels = [configuration.size.width, configuration.size.height].map {
            SwiftLiteral.number(($0 * configuration.scale).rounded())
        }
        let settings =
            "--size \(pixels[0])x\(pixels[1]) --scale \(SwiftLiteral.number(configuration.scale))"
            + " --seed \(configuration.seed)"
        let added = statements.map { "        \($0)" }.joined(separator: "\n")
        let parts = constants + functions
        let members = parts.map { "\n\n" + Self.indented($0) }.joined()
        let text = """
            import UIKit

            /// The layers of a scene, copied \(SwiftLiteral.number(time)) seconds after its start.
            ///
            /// `quartzite run` shows the same frames with these options: \(settings)
            \(omissionComment)final class \(className): UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .clear
            \(added)
                }\(members)
            }
            \(decoding)
            """
        return SceneSource(text: text, omissions: omissions)
    }

    /// The functions alone, for a paste into other code.
    var snippet: SceneSource {
        let text = omissionComment + (functions + constants).joined(separator: "\n\n") + "\n" + decoding
        return SceneSource(text: text, omissions: omissions)
    }

    private var omissionComment: String {
        guard !omissions.isEmpty else { return "" }
        return (isFile ? "///\n" : "") + "/// Not copied:\n"
            + omissions.map { "/// - \(SwiftLiteral.comment($0))\n" }.joined()
    }

    private var decoding: String {
        guard !images.isEmpty else { return "" }
        return """

            /// Returns the image in base64-encoded PNG data.
            private func decodedImage(_ text: String) -> CGImage {
                guard let data = Data(base64Encoded: text), let image = UIImage(data: data)?.cgImage else {
                    preconditionFailure("the data are not an image")
                }
                return image
            }

            """
    }

    /// Indents lines, except for those of string literals, whose indentation counts.
    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
}

import CQuartziteInstallation
import Foundation

/// A font of the fixed list of ``FontLibrary``: its files, and the package of Debian that contains them.
package struct RequiredFont: Hashable, Sendable {
    /// The folders that are searched, in this order: that of an installed package, so that text is the same with each
    /// version of the system's fonts, and those of the system.
    package static let folders = [installedFolder, "/usr/share/fonts", "/usr/local/share/fonts"].compactMap { $0 }

    private static let installedFolder = installedPath("fonts")

    package let family: String
    /// The name of the package.
    package let debianPackage: String
    /// The paths of the files in a folder of fonts.
    package let files: [String]
    /// A character that text in this font usually has.
    package let sample: Unicode.Scalar

    /// Returns the files that none of the folders contains as a file that can be read.
    package func missingFiles(in folders: [String] = folders) -> [String] {
        files.filter { Self.path(of: $0, in: folders) == nil }
    }

    /// Returns the path of a file in the first folder that contains it; nil if none does.
    package static func path(of file: String, in folders: [String] = folders) -> String? {
        folders.map { "\($0)/\(file)" }.first { access($0, R_OK) == 0 }
    }

    private static let weights = [
        "Thin", "ExtraLight", "Light", "", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    private static let styles = weights.flatMap { [$0.isEmpty ? "Regular" : $0, $0 + "Italic"] }

    /// The name of a style of Inter; the weight is a multiple of 100.
    static func style(weight: Int, isItalic: Bool) -> String {
        let name = weights[min(max(weight / 100 - 1, 0), weights.count - 1)]
        return isItalic ? name + "Italic" : name.isEmpty ? "Regular" : name
    }

    private static func dejaVu(_ family: String, _ names: [String]) -> RequiredFont {
        RequiredFont(
            family: family, debianPackage: "fonts-dejavu-core", files: names.map { "truetype/dejavu/DejaVu\($0).ttf" },
            sample: "a")
    }

    /// The fonts that are loaded at the start, in the order of the search.
    static let first = [
        RequiredFont(
            family: "Inter", debianPackage: "fonts-inter", files: styles.map { "opentype/inter/Inter-\($0).otf" },
            sample: "a"),
        dejaVu("DejaVu Sans", ["Sans", "Sans-Bold"]), dejaVu("DejaVu Sans Mono", ["SansMono", "SansMono-Bold"]),
        dejaVu("DejaVu Serif", ["Serif", "Serif-Bold"]),
        RequiredFont(
            family: "WenQuanYi Micro Hei", debianPackage: "fonts-wqy-microhei",
            files: ["truetype/wqy/wqy-microhei.ttc"],
            sample: "\u{4E2D}"),
        RequiredFont(
            family: "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji",
            files: ["truetype/noto/NotoColorEmoji.ttf"], sample: "\u{1F600}"),
    ]

    /// All fonts, also those that are loaded when they are first needed.
    package static let all =
        first + [
            RequiredFont(
                family: "Inter Display", debianPackage: "fonts-inter",
                files: styles.map { "opentype/inter/InterDisplay-\($0).otf" }, sample: "a")
        ] + ScriptFont.allCases.map(\.required)

    /// Returns the font with which a character is drawn that the font of the text lacks; nil for a font that another rule
    /// finds.
    init?(for scalar: Unicode.Scalar) {
        let family: String
        switch scalar.value {
        case 0x2E80..<0xA000, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFF00..<0xFFF0, 0x20000..<0x32000:
            family = "WenQuanYi Micro Hei"
        default:
            guard scalar.properties.isEmojiPresentation else { return nil }
            family = "Noto Color Emoji"
        }
        guard let font = Self.first.first(where: { $0.family == family }) else { return nil }
        self = font
    }

    private init(family: String, debianPackage: String, files: [String], sample: Unicode.Scalar) {
        (self.family, self.debianPackage, self.files, self.sample) = (family, debianPackage, files, sample)
    }

    fileprivate init(of script: ScriptFont) {
        self.init(
            family: script.family, debianPackage: "fonts-noto-ui-core",
            files: ["Regular", "Bold"].map { "truetype/noto/\(script.fileName)-\($0).ttf" }, sample: script.sample)
    }
}

extension ScriptFont {
    /// The files of the font.
    var required: RequiredFont { RequiredFont(of: self) }

    /// A letter of the script.
    fileprivate var sample: Unicode.Scalar {
        switch self {
        case .arabic: "\u{628}"
        case .devanagari: "\u{915}"
        case .bengali: "\u{995}"
        case .gurmukhi: "\u{A15}"
        case .gujarati: "\u{A95}"
        case .oriya: "\u{B15}"
        case .tamil: "\u{B95}"
        case .telugu: "\u{C15}"
        case .kannada: "\u{C95}"
        case .malayalam: "\u{D15}"
        case .sinhala: "\u{D9A}"
        case .thai: "\u{E01}"
        case .lao: "\u{E81}"
        case .myanmar: "\u{1000}"
        case .khmer: "\u{1780}"
        }
    }
}

/// Returns the path of a file of an installed package, which lies beside the tool and its library; nil if there is none.
package func installedPath(_ name: String) -> String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard qz_installed_path(name, &path, path.count) else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

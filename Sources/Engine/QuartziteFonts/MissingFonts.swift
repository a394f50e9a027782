import Synchronization

/// The fonts of the fixed list that texts needed and that are not installed.
///
/// Text without its font is drawn with another one, or not at all. Whoever writes a film refuses that, whereas a scene
/// without text needs no font.
package enum MissingFonts {
    private struct State {
        /// The files that could not be loaded.
        var files: Set<String> = []
        var needed: RequiredFont?
    }

    private static let state = Mutex(State())

    /// The first missing font that a text needed; nil if all texts were complete.
    package static var needed: RequiredFont? { state.withLock { $0.needed } }

    /// Notes that a file is missing, or is not a font.
    static func add(_ file: String) { state.withLock { _ = $0.files.insert(file) } }

    /// Whether any file was missed so far.
    static var areSome: Bool { state.withLock { !$0.files.isEmpty } }

    /// Notes that a text needs a font, which may be missing.
    static func need(_ font: RequiredFont) {
        state.withLock { state in
            if state.needed == nil, font.files.contains(where: state.files.contains) { state.needed = font }
        }
    }

    /// Notes the fonts that a text in UTF-8 needs for some of its characters.
    ///
    /// - Parameter hasUnknown: Whether no font had some of the characters.
    static func need(for text: [UInt8], hasUnknown: Bool) {
        for script in ScriptFont.fonts(for: text) { need(script.required) }
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where scalar.value >= 0x2E80 {
            if let font = RequiredFont(for: scalar) { need(font) }
        }
        if hasUnknown, let last = RequiredFont.first.first(where: { $0.family == "DejaVu Sans" }) { need(last) }
    }
}

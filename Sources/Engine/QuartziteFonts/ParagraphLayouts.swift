/// The layouts of the paragraphs that were used last.
///
/// A label measures its text several times before it draws it, and draws it again if only its color changes. Equal
/// requests have equal layouts, so that a layout does not depend on what was kept.
package enum ParagraphLayouts {
    private static let kept = FontFindings<ParagraphRequest, ParagraphLayout>(limit: 512)

    /// Returns the layout for a request; nil if there are no fonts or memory is insufficient.
    package static func layout(for request: ParagraphRequest) -> ParagraphLayout? {
        kept.value(for: request) { request.makeLayout() }
    }

    /// Forgets all layouts.
    static func removeAll() { kept.removeAll() }
}

import Synchronization

/// The layouts of the paragraphs that were used last.
///
/// A label measures its text several times before it draws it, and draws it again if only its color changes. Equal
/// requests have equal layouts, so that a layout does not depend on what was kept.
package enum ParagraphLayouts {
    /// The number of layouts after which those that were not used since the last time are released.
    private static let limit = 512

    private struct Generations {
        var recent: [ParagraphRequest: ParagraphLayout] = [:]
        var older: [ParagraphRequest: ParagraphLayout] = [:]

        mutating func add(_ layout: ParagraphLayout, for request: ParagraphRequest) {
            if recent.count >= limit { (older, recent) = (recent, [:]) }
            recent[request] = layout
        }
    }

    private static let kept = Mutex(Generations())

    /// Returns the layout for a request; nil if there are no fonts or memory is insufficient.
    package static func layout(for request: ParagraphRequest) -> ParagraphLayout? {
        let known = kept.withLock { kept in
            if let layout = kept.recent[request] { return Optional(layout) }
            guard let layout = kept.older[request] else { return nil }
            kept.add(layout, for: request)
            return layout
        }
        if let known { return known }
        let layout = request.makeLayout()
        if let layout { kept.withLock { $0.add(layout, for: request) } }
        return layout
    }

    /// Removes all layouts, because other fonts are available.
    static func removeAll() { kept.withLock { $0 = Generations() } }
}

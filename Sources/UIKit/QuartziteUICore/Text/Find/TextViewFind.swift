import QuartziteUIDrawing

/// Finds text in a text view and highlights the matches.
@MainActor final class TextViewFind: NSObject, UIFindInteractionDelegate {
    private unowned let textView: UITextView
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
    private var session: TextViewFindSession?
    private var highlights: [UIView] = []

    init(_ textView: UITextView) {
        self.textView = textView
        super.init()
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        let session = TextViewFindSession(textView)
        session.shown = { [weak self] in self?.show($0) }
        self.session = session
        return session
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        let found = self.session?.highlighted
        self.session = nil
        placeHighlights()
        if let found { textView.selectedRange = found }
    }

    /// Searches again after the text has changed.
    func textDidChange() {
        guard let session else { return }
        session.invalidateFoundResults()
        interaction.updateResultCount()
        placeHighlights()
    }

    private func show(_ range: NSRange?) {
        if let range { textView.scrollRangeToVisible(range) }
        placeHighlights()
    }

    /// Shows the results behind the text: yellow, and the highlighted one stronger.
    func placeHighlights() {
        let found = session?.found ?? []
        let current = session?.highlighted
        let rects = found.flatMap { range in
            textView.placedSelectionRects(range).map { (rect: $0.rect, isCurrent: range == current) }
        }
        while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
        while highlights.count < rects.count {
            let part = UIView.part()
            part.layer.cornerRadius = 3
            textView.insertSubview(part, at: 0)
            highlights.append(part)
        }
        for (part, place) in zip(highlights, rects) {
            part.frame = place.rect
            part.backgroundColor = place.isCurrent ? .systemYellow : UIColor.systemYellow.withAlphaComponent(0.35)
        }
    }
}

/// A search in the text of a text view.
@MainActor final class TextViewFindSession: UIFindSession {
    private weak var textView: UITextView?
    /// The results in the order of the text.
    private(set) var found: [NSRange] = []
    private var index = NSNotFound
    private var last: (query: String, options: UITextSearchOptions?) = ("", nil)
    /// Called when another result is highlighted, with its range; nil without one.
    var shown: ((NSRange?) -> Void)?

    init(_ textView: UITextView) {
        self.textView = textView
        super.init()
    }

    override var resultCount: Int { found.count }
    override var highlightedResultIndex: Int { index }
    override var supportsReplacement: Bool { textView?.isEditable ?? false }

    /// The highlighted result; nil without one.
    var highlighted: NSRange? { found.indices.contains(index) ? found[index] : nil }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        let place = highlighted?.location ?? textView?.selectedRange.location ?? 0
        last = (query, options)
        search(from: place)
    }

    /// Finds all results, and highlights the first one that is not before a place.
    private func search(from place: Int) {
        let text = textView?.textStorage.string ?? ""
        found = (last.options ?? UITextSearchOptions()).matches(of: last.query, in: text)
        index = found.firstIndex { $0.location >= place } ?? found.indices.first ?? NSNotFound
        shown?(highlighted)
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        guard !found.isEmpty else { return }
        let step = direction == .forward ? 1 : found.count - 1
        index = found.indices.contains(index) ? (index + step) % found.count : 0
        shown?(highlighted)
    }

    override func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {
        guard let textView, supportsReplacement, let range = highlighted else { return }
        textView._replace(range, with: replacementString)
        search(from: range.location + replacementString.utf16.count)
    }

    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard let textView, supportsReplacement else { return }
        // From the end, so that the places before stay valid.
        for range in found.reversed() { textView._replace(range, with: replacementString) }
        search(from: 0)
    }

    override func invalidateFoundResults() {
        let text = textView?.textStorage.string ?? ""
        found = (last.options ?? UITextSearchOptions()).matches(of: last.query, in: text)
        if !found.indices.contains(index) { index = found.indices.first ?? NSNotFound }
    }
}

extension UITextView {
    /// Adds or removes the interaction that searches the text.
    func enableFind() {
        guard isFindInteractionEnabled != (content.find != nil) else { return }
        if isFindInteractionEnabled {
            let find = TextViewFind(self)
            content.find = find
            addInteraction(find.interaction)
        } else if let find = content.find {
            removeInteraction(find.interaction)
            content.find = nil
        }
    }
}

import QuartziteUIDrawing

/// A part of a text with which the user can interact: a link or an attachment.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What a part of a text is.
    public enum Content {
        /// A link.
        case link(URL)
        /// A picture.
        case textAttachment(NSTextAttachment)
        /// Text with a name, which no attribute marks here.
        case tag(String)
    }

    /// What the part is.
    public let content: Content
    /// The characters of the part.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}

extension UITextView {
    /// The text with the colours of links, and with links for what the data detectors find.
    func decorated(_ text: NSAttributedString) -> NSAttributedString {
        let all = NSRange(location: 0, length: text.length)
        guard all.length > 0 else { return text }
        var links: [NSRange] = []
        text.enumerateAttribute(.link, in: all) { value, range, _ in if value != nil { links.append(range) } }
        let found = detectedLinks
        guard !links.isEmpty || !found.isEmpty else { return text }
        let copy = NSMutableAttributedString(attributedString: text.attributedSubstring(from: all))
        let attributes = linkTextAttributes ?? [:]
        for range in links + found.map(\.range) {
            copy.addAttributes([.foregroundColor: tintColor ?? UIColor.tintColor], range: range)
            copy.addAttributes(attributes, range: range)
            // The view's attributes replace the standard ones of links.
            copy._removeAttribute(.link, range: range)
        }
        return copy
    }

    /// What the data detectors find in text that cannot be edited.
    private var detectedLinks: [DetectedData] {
        let kinds = dataDetectorTypes.kinds
        guard !kinds.isEmpty, !isEditable,
            let detector = try? NSDataDetector(types: kinds.reduce(0) { $0 | $1.checkingType.rawValue })
        else { return [] }
        let string = textStorage.string
        return detector.matches(in: string, range: NSRange(location: 0, length: string.utf16.count))
            .compactMap { $0 as? DetectedData }
    }

    /// Returns the link or attachment at a point; nil for none.
    func item(at point: CGPoint) -> UITextItem? {
        let places = textPlaces
        guard let line = places.lines.first(where: { $0.top <= point.y && point.y < $0.bottom }),
            let character = line.characters.first(where: { $0.left <= point.x && point.x < $0.right })
        else { return nil }
        let unit = character.units.lowerBound
        var range = NSRange(location: 0, length: 0)
        let all = NSRange(location: 0, length: textStorage.length)
        guard all.contains(unit) else { return nil }
        let value = textStorage.attribute(.link, at: unit, longestEffectiveRange: &range, in: all)
        if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
            return UITextItem(.link(url), range)
        }
        if let attachment = textStorage.attribute(.attachment, at: unit, effectiveRange: nil) as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), NSRange(location: unit, length: 1))
        }
        guard let data = detectedLinks.first(where: { $0.range.contains(unit) }), let url = data.openingURL else {
            return nil
        }
        return UITextItem(.link(url), data.range)
    }

    /// Performs the action of a part of the text; returns false if it has none.
    func perform(_ item: UITextItem) -> Bool {
        let standard: UIAction
        switch item.content {
        case .link(let url):
            standard = UIAction { [weak self] _ in
                guard let self else { return }
                let opens =
                    delegate?.textView(
                        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
                if opens { UIApplication.shared.open(url) }
            }
        case .textAttachment(let attachment):
            standard = UIAction { [weak self] _ in
                guard let self else { return }
                _ = delegate?.textView(
                    self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
            }
        case .tag: return false
        }
        var action: UIAction? = standard
        if let delegate { action = delegate.textView(self, primaryActionFor: item, defaultAction: standard) }
        action?.perform(from: self)
        return action != nil
    }
}

extension DetectedData {
    /// The URL that opens what was found, as on iOS; nil if it has none.
    fileprivate var openingURL: URL? {
        switch kind {
        case .link(let url): url
        case .phoneNumber(let number): URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
        case .date(let date): URL(string: "x-apple-calevent:\(date.timeIntervalSinceReferenceDate)")
        case nil: nil
        }
    }
}

import QuartziteUIDrawing

/// The view in which a text view draws its text.
final class TextCanvas: UIView {
    weak var textView: UITextView?
    /// Whether changes of the container only serve to measure the text.
    private(set) var isMeasuring = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the text and the layout manager of a container, which are created if it has none.
    static func parts(for container: NSTextContainer?) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let container = container ?? NSTextContainer()
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (storage, manager, container)
    }

    /// Changes the container without laying out the view again.
    func measure<Result>(_ body: () -> Result) -> Result {
        let wasMeasuring = isMeasuring
        isMeasuring = true
        defer { isMeasuring = wasMeasuring }
        return body()
    }

    /// The text as it is drawn, unless a subclass of the layout manager may draw something else.
    override var deferredText: LabelDrawing? {
        guard let view = textView, type(of: view.layoutManager) == NSLayoutManager.self,
            view.content.textLayout?.delegate == nil,
            let text = view.layoutManager.layout(of: view.textContainer), text.blocks.count == 1
        else { return nil }
        return LabelDrawing(
            layout: text.blocks[0].layout, origin: text.blocks[0].origin, color: UIColor.black.cgColor,
            coversColors: false, opacity: 1, shadow: nil)
    }

    override func draw(_ rect: CGRect) {
        guard let view = textView else { return }
        if let manager = view.content.textLayout, manager.delegate != nil, let context = UIGraphicsGetCurrentContext() {
            manager.enumerateTextLayoutFragments(from: nil) { fragment in
                fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context)
                return true
            }
            return
        }
        let range = view.layoutManager.glyphRange(for: view.textContainer)
        view.layoutManager.drawBackground(forGlyphRange: range, at: .zero)
        view.layoutManager.drawGlyphs(forGlyphRange: range, at: .zero)
    }
}

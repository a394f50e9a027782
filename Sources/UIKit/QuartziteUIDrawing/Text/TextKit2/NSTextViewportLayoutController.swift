import QuartziteUIFoundation

/// Methods that show the fragments of a viewport.
@preconcurrency @MainActor public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns the visible rectangle of the container.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Called for each visible fragment, to place the view or layer that shows it.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Tells the delegate that layout of the viewport begins; the default does nothing.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Tells the delegate that layout of the viewport has ended; the default does nothing.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing.
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    /// Does nothing.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// An object that finds the fragments in the visible part of a container.
@preconcurrency @MainActor open class NSTextViewportLayoutController: NSObject {
    /// The layout manager; a weak reference.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The delegate, which shows the fragments; a weak reference.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The rectangle of the container that was last laid out; zero by default.
    open private(set) var viewportBounds = CGRect.zero
    /// The characters in that rectangle; nil for none.
    open private(set) var viewportRange: NSTextRange?

    /// Creates a controller of a layout.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Calls the delegate for the visible fragments, from top to bottom.
    open func layoutViewport() {
        guard let textLayoutManager, let delegate else { return }
        viewportBounds = delegate.viewportBounds(for: self)
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportRange = nil
        textLayoutManager.enumerateTextLayoutFragments(from: nil) { fragment in
            let frame = fragment.layoutFragmentFrame
            guard frame.minY < viewportBounds.maxY else { return false }
            guard frame.maxY > viewportBounds.minY else { return true }
            viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            return true
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }
}

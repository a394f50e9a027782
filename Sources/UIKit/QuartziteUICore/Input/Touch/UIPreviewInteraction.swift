import QuartziteUIDrawing

/// An interaction that previews and commits by pressing harder; since touches here have no force, it never begins.
///
/// Phones without 3D Touch behave in the same way.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction instead")
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
    /// The view in which the interaction takes place; a weak reference.
    open private(set) weak var view: UIView?
    /// The delegate; a weak reference.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Creates an interaction in a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Returns the location of the touch in a coordinate space; zero, as there is none.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    /// Ends the interaction; has no effect, because it never begins.
    open func cancel() {}
}

/// Methods that respond to a preview interaction; none is ever called, because touches have no force.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Called while the preview appears, with its progress from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the interaction is cancelled.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Returns whether an interaction may begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called while the preview is committed, with its progress from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    /// Returns true.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

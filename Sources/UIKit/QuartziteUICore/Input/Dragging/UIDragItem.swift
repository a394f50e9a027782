import QuartziteUIDrawing

/// An item that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The item's data.
    public let itemProvider: NSItemProvider
    /// An object of the app, for drops in the same app; nil by default.
    open var localObject: Any?
    /// Returns the preview that follows the finger; nil, the default, for the lifted one.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// A view that follows the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The look of the preview.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview with the standard look.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The look of a preview that follows the finger.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A preview that follows the finger, and the place from which it rises.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The place to which a preview moves.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// What a drop does; raw values are Apple's.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag is cancelled.
    case cancel = 0
    /// The drop is not allowed.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved.
    case move = 3
}

/// What a view proposes to do with a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The operation.
    public let operation: UIDropOperation
    /// Whether the preview shows less than the whole; false by default, without effect here, which is reported.
    open var prefersFullSizePreview = false {
        didSet { if prefersFullSizePreview { unsupported("UIDropProposal.prefersFullSizePreview") } }
    }
    /// Whether the point lies between items; false by default, without effect here, which is reported.
    open var isPrecise = false { didSet { if isPrecise { unsupported("UIDropProposal.isPrecise") } } }

    /// Creates a proposal.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

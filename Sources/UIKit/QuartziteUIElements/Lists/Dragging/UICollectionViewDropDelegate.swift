import QuartziteUICore

/// Methods that receive what is dropped on a collection view; all but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Receives the items of a drop.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether the collection view can receive the items of a drag; true by default.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger enters the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what happens to the items if the finger is lifted now.
    ///
    /// By default, items of this app are moved and others are copied, and the collection view opens no gap for them.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when the finger leaves the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called when the drag ends, wherever it is.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    /// Returns true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns a proposal that moves the items of the app.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What a collection view proposes to do with a drop.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// What happens at the destination; raw values are Apple's.
    public enum Intent: Int, Sendable {
        /// The items make no space.
        case unspecified = 0
        /// The items are inserted, and others make space for them.
        case insertAtDestinationIndexPath = 1
        /// The items go into the item at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// What happens at the destination; unspecified by default.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    var listIntent: ListDropIntent {
        switch intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertAt
        case .insertIntoDestinationIndexPath: .insertInto
        }
    }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The place from which the item comes, if that is in the same collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview in points; zero if it comes from another view.
    var previewSize: CGSize { get }
}

/// A drop on a collection view, which a delegate completes.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which to insert the items; nil if the finger was lifted outside all items.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Animates an item's preview to the cell of an item, which the delegate must insert before it returns.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item's preview to the middle of a rectangle in an item's cell, while the preview shrinks.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates an item's preview to a point of a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop on a collection view.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop

    init(_ drop: ListDrop) {
        self.drop = drop
        super.init()
    }

    var items: [any UICollectionViewDropItem] { drop.items }
    var destinationIndexPath: IndexPath? { drop.destination }
    var proposal: UICollectionViewDropProposal {
        drop.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: .move)
    }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.session.land(dragItem, on: drop.list, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, into: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.land(dragItem, on: target, size: drop.items.first { $0.dragItem === dragItem }?.previewSize ?? .zero)
    }
}

import QuartziteUICore

/// Methods that receive what is dropped on a table; all but the first are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Receives the items of a drop.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether the table can receive the items of a drag; true by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what happens to the items if the finger is lifted now.
    ///
    /// By default, items of this app are moved and others are copied, and the table opens no gap for them.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when the finger leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when the drag ends, wherever it is.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns a proposal that moves the items of the app.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What a table proposes to do with a drop.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// What happens at the destination; raw values are Apple's.
    public enum Intent: Int, Sendable {
        /// The items make no space.
        case unspecified = 0
        /// The items are inserted, and others make space for them.
        case insertAtDestinationIndexPath = 1
        /// The items go into the row at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// The items are inserted, as with ``insertAtDestinationIndexPath``.
        case automatic = 3
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
        case .automatic: .automatic
        }
    }
}

/// An item that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The place from which the item comes, if that is in the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview in points; zero if it comes from another view.
    var previewSize: CGSize { get }
}

/// A drop on a table, which a delegate completes.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// The index path at which to insert the items; nil if the finger was lifted outside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Animates an item's preview to the cell of a row, which the delegate must insert before it returns.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item's preview to the middle of a rectangle in a row's cell, while the preview shrinks.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates an item's preview to a point of a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop on a table.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop

    init(_ drop: ListDrop) {
        self.drop = drop
        super.init()
    }

    var items: [any UITableViewDropItem] { drop.items }
    var destinationIndexPath: IndexPath? { drop.destination }
    var proposal: UITableViewDropProposal {
        drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: .move)
    }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.session.land(dragItem, on: drop.list, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, into: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.land(dragItem, on: target, size: drop.items.first { $0.dragItem === dragItem }?.previewSize ?? .zero)
    }
}

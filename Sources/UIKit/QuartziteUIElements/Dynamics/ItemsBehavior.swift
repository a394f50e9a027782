/// The common superclass of behaviours with a list of items.
///
/// UIKit has no such class; use its subclasses.
open class _ItemsBehavior: UIDynamicBehavior {
    private var list: ItemList

    init(_ items: [any UIDynamicItem]) {
        list = ItemList(items)
        super.init()
    }

    /// The items the behaviour acts on, in the order they were added.
    open var items: [any UIDynamicItem] { list.items }

    final func contains(_ item: any UIDynamicItem) -> Bool { list.contains(item) }

    /// Adds an item.
    ///
    /// Does nothing if the behaviour has the item already. If an animator has the behaviour, an item without a size raises
    /// an exception.
    open func addItem(_ item: any UIDynamicItem) {
        if dynamicAnimator != nil { Self.requireSize(of: item) }
        list.add(item)
        changed()
    }

    /// Removes an item.
    ///
    /// Does nothing if the behaviour does not have the item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }
}

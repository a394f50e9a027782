/// A behaviour with a list of items: what gravity, pushes, collisions, fields and item behaviours share.
///
/// UIKit has no such class; use those made from it.
open class _ItemsBehavior: UIDynamicBehavior {
    private var list: ItemList

    init(_ items: [any UIDynamicItem]) {
        list = ItemList(items)
        super.init()
    }

    /// The items it acts on, in the order they were added.
    open var items: [any UIDynamicItem] { list.items }

    final func contains(_ item: any UIDynamicItem) -> Bool { list.contains(item) }

    /// Lets it act on an item as well; nothing happens if it does already.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Lets it act on an item no longer; nothing happens if it does not.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }
}

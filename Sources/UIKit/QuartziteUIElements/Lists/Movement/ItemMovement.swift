import QuartziteUICore

/// An item that the user is moving, while its data source has it at its original place.
struct ItemMovement {
    let original: IndexPath
    /// The place at which the item is shown.
    var current: IndexPath

    /// Returns the place of an item in the data source, given the place at which it is shown.
    func source(of shown: IndexPath) -> IndexPath {
        if shown == current { return original }
        var path = shown
        if path.section == current.section, path.item > current.item { path.item -= 1 }
        if path.section == original.section, path.item >= original.item { path.item += 1 }
        return path
    }

    /// Returns the places of all items when the shown place of the item changes.
    func mapping(to target: IndexPath, counts: [Int], noun: String) -> (mapping: ContentMapping, counts: [Int]) {
        var after = counts
        if current.section != target.section, counts.indices.contains(target.section) {
            after[current.section] -= 1
            after[target.section] += 1
        }
        var updates = ContentUpdates<Void>()
        updates.movedItems = [(current, target)]
        return (ContentMapping(updates, before: counts, after: after, noun: noun, container: "list"), after)
    }
}

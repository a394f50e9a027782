import QuartziteUIDrawing

/// A behaviour that tells the parts of a view apart.
package final class PartSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private let part: (any UISpringLoadedInteractionContext) -> NSObject?

    package init(_ part: @escaping (any UISpringLoadedInteractionContext) -> NSObject?) {
        self.part = part
        super.init()
    }

    package func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let found = part(context) else { return false }
        // A part that is equal to the present one is the same.
        if let old = context.targetItem as? NSObject, old.isEqual(found) { return true }
        context.targetItem = found
        return true
    }
}

import QuartzCore
import UIKit

extension PropertyEdit {
    /// Sets a property of the view of a layer, without an animation; nil if the edit is of the layer itself.
    @MainActor func applyToView(of layer: CALayer) -> EditResult? {
        guard keyPath.hasPrefix(PropertyDescription.viewPrefix) else { return nil }
        guard let view = layer.delegate as? UIView else { return .rejected("The layer has no view.") }
        let name = keyPath.dropFirst(PropertyDescription.viewPrefix.count)
        guard let property = PropertyTables.inspected(in: view).last(where: { $0.property.name == name })?.property
        else {
            return .rejected("There is no property “\(name)”.")
        }
        guard let value = value.inspected(as: property) else {
            return .rejected("The value does not fit “\(name)”.")
        }
        var fits = false
        CATransaction.withoutActions { UIView.performWithoutAnimation { fits = property.set(value) } }
        return fits ? .applied : .rejected("The value does not fit “\(name)”.")
    }
}

import UIKit

/// A number that viewers of a scene may change, as an app would with a slider.
///
/// The scene's view controller has a property for it, which accepts any number in the range at any time: before its
/// view loads, or while the scene plays.
package struct SceneControl {
    /// The name for `--set`.
    package let name: String
    /// A description of the effect and the unit.
    package let summary: String
    package let range: ClosedRange<Double>
    package let defaultValue: Double
    /// Sets the number in the scene's view controller.
    package let apply: @MainActor (UIViewController, Double) -> Void

    /// Creates a control for `property`; `name` is the property's name in the scene's code.
    init<Scene: UIViewController>(
        _ name: String, _ summary: String, _ property: ReferenceWritableKeyPath<Scene, Double>,
        in range: ClosedRange<Double>, default defaultValue: Double
    ) {
        self.name = name
        self.summary = summary
        self.range = range
        self.defaultValue = defaultValue
        apply = { controller, value in (controller as? Scene)?[keyPath: property] = value }
    }
}

import QuartziteMedia
import QuartziteGallery
import QuartziteCommandLine
import UIKit

/// The values of `--set`, checked against the scene's controls.
struct SceneControlValues {
    private let values: [(control: SceneControl, value: Double)]

    /// Checks the values; the last of several values for a control applies.
    init(_ settings: [SceneSetting], for scene: GalleryScene) throws {
        values = try settings.map { setting in
            guard let control = scene.controls.first(where: { $0.name == setting.key }) else {
                throw Failure.usage(SceneControlValues.refusal(of: setting.key, by: scene))
            }
            guard let number = SceneControlValues.number(setting.value), control.range.contains(number) else {
                let (low, high) = (plain(control.range.lowerBound), plain(control.range.upperBound))
                throw Failure.usage("--set \(setting.key)=\(setting.value): write a number from \(low) to \(high)")
            }
            return (control, number)
        }
    }

    /// The values that are not at their defaults, by the names of their controls.
    var texts: [String: String] {
        let changed = values.filter { $0.value != $0.control.defaultValue }
        return Dictionary(changed.map { ($0.control.name, plain($0.value)) }) { _, last in last }
    }

    @MainActor
    func apply(to controller: UIViewController) {
        for (control, value) in values { control.apply(controller, value) }
    }

    /// Parses digits with an optional sign and fraction.
    private static func number(_ text: String) -> Double? {
        let isNegative = text.hasPrefix("-")
        return Rational(decimal: text.dropFirst(isNegative ? 1 : 0), integerDigits: 9, fractionDigits: 6)
            .map { isNegative ? -$0.doubleValue : $0.doubleValue }
    }

    private static func refusal(of key: String, by scene: GalleryScene) -> String {
        let names = scene.controls.map(\.name)
        guard !names.isEmpty else { return "the scene \(scene.name) has no setting \(key); omit --set" }
        let near = suggestions(for: key, among: names)
        let hint =
            near.isEmpty
            ? "it has \(names.joined(separator: " and "))" : "did you mean \(near.joined(separator: " or "))?"
        return "the scene \(scene.name) has no setting \(key); \(hint)"
    }
}

/// Formats a number, without a fraction if it is an integer.
func plain(_ value: Double) -> String {
    value == value.rounded() ? decimal(value, places: 0) : "\(value)"
}

import QuartzCore
import UIKit

extension PropertyDescription {
    /// What the key paths of the properties of a layer's view begin with.
    static let viewPrefix = "view."

    /// Lists the properties of a view that the rows of its classes describe, in a group for each class.
    @MainActor static func list(of view: UIView) -> [PropertyDescription] {
        PropertyTables.inspected(in: view).map { type, property in
            let value = SceneValue(property.value, of: view)
            var description = PropertyDescription(
                keyPath: viewPrefix + property.name, title: PropertyTraits.title(of: property.name),
                group: "\(type)", kind: property.value.kind, isEditable: true, defaultValue: .none, model: value,
                presentation: value)
            if !property.choices.isEmpty { description.choices = property.choices }
            return description
        }
    }
}

extension InspectedProperty.Value {
    /// The kind of the value in editors.
    fileprivate var kind: PropertyKind {
        switch self {
        case .flag: .flag
        case .number: .number
        case .choice: .choice
        case .text: .text
        case .color: .color
        }
    }
}

extension SceneValue {
    /// Creates the value that describes a property of a view.
    @MainActor fileprivate init(_ value: InspectedProperty.Value, of view: UIView) {
        switch value {
        case .flag(let flag): self = .flag(flag)
        case .number(let number): self = number.isFinite ? .number(number) : .none
        case .choice(let word): self = .text(word)
        case .text(let text): self = text.map { .text($0) } ?? .none
        case .color(let color):
            self = SceneValue(color?.resolvedColor(with: view.traitCollection).cgColor)
        }
    }

    /// Returns the value for a property of a view; nil if it does not fit.
    @MainActor func inspected(as property: InspectedProperty) -> InspectedProperty.Value? {
        switch (property.value, self) {
        case (.flag, .flag(let flag)): .flag(flag)
        case (.number, .number(let number)): .number(number)
        case (.choice, .text(let word)) where property.choices.contains(word): .choice(word)
        case (.text, .text(let text)): .text(text)
        case (.text, .none): .text(nil)
        case (.color, .none): .color(nil)
        case (.color, .numbers(let parts)) where parts.count == 4:
            .color(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
        default: nil
        }
    }
}

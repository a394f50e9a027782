import Foundation
import QuartzCore
import QuartziteStage
import UIKit

extension LayerPropertyList {
    /// Lists the properties of the layer with a path; nil if there is none.
    @MainActor init?(of path: String, on stage: Stage) {
        guard let layer = LayerPath(path).layer(in: stage.windows) else { return nil }
        self = stage.scene.run { LayerPropertyList(layer, path: path, at: stage.time) }
    }

    @MainActor private init(_ layer: CALayer, path: String, at time: Double) {
        let shown = layer.shownValues() ?? layer
        self.init(layer: path, time: time, properties: [], cells: [])
        for property in PropertyCatalog.properties(of: layer) {
            let list = PropertyDescription.list(property, "", model: layer.value(forKeyPath:)) {
                shown.value(forKeyPath: $0)
            }
            properties += list
        }
        if let view = layer.delegate as? UIView { properties += PropertyDescription.list(of: view) }
        guard let emitter = layer as? CAEmitterLayer else { return }
        CellPath.forEachCell(of: emitter) { cell, path, depth in
            let properties = PropertyCatalog.cellProperties.flatMap { property in
                PropertyDescription.list(property, path + ".", model: cell.value(forKey:)) { key in
                    shown.value(forKeyPath: "\(path).\(key)") ?? cell.value(forKey: key)
                }
            }
            cells.append(CellDescription(keyPath: path, name: cell.name, depth: depth, properties: properties))
        }
    }
}

extension PropertyCatalog {
    /// A property with its traits and its value in a new object.
    struct Entry {
        let traits: PropertyTraits
        /// The name of the Swift property.
        let name: String
        let defaultValue: AnimatableValue?
    }

    /// The properties of a layer in the order of the catalogue; those that an app's class declares come last.
    static func properties(of layer: CALayer) -> [Entry] { entries(of: layer.listedProperties, in: self.layer) }

    /// The properties of emitter cells; a cell keeps its name, which its key path may contain.
    static var cellProperties: [Entry] {
        entries(of: CAEmitterCell.listedProperties.filter { $0.key != "name" }, in: cell)
    }

    private static func entries(of listed: [ListedProperty], in catalog: [PropertyTraits]) -> [Entry] {
        let byKey = Dictionary(listed.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let known = catalog.compactMap { traits in
            byKey[traits.key].map { Entry(traits: traits, name: $0.name, defaultValue: $0.defaultValue) }
        }
        let keys = Set(catalog.map(\.key)).union(hidden)
        let own = listed.filter { !keys.contains($0.key) }
        return known
            + own.map {
                Entry(traits: PropertyTraits($0.key, "Other"), name: $0.name, defaultValue: $0.defaultValue)
            }
    }
}

extension PropertyDescription {
    /// Returns the description of a property; several for a transform, whose components are numbers of their own.
    fileprivate static func list(
        _ entry: PropertyCatalog.Entry, _ prefix: String, model: (String) -> Any?, presentation: (String) -> Any?
    ) -> [PropertyDescription] {
        let traits = entry.traits
        let (value, key) = (model(traits.key), traits.key)
        guard let kind = PropertyKind(of: value, entry) else { return [] }
        var property = PropertyDescription(
            keyPath: prefix + key, title: PropertyTraits.title(of: key), group: traits.group, kind: kind,
            isEditable: PropertyCatalog.isEditable(key, kind) && !(value is NSAttributedString),
            defaultValue: entry.defaultValue.map { kind.adjusted(SceneValue($0.boxed)) } ?? .none,
            model: kind.adjusted(SceneValue(value)), presentation: kind.adjusted(SceneValue(presentation(key))))
        property.unit = traits.unit
        property.range = traits.range.map { [$0.lowerBound, $0.upperBound] }
        property.step = traits.step
        property.choices = traits.choices
        guard kind == .transform else { return [property] }
        return [property]
            + components.map { component in
                var part = property
                part.keyPath += "." + component.key
                part.title = PropertyTraits.title(of: component.key)
                part.kind = .number
                (part.unit, part.range) = (component.unit, [component.range.lowerBound, component.range.upperBound])
                part.step = component.step
                part.defaultValue = .number(component.key.hasPrefix("scale") ? 1 : 0)
                part.model = SceneValue(model("\(key).\(component.key)"))
                part.presentation = SceneValue(presentation("\(key).\(component.key)"))
                return part
            }
    }

    /// The components of transforms.
    private static let components: [(key: String, unit: String?, range: ClosedRange<Double>, step: Double)] = [
        ("translation.x", "pt", -500...500, 1), ("translation.y", "pt", -500...500, 1),
        ("translation.z", "pt", -500...500, 1),
        ("rotation.x", "rad", PropertyCatalog.anyAngle, 0.01), ("rotation.y", "rad", PropertyCatalog.anyAngle, 0.01),
        ("rotation.z", "rad", PropertyCatalog.anyAngle, 0.01),
        ("scale.x", nil, -3...3, 0.01), ("scale.y", nil, -3...3, 0.01), ("scale.z", nil, -3...3, 0.01),
    ]
}

extension PropertyKind {
    /// The kind of a property with a value; nil for values that no editor shows.
    init?(of value: Any?, _ entry: PropertyCatalog.Entry) {
        if let kind = entry.traits.kind {
            self = kind
            return
        }
        if let number = value as? NSNumber, number.isFlag {
            self = .flag
            return
        }
        switch AnimatableValue(value) ?? entry.defaultValue {
        case .number: self = .number
        case .flag: self = .flag
        case .point: self = .point
        case .size: self = .size
        case .rect: self = .rect
        case .vector: self = .vector
        case .transform: self = .transform
        case .color: self = .color
        case .colors: self = .colors
        case .numbers: self = .numbers
        case .object(let object) where object is String: self = .text
        case .path, .contents, .object, nil: return nil
        }
    }

    /// Returns the number 0 or 1 of a flag as a flag, and any other value unchanged.
    fileprivate func adjusted(_ value: SceneValue) -> SceneValue {
        if self == .flag, case .number(let number) = value { return .flag(number != 0) }
        if self == .choice, value == .none { return .text("") }
        return value
    }
}

@_spi(Reflection) import Swift
import Synchronization

/// Finds the properties that classes declare with ``Animatable``, once for each class.
enum DeclaredProperties {
    /// `_EachFieldOptions.classType`, which is not declared as a constant.
    private static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    /// What was found: facts about classes, which never change.
    private static let known = Mutex<[ObjectIdentifier: LayerProperties]>([:])

    /// The properties of `type`, of which `layer` is an instance if there is one.
    ///
    /// `system` are those of the nearest class above that keeps a table of its own.
    static func properties(of type: CALayer.Type, above system: LayerProperties, in layer: CALayer?) -> LayerProperties
    {
        let id = ObjectIdentifier(type)
        if let found = known.withLock({ $0[id] }) { return found }
        let own = declares(type, below: system) ? declared(in: layer ?? CALayer.make(type)) : []
        let result = own.isEmpty ? system : LayerProperties(adding: own, to: system, of: type)
        known.withLock { $0[id] = result }
        return result
    }

    /// Whether `type`, or a class between it and the one with the table, has such a declaration; no layer is made to
    /// find that out.
    private static func declares(_ type: CALayer.Type, below system: LayerProperties) -> Bool {
        var next: AnyClass? = type
        while let current = next, ObjectIdentifier(current) != system.type {
            var isFound = false
            _ = _forEachField(of: current, options: classFields) { _, _, field, _ in
                isFound = field is any AnimatableDeclaration.Type
                return !isFound
            }
            if isFound { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    private static func declared(in layer: CALayer) -> [LayerProperty] {
        var result: [LayerProperty] = []
        var mirror: Mirror? = Mirror(reflecting: layer)
        while let current = mirror {
            let own = current.children.compactMap { ($0.value as? any AnimatableDeclaration)?.property }
            result.insert(contentsOf: own, at: 0)
            mirror = current.superclassMirror
        }
        return result
    }
}

extension CALayer {
    /// The properties of the class, with those that are declared with ``Animatable``.
    static var allProperties: LayerProperties {
        let system = properties
        if ObjectIdentifier(self) == system.type { return system }
        return DeclaredProperties.properties(of: self, above: system, in: nil)
    }

    /// The properties of the layer's class, with those that are declared with ``Animatable``.
    final var allProperties: LayerProperties {
        let (type, system) = (type(of: self), type(of: self).properties)
        if ObjectIdentifier(type) == system.type { return system }
        return DeclaredProperties.properties(of: type, above: system, in: self)
    }
}

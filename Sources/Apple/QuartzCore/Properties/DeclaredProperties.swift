@_spi(Reflection) import Swift
import Synchronization

/// Finds the properties that classes declare with ``Animatable``, once per class.
enum DeclaredProperties {
    /// `_EachFieldOptions.classType`, which the standard library does not declare as a constant.
    private static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    /// The results found so far, which are constant for each class.
    private static let known = Mutex<[ObjectIdentifier: LayerProperties]>([:])

    /// Returns the properties of `type`, using its instance `layer` if there is one.
    ///
    /// `system` holds the properties of the nearest superclass that has its own table.
    static func properties(of type: CALayer.Type, above system: LayerProperties, in layer: CALayer?) -> LayerProperties
    {
        let id = ObjectIdentifier(type)
        if let found = known.withLock({ $0[id] }) { return found }
        let own = declares(type, below: system) ? declared(in: layer ?? CALayer.make(type)) : []
        let result = own.isEmpty ? system : LayerProperties(adding: own, to: system, of: type)
        known.withLock { $0[id] = result }
        return result
    }

    /// Returns whether `type`, or a class between it and that of the table, has declared properties.
    ///
    /// The search does not create a layer.
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
    /// The properties of the class, including those declared with ``Animatable``.
    static var allProperties: LayerProperties {
        let system = properties
        if ObjectIdentifier(self) == system.type { return system }
        return DeclaredProperties.properties(of: self, above: system, in: nil)
    }

    /// The properties of the layer's class, including those declared with ``Animatable``.
    final var allProperties: LayerProperties {
        let (type, system) = (type(of: self), type(of: self).properties)
        if ObjectIdentifier(type) == system.type { return system }
        return DeclaredProperties.properties(of: type, above: system, in: self)
    }
}

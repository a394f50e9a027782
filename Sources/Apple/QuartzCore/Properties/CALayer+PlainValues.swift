extension CALayer {
    /// The properties of every layer that are not animatable.
    static let plainProperties: [PlainProperty] = timingProperties(duration: .infinity) + references + settings

    /// The rows that other code refers to.
    enum Row {
        static let sublayers = PlainProperty("sublayers", object: \CALayer.sublayers)
        static let mask = PlainProperty("mask", object: \CALayer.mask)
        static let frame = PlainProperty("frame", archiving: .never, read: { (layer: CALayer) in layer.frame }) {
            layer, value in
            if case .rect(let rect)? = AnimatableValue(value) { layer.frame = rect }
        }
        static let needsDisplayOnBoundsChange = PlainProperty(
            "needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange, default: false, listsDefault: true)
        /// The lists of filters, and where a layer's state has them.
        static let filters: [(row: PlainProperty, list: WritableKeyPath<LayerState, LayerFilters> & Sendable)] = [
            (PlainProperty("filters", object: \CALayer.filters), \.filters),
            (PlainProperty("backgroundFilters", object: \CALayer.backgroundFilters), \.backgroundFilters),
        ]
    }

    private static var references: [PlainProperty] {
        [
            PlainProperty("name", object: \CALayer.name),
            PlainProperty("delegate", object: \CALayer.delegate, archiving: .never),
            Row.sublayers,
            PlainProperty("superlayer", archiving: .never, read: { (layer: CALayer) in layer.superlayer }),
            Row.mask,
            PlainProperty("actions", object: \CALayer.actions),
            PlainProperty("style", object: \CALayer.style),
            PlainProperty("layoutManager", object: \CALayer.layoutManager),
            Row.frame,
        ] + Row.filters.map(\.row)
    }

    private static var settings: [PlainProperty] {
        [
            PlainProperty("autoresizingMask", \CALayer.autoresizingMask, default: []),
            Row.needsDisplayOnBoundsChange,
            PlainProperty("drawsAsynchronously", \CALayer.drawsAsynchronously, default: false, listsDefault: true),
            PlainProperty("preferredDynamicRange", \CALayer.preferredDynamicRange, default: .standard),
            PlainProperty("toneMapMode", \CALayer.toneMapMode, default: .automatic),
            PlainProperty("contentsHeadroom", \CALayer.contentsHeadroom, default: 0, listsDefault: true),
            PlainProperty(
                "wantsExtendedDynamicRangeContent", \CALayer.wantsExtendedDynamicRangeContent, default: false,
                listsDefault: true),
        ]
    }

    /// Returns the value of a property that is not animatable, or of a custom key.
    final func plainValue(forKey key: String) -> Any? {
        if let property = allProperties.plain(key) { return property.read(self) }
        return undefinedValues[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// Sets a property that is not animatable, or returns false if there is none with that key.
    final func setPlainValue(_ value: Any?, forKey key: String) -> Bool {
        guard let property = allProperties.plain(key) else { return false }
        // A subclass may override the default.
        property.write(self, value == nil || value is NSNull ? type(of: self).defaultValue(forKey: key) : value)
        return true
    }
}

extension CALayer.DynamicRange: NamedPropertyValue {}
extension CALayer.ToneMapMode: NamedPropertyValue {}
extension CAAutoresizingMask: MaskPropertyValue {}
extension CAEdgeAntialiasingMask: MaskPropertyValue {}

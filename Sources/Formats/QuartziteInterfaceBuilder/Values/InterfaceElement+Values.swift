import Foundation

/// The values of attributes and properties, by type.
///
/// An unreadable value counts as absent; `InterfaceDocument.warnings` reports it.
extension InterfaceElement {
    /// Returns a string from an attribute or from a `string` child with the key (interface_builder.md I6).
    package func string(_ name: String) -> String? {
        if let value = attribute(name) { return value }
        guard let child = child(forKey: name), child.isString else { return nil }
        return child.stringValue
    }

    /// Returns a Boolean, YES or NO; if absent, Interface Builder's default or else false.
    package func bool(_ name: String) -> Bool { bool(name, default: absent(name) == "YES") }

    /// Returns a Boolean, YES or NO, or a given value if it is absent.
    package func bool(_ name: String, default absent: Bool) -> Bool { stated(flag: name) ?? absent }

    /// Returns a finite number; if absent, Interface Builder's default.
    package func number(_ name: String) -> Double? {
        stated(number: name) ?? absent(name).flatMap(InterfaceNumber.value)
    }

    /// Returns an integer; if absent, Interface Builder's default.
    package func integer(_ name: String) -> Int? {
        stated(integer: name) ?? absent(name).flatMap(InterfaceNumber.integer)
    }

    /// Returns a word of an enumeration; if absent, Interface Builder's default.
    package func word(_ name: String) -> String? { attribute(name) ?? absent(name) }

    /// Returns a case of an enumeration whose raw values are the document's words; if absent, the default.
    package func choice<Value: RawRepresentable<String>>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        attribute(name).flatMap(Value.init) ?? absent(name).flatMap(Value.init)
    }

    /// Returns Interface Builder's default for an absent attribute; nil if it is unknown or NO.
    ///
    /// See interface_builder.md §11.
    private func absent(_ name: String) -> String? { Vocabulary.descriptions[self.name]?.defaults[name] }

    /// Returns a Boolean if the document states it; nil if it is absent or unreadable.
    package func stated(flag name: String) -> Bool? {
        switch attribute(name) {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Returns a number if the document states it; nil if it is absent or unreadable.
    package func stated(number name: String) -> Double? { attribute(name).flatMap(InterfaceNumber.value) }

    /// Returns an integer if the document states it; nil if it is absent or unreadable.
    package func stated(integer name: String) -> Int? { attribute(name).flatMap(InterfaceNumber.integer) }

    /// Returns whether `<nil key="…"/>` sets a property to nil (interface_builder.md I68).
    package func isNil(_ key: String) -> Bool { child(forKey: key)?.name == "nil" }

    /// Returns the point that is the value of a property.
    package func point(_ key: String) -> CGPoint? { child(forKey: key, named: "point")?.pointValue }

    /// Returns the size that is the value of a property.
    package func size(_ key: String) -> CGSize? { child(forKey: key, named: "size")?.sizeValue }

    /// Returns the rectangle that is the value of a property.
    package func rect(_ key: String) -> CGRect? { child(forKey: key, named: "rect")?.rectValue }

    /// Returns the insets that are the value of a property: `inset`, `edgeInsets` or `directionalEdgeInsets`.
    package func insets(_ key: String) -> InterfaceEdgeInsets? { child(forKey: key)?.insetsValue }

    /// The autoresizing mask; nil if the document has none (interface_builder.md I35).
    package var autoresizingMask: InterfaceAutoresizingMask? {
        child(forKey: "autoresizingMask").map(InterfaceAutoresizingMask.init)
    }

    // MARK: This element as a value

    /// The text of a `string` or `mutableString` element; nil for others.
    package var content: String? { isString ? stringValue : nil }

    var isString: Bool { name == "string" || name == "mutableString" }

    /// The contents of a `string` or `mutableString` element, decoded if they are Base64-encoded UTF-8.
    var stringValue: String {
        guard bool("base64-UTF8") else { return text }
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    var pointValue: CGPoint { CGPoint(x: coordinate("x"), y: coordinate("y")) }
    var sizeValue: CGSize { CGSize(width: coordinate("width"), height: coordinate("height")) }
    var rectValue: CGRect { CGRect(origin: pointValue, size: sizeValue) }

    var rangeValue: NSRange? {
        guard let location = integer("location"), let length = integer("length"), location >= 0, length >= 0,
            !location.addingReportingOverflow(length).overflow
        else { return nil }
        return NSRange(location: location, length: length)
    }

    /// Returns a coordinate; 0 if it is absent.
    func coordinate(_ name: String) -> Double { number(name) ?? 0 }

    private var insetsValue: InterfaceEdgeInsets? {
        switch name {
        case "inset":
            InterfaceEdgeInsets(
                top: coordinate("minY"), left: coordinate("minX"), bottom: coordinate("maxY"),
                right: coordinate("maxX"), isDirectional: false)
        case "edgeInsets":
            InterfaceEdgeInsets(
                top: coordinate("top"), left: coordinate("left"), bottom: coordinate("bottom"),
                right: coordinate("right"), isDirectional: false)
        case "directionalEdgeInsets":
            InterfaceEdgeInsets(
                top: coordinate("top"), left: coordinate("leading"), bottom: coordinate("bottom"),
                right: coordinate("trailing"), isDirectional: true)
        default: nil
        }
    }

    /// Returns the child with a key if it has an element name.
    func child(forKey key: String, named name: String) -> InterfaceElement? {
        child(forKey: key).flatMap { $0.name == name ? $0 : nil }
    }
}

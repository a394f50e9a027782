import QuartziteUIDrawing

/// A property of an object as an editor shows and changes it, from the row of the property.
@MainActor package struct InspectedProperty {
    /// The value of a property.
    package enum Value: Equatable {
        case flag(Bool)
        case number(Double)
        /// One of several words.
        case choice(String)
        case text(String?)
        case color(UIColor?)
    }

    /// The name in documents.
    package let name: String
    /// The present value.
    package let value: Value
    /// The words of a choice, in alphabetical order; empty for other values.
    package let choices: [String]
    /// Sets a value; returns whether it fits the property.
    package let set: (Value) -> Bool
}

extension PropertyTables {
    /// Returns the properties of an object that an editor shows, each with its class, superclasses first.
    ///
    /// If several rows have the same name, the last row of the most derived class is used.
    package static func inspected(in object: NSObject) -> [(type: NSObject.Type, property: InspectedProperty)] {
        let all = rows(of: type(of: object)).flatMap { rows in rows.inspected(in: object).map { (rows.type, $0) } }
        let last = Dictionary(
            all.enumerated().map { ($1.1.name, $0) }, uniquingKeysWith: { first, second in max(first, second) })
        return all.enumerated().filter { last[$1.1.name] == $0 }.map { ($1.0, $1.1) }
    }
}

extension PropertyRow {
    /// A text that only editors read from this row, since another one reads it from documents with something else.
    static func shown(_ name: String, _ path: Path<String?>) -> Self {
        Self(nil, path, isEqual: ==).unarchived.inspected(
            path, named: name, shown: { .text($0) },
            value: { if case .text(let text) = $0 { .some(text) } else { nil } })
    }

    /// The row of a property that an editor shows.
    ///
    /// - Parameters:
    ///   - own: The name; nil for that in documents.
    ///   - choices: The words of a choice.
    ///   - shown: Returns what the editor shows of a value.
    ///   - value: Returns the value for what the editor sets; nil if that does not fit.
    func inspected<Value>(
        _ path: Path<Value>, named own: String? = nil, choices: [String] = [],
        shown: @escaping (Value) -> InspectedProperty.Value,
        value: @escaping (InspectedProperty.Value) -> Value?
    ) -> Self {
        guard let name = own ?? names.first else { return self }
        var row = self
        row.inspect = { object in
            InspectedProperty(name: name, value: shown(object[keyPath: path]), choices: choices) { new in
                guard let new = value(new) else { return false }
                object[keyPath: path] = new
                return true
            }
        }
        return row
    }
}

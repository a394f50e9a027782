/// The properties of a type of values by name, with one row each.
struct PropertyTable<Values: PropertyValues>: Sendable {
    /// The rows, in order of declaration.
    let rows: [Property<Values>]
    private let listsZeros: Bool
    private let byName: [String: Property<Values>]

    /// Creates a table; `listsZeros` specifies whether rows that do not decide themselves report defaults of zero.
    init(_ rows: [Property<Values>], listsZeros: Bool = false) {
        self.rows = rows
        self.listsZeros = listsZeros
        byName = rows.reduce(into: [:]) { names, row in
            names[row.key] = row
            if let getter = row.getter { names[getter] = row }
        }
    }

    /// The property with the given key or getter name.
    subscript(name: String) -> Property<Values>? { byName[name] }

    /// Returns the property with the given key.
    func row(forKey key: String) -> Property<Values>? {
        guard let row = byName[key], row.key == key else { return nil }
        return row
    }

    /// Returns the value that `defaultValue(forKey:)` reports; nil if the default is nil or not reported.
    func listedDefault(of row: Property<Values>) -> Any? {
        var new = Values()
        let value = row.read(&new)
        return row.listsDefault ?? (listsZeros || !value.isZero) ? value.boxed : nil
    }
}

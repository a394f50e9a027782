/// The properties of some values by their names: a row each.
struct PropertyTable<Values: PropertyValues>: Sendable {
    /// The rows in the order they were declared.
    let rows: [Property<Values>]
    private let listsZeros: Bool
    private let byName: [String: Property<Values>]

    /// `listsZeros` has the rows that do not say name their defaults also where these are zero.
    init(_ rows: [Property<Values>], listsZeros: Bool = false) {
        self.rows = rows
        self.listsZeros = listsZeros
        byName = rows.reduce(into: [:]) { names, row in
            names[row.key] = row
            if let getter = row.getter { names[getter] = row }
        }
    }

    /// The property with a key, or with a getter of that name.
    subscript(name: String) -> Property<Values>? { byName[name] }

    /// The property with a key.
    func row(forKey key: String) -> Property<Values>? {
        guard let row = byName[key], row.key == key else { return nil }
        return row
    }

    /// What `defaultValue(forKey:)` names; nil where the default is nothing, or is not named.
    func listedDefault(of row: Property<Values>) -> Any? {
        var new = Values()
        let value = row.read(&new)
        return row.listsDefault ?? (listsZeros || !value.isZero) ? value.boxed : nil
    }
}

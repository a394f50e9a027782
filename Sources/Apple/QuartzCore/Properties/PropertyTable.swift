/// The properties of a type of values by name, with one row each.
///
/// A row is all that a property needs:
///
/// ```
/// Property("cornerRadius", \.cornerRadius)
/// Property("hidden", \.isHidden, getter: "isHidden", effects: .visibility)
/// ```
///
/// Key-value coding, actions, presentation copies, archives and animations read the rows. Before, the same facts stood
/// in an enumeration of keys, a getter and a setter by key, two switches for vectors, and lists of defaults and of
/// implicit actions, and a new property had to be added to each of them. Objective-C finds properties at run time
/// instead, which Swift on Linux cannot. A macro could generate the lists, at the price of a compiler plug-in in every
/// build. The cost of tables is the access through key paths. A table is a value that points at what its class makes
/// once, so that setters neither make key paths nor count references.
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

import UIKit

/// The dictionaries that a request finds, with computed values and groups.
struct FetchedDictionaries {
    /// A value of each dictionary.
    private struct Column {
        let name: String
        /// Returns the value for an object; for an aggregate, the value of its argument.
        let value: (NSManagedObject) -> Any?
        /// Makes one value of those of a group; nil for a value that is the same in the whole group.
        var aggregate: (([Any]) -> Any?)?
        var type = NSAttributeType.undefinedAttributeType
    }

    private let values: FetchValues
    private let columns: [Column]

    init(_ values: FetchValues, of entity: NSEntityDescription) {
        self.values = values
        let all = entity.properties.filter { $0 is NSAttributeDescription }
        columns = (values.properties ?? all).compactMap(Self.column)
    }

    private static func column(_ property: Any) -> Column? {
        if let computed = property as? NSExpressionDescription {
            guard let expression = computed.expression else { return nil }
            let aggregate = expression.aggregate
            let argument = aggregate?.argument ?? expression
            return Column(
                name: computed.name, value: { plain(argument.expressionValue(with: $0, context: nil)) },
                aggregate: aggregate?.apply, type: computed.expressionResultType)
        }
        guard let name = property as? String ?? (property as? NSPropertyDescription)?.name else { return nil }
        return Column(name: name, value: { plain($0.value(forKeyPath: name)) })
    }

    /// Returns an object's identity, and other values as they are.
    private static func plain(_ value: Any?) -> Any? { (value as? NSManagedObject)?.objectID ?? value }

    /// The names of the computed values, which objects do not have.
    static func computedNames(_ values: FetchValues) -> [String] {
        guard values.resultType == .dictionaryResultType else { return [] }
        return (values.properties ?? []).compactMap { ($0 as? NSExpressionDescription)?.name }
    }

    /// Returns the dictionaries of objects, which are in order.
    func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
        let keys = (values.grouping ?? []).compactMap(Self.column)
        var rows: [NSMutableDictionary]
        if keys.isEmpty, !columns.contains(where: { $0.aggregate != nil }) {
            rows = objects.map { row(of: [$0]) }
            if values.sortDescriptors?.contains(where: { Self.computedNames(values).contains($0.key ?? "") }) == true {
                rows = sorted(rows)
            }
        } else {
            rows = sorted(groups(of: objects, by: keys).map(row))
        }
        if let having = values.having {
            rows = rows.filter { row in
                let variables = Dictionary(
                    columns.map { ($0.name, row[$0.name] ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
                return having.evaluate(with: row, substitutionVariables: variables)
            }
        }
        var seen = Set<NSDictionary>()
        if values.isDistinct { rows = rows.filter { seen.insert($0).inserted } }
        let rest = rows.dropFirst(values.offset)
        return Array(values.limit > 0 ? rest.prefix(values.limit) : rest)
    }

    /// Returns the objects with the same values together, in the order of the first of each group.
    private func groups(of objects: [NSManagedObject], by keys: [Column]) -> [[NSManagedObject]] {
        if keys.isEmpty { return [objects] }
        var (groups, places) = ([[NSManagedObject]](), [NSArray: Int]())
        for object in objects {
            let key = NSArray(array: keys.map { $0.value(object) ?? NSNull() })
            if let place = places[key] {
                groups[place].append(object)
            } else {
                places[key] = groups.count
                groups.append([object])
            }
        }
        return groups
    }

    private func row(of group: [NSManagedObject]) -> NSMutableDictionary {
        let row = NSMutableDictionary()
        for column in columns {
            let value: Any?
            if let aggregate = column.aggregate {
                value = aggregate(group.compactMap(column.value))
            } else {
                value = group.first.flatMap(column.value)
            }
            if let value { row[column.name] = column.type.stored(value) ?? value }
        }
        return row
    }

    /// Returns the rows of groups in the order of descriptors for their values.
    private func sorted(_ rows: [NSMutableDictionary]) -> [NSMutableDictionary] {
        let descriptors = (values.sortDescriptors ?? []).filter { descriptor in
            columns.contains { $0.name == descriptor.key }
        }
        return rows.enumerated().sorted { a, b in
            for descriptor in descriptors {
                switch descriptor.compare(a.element, to: b.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a.offset < b.offset
        }.map(\.element)
    }
}

/// A property of a dictionary that is computed.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression, which may be a function of all objects of a group, such as `sum:`; nil for no value.
    open var expression: NSExpression?
    /// The type of the value.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the value.
    open var resultType: NSAttributeType {
        get { expressionResultType }
        set { expressionResultType = newValue }
    }
}

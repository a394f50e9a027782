import Foundation

/// The members of a value as text, one in each line, in an order that does not change.
struct ValueDump {
    /// The text.
    let text: String

    init(_ value: Any) { text = Self.lines(of: value, name: nil, depth: 0, open: []) }

    private static func lines(of value: Any, name: String?, depth: Int, open: Set<ObjectIdentifier>) -> String {
        let mirror = Mirror(reflecting: value)
        let space = String(repeating: " ", count: depth)
        let title = name.map { "\($0): " } ?? ""
        let bullet = mirror.children.isEmpty ? "-" : "▿"
        if let own = value as? any AnySnapshotStringConvertible,
            ![.optional, .collection, .dictionary, .set, .tuple]
                .contains(mirror.displayStyle)
        {
            guard type(of: own).renderChildren else { return "\(space)- \(title)\(own.snapshotDescription)\n" }
        }
        var open = open
        if mirror.displayStyle == .class, !(value is any CustomStringConvertible) {
            let id = ObjectIdentifier(value as AnyObject)
            guard open.insert(id).inserted else {
                return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
            }
        }
        let (text, isSorted) = describe(value, mirror)
        let children = mirror.children.map { ($0.label, $0.value) }
        let sorted = isSorted ? order(children, open) : children
        return "\(space)\(bullet) \(title)\(text)\n"
            + sorted.map { lines(of: $0.1, name: $0.0, depth: depth + 2, open: open) }.joined()
    }

    /// Sorts members by their names, and then by their own texts.
    private static func order(_ children: [(String?, Any)], _ open: Set<ObjectIdentifier>) -> [(String?, Any)] {
        children.map { ($0, $0.0 ?? "", lines(of: $0.1, name: nil, depth: 0, open: open)) }
            .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }

    /// Returns the first line of a value, and whether its members are sorted.
    private static func describe(_ value: Any, _ mirror: Mirror) -> (String, isSorted: Bool) {
        let count = mirror.children.count
        func counted(_ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
        // Types in functions have a number.
        let type = "\(mirror.subjectType)".replacing(#/ #\d+/#, with: "")
        switch mirror.displayStyle {
        case .collection: return (counted("element", "elements"), false)
        case .dictionary: return (counted("key/value pair", "key/value pairs"), true)
        case .set: return (counted("member", "members"), true)
        case .tuple: return ("(\(counted("element", "elements")))", false)
        case .optional: return (count == 0 ? "\(type).none" : type, false)
        default: break
        }
        if let own = value as? any AnySnapshotStringConvertible { return (own.snapshotDescription, false) }
        if let own = value as? any CustomStringConvertible { return (own.description, false) }
        switch mirror.displayStyle {
        case .class, .struct: return (type, true)
        case .enum: return (count == 0 ? "\(type).\(value)" : type, false)
        default: return ("\(value)", false)
        }
    }
}

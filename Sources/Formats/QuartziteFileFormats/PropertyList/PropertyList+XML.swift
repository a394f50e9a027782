import Foundation

extension PropertyList {
    /// Converts the root of an XML property list.
    init(_ root: MarkupElement) throws(FormatError) {
        guard root.name == "plist" else {
            throw FormatError(.syntax, line: root.line, "not a property list: the root is \(root.name)")
        }
        guard root.children.count == 1 else {
            throw FormatError(.syntax, line: root.line, "a property list has one value, not \(root.children.count)")
        }
        self = try Self.value(root.children[0])
    }

    private static func value(_ element: MarkupElement) throws(FormatError) -> PropertyList {
        func problem(_ message: String) -> FormatError {
            FormatError(.syntax, line: element.line, message)
        }
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let value: Content
        switch element.name {
        case "string": value = .string(element.text)
        case "true": value = .boolean(true)
        case "false": value = .boolean(false)
        case "integer":
            guard let number = integer(text) else { throw problem("“\(text)” is not a whole number") }
            value = .integer(number)
        case "real":
            guard let number = Double(text) else { throw problem("“\(text)” is not a number") }
            value = .real(number)
        case "date":
            guard let date = try? Date(text, strategy: .iso8601) else { throw problem("“\(text)” is not a date") }
            value = .date(date)
        case "data":
            guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
                throw problem("data is not in Base64")
            }
            value = .data(data)
        case "array":
            var elements: [PropertyList] = []
            for child in element.children { elements.append(try Self.value(child)) }
            value = .array(elements)
        case "dict": value = .dictionary(try entries(element))
        default: throw problem("a property list has no element \(element.name)")
        }
        return PropertyList(value, line: element.line)
    }

    private static func entries(_ element: MarkupElement) throws(FormatError) -> [String: PropertyList] {
        var entries: [String: PropertyList] = [:]
        var key: String?
        for child in element.children {
            if let name = key {
                entries[name] = try value(child)
                key = nil
            } else if child.name == "key" {
                key = child.text
            } else {
                throw FormatError(.syntax, line: child.line, "expected a key, found \(child.name)")
            }
        }
        if let key { throw FormatError(.syntax, line: element.line, "the key \(key) has no value") }
        return entries
    }

    private static func integer(_ text: String) -> Int? {
        text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    }
}

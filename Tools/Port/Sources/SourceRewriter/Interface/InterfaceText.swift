import Synchronization

/// Protocols in the format of ``Interface/text``.
///
/// Each is parsed when it is needed.
final class InterfaceText: Sendable {
    /// The source of a protocol, and the protocols that it refines.
    private struct Section {
        var source: String
        var parents: [String]
    }

    private let sections: [String: Section]
    /// The protocols whose members begin with a name, such as `tableView`, in the order of the text.
    private let protocols: [String: [String]]
    private let parsed = Mutex<[String: [Interface.Requirement]]>([:])

    init(_ text: String) {
        var sections: [String: Section] = [:]
        var protocols: [String: [String]] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("protocol ") {
                let header = line.dropFirst("protocol ".count).dropLast(2).split(separator: ":", maxSplits: 1)
                name = String(header[0])
                let parents = header.dropFirst().first?.split(separator: ",") ?? []
                sections[name] = Section(source: "", parents: parents.map { String($0.drop { $0 == " " }) })
            } else if let member = Self.name(of: line), protocols[member]?.last != name {
                protocols[member, default: []].append(name)
            }
            sections[name]?.source += line + "\n"
        }
        self.sections = sections
        self.protocols = protocols
    }

    /// Returns the name of what a line declares, without its labels; nil for a line that declares nothing.
    private static func name(of line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(where: { $0 == "func" || $0 == "var" }), keyword + 1 < words.count else {
            return nil
        }
        return String(words[keyword + 1].prefix { !"(:<".contains($0) })
    }

    var names: [String] { Array(sections.keys) }

    func declares(_ name: String) -> Bool { sections[name] != nil }

    func parents(of name: String) -> [String]? { sections[name]?.parents }

    /// Returns the optional requirements that a protocol declares; nil if there is no such protocol.
    func requirements(of name: String) -> [Interface.Requirement]? {
        guard let section = sections[name] else { return nil }
        if let known = parsed.withLock({ $0[name] }) { return known }
        let found = Interface(section.source).requirements(of: name)
        parsed.withLock { $0[name] = found }
        return found
    }

    /// Returns the protocols that may declare a member, given by its full name such as `tableView(_:didSelectRowAt:)`.
    func protocols(naming member: String) -> [String] { protocols[String(member.prefix { $0 != "(" })] ?? [] }
}

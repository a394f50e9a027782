import CoreGraphics
import Foundation

extension ScriptEntry {
    /// Returns the action of an entry that names an element instead of a point; nil for another entry.
    func placedAction(_ kind: String) throws(TouchScript.Failure) -> PlacedGesture.Action? {
        switch kind {
        case "swipe":
            guard let direction = (fields[kind] as? String).flatMap(PlacedGesture.Direction.init) else {
                throw failure("\"swipe\" is not a direction; write left, right, up or down")
            }
            guard fields["on"] != nil else {
                throw failure("\"swipe\" needs a place: \"on\": { \"text\": \"…\" } or [x, y]")
            }
            return .swipe(try place("on"), direction, duration: try duration(default: 0.2))
        case "text":
            guard fields["into"] != nil else { return nil }
            guard let text = fields[kind] as? String, !text.isEmpty else {
                throw failure("\"text\" is not a text; write the characters to type, as in \"text\": \"Hello\"")
            }
            return .type(try place("into"), text)
        case "drag":
            guard let ends = fields[kind] as? [Any], ends.count == 2, ends.contains(where: { $0 is [String: Any] })
            else { return nil }
            return .drag(
                try place(kind, in: ends[0]), try place(kind, in: ends[1]), duration: try duration(default: 0.5))
        case _ where !(fields[kind] is [String: Any]): return nil
        case "tap": return .tap(try place(kind), count: try whole("count", in: 1...100, default: 1))
        case "press": return .press(try place(kind), duration: try duration(default: 1))
        case "pinch":
            guard let ends = point(in: fields["distance"]), ends.x >= 0, ends.y >= 0 else {
                throw failure("\"distance\" is not two numbers; write [from, to] in points, 0 or more")
            }
            return .pinch(try place(kind), from: ends.x, to: ends.y, duration: try duration(default: 0.5))
        case "down": return .down(try place(kind))
        case "move": return .move(try place(kind))
        case "hover": return .hover(try place(kind))
        default: return nil
        }
    }

    private func place(_ name: String) throws(TouchScript.Failure) -> PlacedGesture.Place {
        try place(name, in: fields[name])
    }

    private func place(_ name: String, in value: Any?) throws(TouchScript.Failure) -> PlacedGesture.Place {
        if let point = point(in: value) { return .point(point) }
        guard let fields = value as? [String: Any] else {
            throw failure("\"\(name)\" is no place; write [x, y] in points, or an element, as in { \"text\": \"Add\" }")
        }
        let allowed = ["text", "identifier", "class", "index"]
        if let key = fields.keys.filter({ !allowed.contains($0) }).min() {
            throw failure("\"\(name)\" has no \"\(key)\"; an element has \(allowed.joined(separator: ", "))")
        }
        var target = StageTarget()
        target.text = try text("text", of: fields, in: name)
        target.identifier = try text("identifier", of: fields, in: name)
        target.className = try text("class", of: fields, in: name)
        guard target.text != nil || target.identifier != nil || target.className != nil else {
            throw failure("\"\(name)\" names no element; write \"text\", \"identifier\" or \"class\"")
        }
        if let value = fields["index"] {
            guard let number = ScriptEntry.number(value), let index = Int(exactly: number),
                (0...100_000).contains(index)
            else { throw failure("\"index\" of \"\(name)\" is wrong; write a whole number from 0 to 100000") }
            target.index = index
        }
        return .target(target)
    }

    private func text(
        _ key: String, of fields: [String: Any], in name: String
    ) throws(TouchScript.Failure) -> String? {
        guard let value = fields[key] else { return nil }
        guard let text = value as? String, !text.isEmpty else {
            throw failure("\"\(key)\" of \"\(name)\" is not a text")
        }
        return text
    }
}

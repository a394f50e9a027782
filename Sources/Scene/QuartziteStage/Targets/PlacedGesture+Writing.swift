import CoreGraphics

extension PlacedGesture {
    /// The fields of the gesture's entry in a touch script, except for its time; nil if a point is not finite.
    var scriptFields: String? {
        let end = finger == 0 ? "" : ", \"finger\": \(finger)"
        func length(_ duration: Double) -> String { ", \"duration\": \(TouchScript.number(duration))" }
        switch action {
        case .tap(let place, let count):
            return place.script.map { "\"tap\": \($0)" + (count == 1 ? "" : ", \"count\": \(count)") + end }
        case .press(let place, let duration): return place.script.map { "\"press\": \($0)" + length(duration) + end }
        case .drag(let start, let stop, let duration):
            guard let start = start.script, let stop = stop.script else { return nil }
            return "\"drag\": [\(start), \(stop)]" + length(duration) + end
        case .swipe(let place, let direction, let duration):
            return place.script.map { "\"swipe\": \"\(direction.rawValue)\", \"on\": \($0)" + length(duration) + end }
        case .pinch(let place, let from, let to, let duration):
            let distance = "[\(TouchScript.number(from)), \(TouchScript.number(to))]"
            return place.script.map { "\"pinch\": \($0), \"distance\": \(distance)" + length(duration) + end }
        case .down(let place): return place.script.map { "\"down\": \($0)" + end }
        case .move(let place): return place.script.map { "\"move\": \($0)" + end }
        case .hover(let place): return place.script.map { "\"hover\": \($0)" }
        case .type(let place, let text):
            return place.script.map { "\"text\": \(TouchScript.quoted(text)), \"into\": \($0)" }
        }
    }
}

extension PlacedGesture.Place {
    /// The place in a touch script; nil if a point is not finite.
    fileprivate var script: String? {
        switch self {
        case .point(let point): return TouchScript.place(point)
        case .target(let target):
            let fields = [
                target.text.map { "\"text\": \(TouchScript.quoted($0))" },
                target.identifier.map { "\"identifier\": \(TouchScript.quoted($0))" },
                target.className.map { "\"class\": \(TouchScript.quoted($0))" },
                target.index.map { "\"index\": \($0)" },
            ]
            return "{ \(fields.compactMap(\.self).joined(separator: ", ")) }"
        }
    }
}

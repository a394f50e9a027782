import UIKit

/// A recording in the folder that the environment names, and the comparison of its numbers with ours.
struct Recording {
    /// The folder of all recordings.
    static let folder = ProcessInfo.processInfo.environment["RECORDINGS"] ?? ""

    let name: String
    private let contents: [String: Any]

    /// Reads a file of the folder; nil if it is not there.
    init?(_ name: String) {
        let path = "\(Self.folder)/\(name)"
        guard let data = FileManager.default.contents(atPath: path),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        (self.name, contents) = (name, object)
    }

    /// The members of an object in the recording, in order of their names.
    func members(_ key: String) -> [(key: String, values: [String: Any])] {
        let object = contents[key] as? [String: Any] ?? [:]
        return object.compactMap { name, value in (value as? [String: Any]).map { (name, $0) } }.sorted { $0.0 < $1.0 }
    }

    /// The frames of the recording, by the names of their views.
    var frames: [(key: String, frame: CGRect)] { Self.frames(contents["frames"] as? [String: Any] ?? [:]) }

    /// Prints a number of the recording beside ours, for the script.
    static func tell(_ recording: String, _ item: String, _ field: String, _ recorded: Double, _ ours: Double) {
        // Each number has a line of its own.
        let item = item.replacingOccurrences(of: "\n", with: "\\n")
        print("recorded\t\(recording)\t\(item)\t\(field)\t\(recorded)\t\(ours)")
    }

    /// The frames after an action, by the names of their views.
    func frames(after step: String) -> [(key: String, frame: CGRect)] {
        let steps = contents["steps"] as? [[String: Any]] ?? []
        return Self.frames(steps.first { $0["name"] as? String == step }?["frames"] as? [String: Any] ?? [:])
    }

    /// The size of the window.
    var size: CGSize {
        let size = contents["size"] as? [String: Any] ?? [:]
        return CGSize(width: Self.number(size["width"]), height: Self.number(size["height"]))
    }

    private static func number(_ value: Any?) -> CGFloat { value as? CGFloat ?? CGFloat(value as? Int ?? 0) }

    private static func frames(_ object: [String: Any]) -> [(key: String, frame: CGRect)] {
        object.sorted { $0.key < $1.key }.compactMap { name, value in
            guard let values = value as? [String: Any] else { return nil }
            let all = ["x", "y", "width", "height"].map { number(values[$0]) }
            return (name, CGRect(x: all[0], y: all[1], width: all[2], height: all[3]))
        }
    }

    /// Prints the frames of views beside those of the recording, or those after an action.
    @MainActor func tell(_ views: [String: UIView], after step: String? = nil, in root: UIView) {
        for (key, frame) in step.map(frames(after:)) ?? frames {
            guard let view = views[key] else { continue }
            let ours = view.convert(view.bounds, to: root)
            for (field, a, b) in [
                ("x", frame.minX, ours.minX), ("y", frame.minY, ours.minY), ("width", frame.width, ours.width),
                ("height", frame.height, ours.height),
            ] { Self.tell(name, (step.map { "\($0) " } ?? "") + key, field, Double(a), Double(b)) }
        }
    }
}

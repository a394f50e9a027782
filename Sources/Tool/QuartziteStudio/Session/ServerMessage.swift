import Foundation
import QuartziteSceneHosting
import QuartziteStage

/// A message to the page, as JSON text with the name of the case in `type`; docs/Studio.md describes the protocol.
enum ServerMessage {
    /// The first message: what can be shown.
    case hello(scenes: [SceneEntry], presets: [PresetEntry])
    /// A scene is ready.
    case opened(SceneFacts)
    /// How time runs.
    case playback(SessionPlayback, time: Double)
    /// The recorded input.
    case track([TrackEntry])
    /// Input that was recorded after what the page has, from a time on.
    case recorded(from: Double, [TrackEntry])
    /// The recorded input as a touch script.
    case script(String)
    case answer(id: Int, SceneReply)
    /// A request that the scene refuses.
    case refusal(id: Int, String)
    /// The scene cannot be shown; the last frame remains.
    case failure(kind: String, String)
    /// The scene is shown again after a failure.
    case recovered
    /// The scene was started again because its sources changed; the touches in `changed` hit another view than before.
    case reloaded(changed: [TouchTarget])
    case log([String])
    /// The progress of an export; `file` names the file once it is complete.
    case export(done: Int, total: Int, file: String?, name: String?)
    case exportFailure(String)

    private struct Fields: Encodable {
        var type: String
        var scenes: [SceneEntry]?
        var presets: [PresetEntry]?
        var facts: SceneFacts?
        var isPlaying: Bool?
        var speed: Double?
        var time: Double?
        var loops: Bool?
        var start: Double?
        var end: Double?
        var from: Double?
        var entries: [TrackEntry]?
        var id: Int?
        var reply: SceneReply?
        var text: String?
        var kind: String?
        var lines: [String]?
        var changed: [TouchTarget]?
        var done: Int?
        var total: Int?
        var file: String?
        var name: String?
    }

    var json: Data { (try? JSONEncoder().encode(fields)) ?? Data("{}".utf8) }

    private var fields: Fields {
        switch self {
        case .hello(let scenes, let presets): Fields(type: "hello", scenes: scenes, presets: presets)
        case .opened(let facts): Fields(type: "opened", facts: facts)
        case .playback(let playback, let time):
            Fields(
                type: "playback", isPlaying: playback.isPlaying, speed: playback.speed, time: time,
                loops: playback.loops, start: playback.range.lowerBound, end: playback.range.upperBound)
        case .track(let entries): Fields(type: "track", entries: entries)
        case .recorded(let time, let entries): Fields(type: "recorded", from: time, entries: entries)
        case .script(let text): Fields(type: "script", text: text)
        case .answer(let id, let reply): Fields(type: "answer", id: id, reply: reply)
        case .refusal(let id, let text): Fields(type: "refusal", id: id, text: text)
        case .failure(let kind, let text): Fields(type: "failure", text: text, kind: kind)
        case .recovered: Fields(type: "recovered")
        case .reloaded(let changed): Fields(type: "reloaded", changed: changed)
        case .log(let lines): Fields(type: "log", lines: lines)
        case .export(let done, let total, let file, let name):
            Fields(type: "export", done: done, total: total, file: file, name: name)
        case .exportFailure(let text): Fields(type: "exportFailure", text: text)
        }
    }
}

/// What the page shows of an emitter's preset.
struct PresetEntry: Encodable, Equatable {
    var name: String
    var title: String

    static let all = EmitterPreset.all.map { PresetEntry(name: $0.name, title: $0.title) }
}

import Foundation
import QuartziteSceneHosting

/// A message of the page, as JSON text; docs/Studio.md describes the protocol.
enum ClientMessage {
    case open(scene: String, StudioScreen)
    case play
    case pause
    case seek(Double)
    case speed(Double)
    case loop(Bool, ClosedRange<Double>?)
    /// Whether frames are compressed while they play.
    case compression(Bool)
    /// A frame was shown.
    case shown(sequence: UInt32)
    case input(id: UInt32, [PageInput])
    /// Replaces the recorded input.
    case track([TrackEntry])
    /// Replaces the recorded input with that of a touch script.
    case script(String)
    /// Requests the recorded input as a touch script.
    case saveTrack
    case ask(id: Int, SceneRequest)
    /// Draws small frames: `count` of them, evenly spaced over a range of times.
    case strip(count: Int, height: Int, ClosedRange<Double>)
    case export(ExportRequest)
    case cancelExport

    /// Whether the user did something.
    var isOfUser: Bool {
        switch self {
        case .shown, .ask, .strip: if case .ask(_, .edit) = self { true } else { false }
        default: true
        }
    }

    /// A reason why a message is refused, in one line.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Fields: Decodable {
        var type: String
        var id: Int?
        var scene: String?
        var scale: Double?
        var time: Double?
        var speed: Double?
        var isOn: Bool?
        var start: Double?
        var end: Double?
        var sequence: UInt32?
        var inputs: [PageInput]?
        var entries: [TrackEntry]?
        var text: String?
        var request: SceneRequest?
        var count: Int?
        var width: Int?
        var height: Int?
        var options: ExportRequest?
    }

    init(_ json: Data) throws(Failure) {
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: json)
        } catch let error as StudioFailure {
            throw Failure(description: error.description)
        } catch {
            throw Failure(description: "a message is not understood")
        }
        self = try Self.message(fields)
    }

    private static func message(_ fields: Fields) throws(Failure) -> ClientMessage {
        switch fields.type {
        case "open":
            .open(scene: try required(fields.scene), try screen(fields))
        case "play": .play
        case "pause": .pause
        case "seek": .seek(try finite(fields.time))
        case "speed": .speed(try finite(fields.speed))
        case "loop": .loop(try required(fields.isOn), fields.start == nil ? nil : try range(fields))
        case "compression": .compression(try required(fields.isOn))
        case "shown": .shown(sequence: try required(fields.sequence))
        case "input": .input(id: UInt32(truncatingIfNeeded: fields.id ?? 0), try required(fields.inputs))
        case "track": .track(try required(fields.entries))
        case "script": .script(try required(fields.text))
        case "saveTrack": .saveTrack
        case "ask": .ask(id: try required(fields.id), try required(fields.request))
        case "strip":
            .strip(
                count: min(max(1, try required(fields.count)), 60),
                height: min(max(16, try required(fields.height)), 240), try range(fields))
        case "export": .export(try required(fields.options))
        case "cancelExport": .cancelExport
        default: throw Failure(description: "a message is of an unknown type")
        }
    }

    private static func screen(_ fields: Fields) throws(Failure) -> StudioScreen {
        if let width = fields.width, let height = fields.height {
            guard (16...4096).contains(width), (16...4096).contains(height) else {
                throw Failure(description: "a size must have sides of 16 to 4096 pixels")
            }
            return .pixels(width: width, height: height)
        }
        let scale = try finite(fields.scale)
        guard scale >= 0.1, scale <= 4 else { throw Failure(description: "a scale must be from 0.1 to 4") }
        return .scale(scale)
    }

    private static func required<Value>(_ value: Value?) throws(Failure) -> Value {
        guard let value else { throw Failure(description: "a message is incomplete") }
        return value
    }

    private static func finite(_ value: Double?) throws(Failure) -> Double {
        let value = try required(value)
        guard value.isFinite else { throw Failure(description: "a number is not finite") }
        return value
    }

    private static func range(_ fields: Fields) throws(Failure) -> ClosedRange<Double> {
        let (start, end) = (try finite(fields.start), try finite(fields.end))
        guard start >= 0, end - start >= 1e-3, end <= SessionPlayback.latestTime else {
            throw Failure(description: "a range of times is empty or too long")
        }
        return start...end
    }
}

import CoreGraphics
import QuartziteStage

/// A running scene that a window or an editor shows: it accepts input, and draws the frame of any time.
///
/// ``SceneSession`` runs a scene in this process, and `SceneProcess` in another one, whose failures do not harm this
/// one. A host is used by one thread at a time. Every call waits for its result.
package protocol SceneHost: AnyObject {
    /// The size, the duration and so on of the scene.
    var facts: SceneFacts { get }

    /// The pixels of the last frame that was shown.
    var picture: SharedPicture { get }

    /// Performs a request.
    ///
    /// - Throws: A ``SceneFailure`` if the scene crashed, did not answer in time, or refuses the request. The picture of
    ///   the last frame remains.
    func perform(_ request: SceneRequest) throws(SceneFailure) -> SceneReply

    /// Returns what the scene has printed since the last call, in lines.
    func drainLog() -> [String]

    /// Ends the scene. The host cannot be used afterwards.
    func end()
}

extension SceneHost {
    /// Shows the frame of a time, forward or backward, and returns facts about it; its pixels are in ``picture``.
    ///
    /// - Parameter time: The time since the start of the scene in seconds; negative times count as 0.
    @discardableResult
    package func show(_ time: Double, hashing: Bool = false) throws(SceneFailure) -> ShownFrame {
        guard case .frame(let frame) = try perform(.show(time: time, hashing: hashing)) else { throw .unexpectedReply }
        return frame
    }

    /// Replaces the input from a time on; earlier input and its effects remain.
    ///
    /// - Parameters:
    ///   - input: The input, none of it earlier than `time`, in time order.
    ///   - time: The time since the start of the scene in seconds.
    package func replaceInput(from time: Double, with input: [TimedInput]) throws(SceneFailure) {
        guard case .done = try perform(.replaceInput(from: time, with: input)) else { throw .unexpectedReply }
    }
}

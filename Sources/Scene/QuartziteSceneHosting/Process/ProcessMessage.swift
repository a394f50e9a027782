import Foundation

/// A message to the process of a scene.
enum ProcessRequest: Codable {
    /// Performs a request of the host's client.
    case perform(SceneRequest)
    /// Advances towards a time in seconds without drawing, until the scene's code has taken `budget` seconds.
    case advance(to: Double, budget: Double)
    /// Copies the process; the copy serves the socket that arrives with the message.
    ///
    /// A copy that waits gives unused memory back.
    case copy(waits: Bool)
}

/// A message from the process of a scene.
enum ProcessReply: Codable {
    /// The program runs, and opens the scene; the filter of its calls that start processes arrives with the message.
    case begun
    /// The scene is open at time 0; its frames appear in shared memory of `bytes` bytes.
    case opened(SceneFacts, bytes: Int)
    case performed(SceneReply)
    /// The scene has advanced to a time in seconds.
    case advanced(to: Double)
    /// The process was copied; the copy has this number.
    case copied(Int32)
    /// The process cannot be copied, for the reason in the text.
    case notCopied(String)
    /// The scene cannot be shown, for the reason in the text.
    case failed(String)
}

/// The descriptors that the process of a scene inherits, besides its output.
package enum InheritedDescriptor {
    /// A socket for messages.
    static let messages: Int32 = 0
    /// The memory for frames.
    static let memory: Int32 = 3
    /// A socket for crash reports.
    package static let crashReports: Int32 = 4
}

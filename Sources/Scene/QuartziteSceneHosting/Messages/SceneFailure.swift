/// A reason why a host could not perform a request.
package struct SceneFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// The scene crashed or exited.
        case crashed
        /// The scene did not answer in time.
        case hung
        /// The scene used more memory, or started more processes, than is allowed.
        case exhausted
        /// The scene's sources do not compile.
        case notCompiled
        /// The scene could not be started.
        case notStarted
        /// The request has no meaning for the scene.
        case refused
    }

    package let kind: Kind
    /// One line that says what happened, and where in the sources if that is known.
    package let description: String
    /// The last lines that the scene printed before it failed, if nothing else reports them.
    package var printed: [String]

    package init(_ kind: Kind, _ description: String, printed: [String] = []) {
        self.kind = kind
        self.description = description
        self.printed = printed
    }

    static var unexpectedReply: SceneFailure { SceneFailure(.refused, "the scene gave an unexpected answer") }
}

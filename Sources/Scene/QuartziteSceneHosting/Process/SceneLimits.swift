/// The limits of a scene in a process of its own.
package struct SceneLimits: Sendable {
    /// The time that a program has to open its scene.
    package var opening: Duration = .seconds(30)
    /// The time that the scene's code has for an answer.
    package var answer: Duration = .seconds(10)
    /// The time in seconds that the scene's code may take between two checkpoints.
    package var replay = 0.02
    /// The number of checkpoints.
    package var checkpoints = 250
    /// The memory of all checkpoints in bytes.
    package var checkpointMemory = 360 << 20

    package init() {}
}

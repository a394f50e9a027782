import Hummingbird

/// What the server accepts at most.
struct ServerLimits: Sendable {
    /// The number of films that are drawn at a time, each on all cores.
    var concurrentRenders = 1
    /// The number of films that wait to be drawn; more requests are answered with 503.
    var waitingRenders = 32
    /// The number of open connections; further ones wait in the system's backlog.
    var connections = 128
    /// The bytes of a request's line and header fields together.
    var headSize = 8 * 1024
    /// The number of header fields.
    var headFieldCount = 64
    /// The time for a request's head to arrive, and for which a connection may be idle.
    var idleTime = Duration.seconds(15)
}

/// A source of events for the run loop of a scene.
package protocol EventSource: AnyObject {
    /// The time of the next event, in seconds of the scene's clock; nil if there is none.
    ///
    /// An event whose time has passed is due now.
    var nextEventTime: CFTimeInterval? { get }

    /// Delivers the events that are due at a time, which the clock shows.
    ///
    /// Events that the source adds meanwhile for the same time wait for the next run loop cycle.
    func deliverEvents(at time: CFTimeInterval)
}

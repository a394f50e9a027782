/// A source of events that a scene empties when it ends.
package protocol EventQueue: EventSource {
    /// Removes all events without delivering them.
    func removeAll()
}

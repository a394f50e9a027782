/// A phase of the update of a frame, in which an update link performs actions.
///
/// The phases follow one another as listed here, all when the display links of the frame are called. Low-latency phases
/// never happen, since input is always delivered before the frame.
public struct UIUpdateActionPhase: Hashable, Sendable {
    /// The position of the phase in the update.
    let order: Int

    /// After the update is scheduled, before anything else.
    public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
    /// Before events are delivered.
    public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
    /// After events have been delivered.
    public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
    /// After display links have been called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
    /// Before the changes of the layers are committed.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
    /// After the changes of the layers have been committed.
    public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
    /// Before events are delivered a second time, with low latency; never happens here.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(order: 7)
    /// After events have been delivered with low latency; never happens here.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(order: 8)
    /// Before changes after low-latency events are committed; never happens here.
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 9)
    /// After changes after low-latency events have been committed; never happens here.
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 10)
    /// After everything else.
    public static let afterUpdateComplete = UIUpdateActionPhase(order: 11)

    /// Whether the phase belongs to the delivery of events with low latency.
    var isLowLatency: Bool { (7...10).contains(order) }
}

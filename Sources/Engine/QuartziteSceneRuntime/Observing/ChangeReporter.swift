/// An object that reports changes of its properties when they happen: a layer.
package protocol ChangeReporter: NSObject {
    /// The observations that a change may concern; nil if there are none.
    var observations: KeyValueObservations? { get set }
}

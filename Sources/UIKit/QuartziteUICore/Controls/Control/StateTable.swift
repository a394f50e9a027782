/// Values for the states of a control; a state without a value uses that of the normal state.
package struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    package init() {}

    package subscript(own state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value for a state, for the state without `highlighted`, or for the normal state, whichever exists first.
    package subscript(state: UIControl.State) -> Value? {
        values[state] ?? values[state.subtracting(.highlighted)] ?? values[.normal]
    }

    package var isEmpty: Bool { values.isEmpty }
}

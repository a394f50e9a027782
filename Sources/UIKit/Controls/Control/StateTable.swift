/// Values by the state of a control; a state without one of its own has that of the normal state.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(own state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value for a state, else for its part that is not highlighted, else for the normal state.
    subscript(state: UIControl.State) -> Value? {
        values[state] ?? values[state.subtracting(.highlighted)] ?? values[.normal]
    }

    var isEmpty: Bool { values.isEmpty }
}

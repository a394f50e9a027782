// In Swift 4.0, constants such as `kCALineCapRound` are strings. The rewriter passes them to these functions in targets
// with this language version, so that they are strings as well as values of their own types.

/// Returns a constant of Core Animation.
public func _swift4Constant<Constant>(_ constant: Constant) -> Constant
where Constant: RawRepresentable<String> { constant }

/// Returns the text of a constant of Core Animation, where the code requires a string.
@_disfavoredOverload
public func _swift4Constant(_ constant: some RawRepresentable<String>) -> String { constant.rawValue }

/// Returns the constant with a string as its text, for a property or an argument that is a string in Swift 4.0.
public func _swift4Value<Constant>(_ text: String) -> Constant where Constant: RawRepresentable<String> {
    guard let constant = Constant(rawValue: text) else {
        trap("\(Constant.self) has no value \"\(text)\"")
    }
    return constant
}

/// Returns the constant with a string as its text; nil for nil.
public func _swift4Value<Constant>(_ text: String?) -> Constant? where Constant: RawRepresentable<String> {
    text.flatMap(Constant.init(rawValue:))
}

/// Returns a value that has its property's type already.
@_disfavoredOverload public func _swift4Value<Value>(_ value: Value) -> Value { value }

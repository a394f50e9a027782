// In Swift 4.0, constants such as `kCALineCapRound` are strings. The rewriter passes them to these functions in targets
// with this language version, so that they are strings as well as values of their own types.

/// Returns a constant of Core Animation.
public func _swift4Constant<Constant>(_ constant: Constant) -> Constant
where Constant: RawRepresentable<String> { constant }

/// Returns the text of a constant of Core Animation, where the code requires a string.
@_disfavoredOverload
public func _swift4Constant(_ constant: some RawRepresentable<String>) -> String { constant.rawValue }

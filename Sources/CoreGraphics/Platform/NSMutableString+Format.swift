import Foundation

extension NSMutableString {
    /// Adds what `format` makes of the arguments, as `String(format:)` does, at the end.
    public func appendFormat(_ format: NSString, _ args: CVarArg...) {
        append(String(format: String(describing: format), arguments: args))
    }
}

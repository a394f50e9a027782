import Foundation

extension NSMutableString {
    /// Appends a formatted string, as `String(format:)` returns it.
    public func appendFormat(_ format: NSString, _ args: CVarArg...) {
        append(String(format: String(describing: format), arguments: args))
    }
}

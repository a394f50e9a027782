import Foundation

// Foundation on Linux has no `init()` for these classes, and an extension cannot override that of `NSObject`. An
// initialiser whose only argument has a default is called in the same way.

extension NSAttributedString {
    /// Creates an empty string; called by `NSAttributedString()` and `NSMutableAttributedString()`.
    public convenience init(nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
    /// Creates an empty string; called by `NSMutableString()`.
    public convenience init(nothing: Void = ()) { self.init(capacity: 0) }
}

import Foundation

// Foundation on Linux has no `init()` of these classes, and an extension cannot override that of `NSObject`; one whose only
// argument has a default is called in the same way.

extension NSAttributedString {
    /// No text: what `NSAttributedString()` and `NSMutableAttributedString()` make.
    public convenience init(nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
    /// No text: what `NSMutableString()` makes.
    public convenience init(nothing: Void = ()) { self.init(capacity: 0) }
}

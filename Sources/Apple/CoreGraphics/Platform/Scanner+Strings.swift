import Foundation

// The deprecated methods of Apple's scanner, which store an `NSString`; Foundation's on Linux store a `String`, and are
// called for nil.

extension Scanner {
    private func store(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = text as NSString
        return true
    }

    /// Scans characters of a set; returns whether there were any.
    @available(*, deprecated, renamed: "scanCharacters(from:)")
    @discardableResult
    @_disfavoredOverload
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanCharacters(from: set), result)
    }

    /// Scans characters up to one of a set; returns whether there were any.
    @available(*, deprecated, renamed: "scanUpToCharacters(from:)")
    @discardableResult
    @_disfavoredOverload
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToCharacters(from: set), result)
    }

    /// Scans a string; returns whether it was there.
    @available(*, deprecated, renamed: "scanString(_:)")
    @discardableResult
    @_disfavoredOverload
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanString(string), result)
    }

    /// Scans characters up to a string; returns whether there were any.
    @available(*, deprecated, renamed: "scanUpToString(_:)")
    @discardableResult
    @_disfavoredOverload
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToString(string), result)
    }
}

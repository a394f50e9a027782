import Foundation

// Core Foundation's strings and data are values here; a pointer keeps an object with the same contents.

extension Unmanaged where Instance == NSString {
    /// Returns a reference to an object with a text, which the caller releases.
    public static func passRetained(_ value: String) -> Unmanaged<NSString> {
        Unmanaged.passRetained(NSString(string: value))
    }

    /// Returns the text, and releases the object.
    public func takeRetainedValue() -> CFString {
        let object: NSString = takeRetainedValue()
        return String(describing: object)
    }

    /// Returns the text.
    public func takeUnretainedValue() -> CFString {
        let object: NSString = takeUnretainedValue()
        return String(describing: object)
    }
}

extension Unmanaged where Instance == NSData {
    /// Returns a reference to an object with data, which the caller releases.
    public static func passRetained(_ value: Data) -> Unmanaged<NSData> {
        Unmanaged.passRetained(NSData(data: value))
    }
}

import QuartzCore

extension URL {
    /// Returns true: every file that the app can name is open to it.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}

import QuartzCore

extension URL {
    /// Returns whether the file exists; there are no promised files here.
    ///
    /// - Throws: An error if it does not.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

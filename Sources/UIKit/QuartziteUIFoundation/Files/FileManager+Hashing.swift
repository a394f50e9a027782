import QuartzCore

/// On Apple's systems, file managers are objects that can be compared.
extension FileManager: @retroactive Hashable {
    /// Returns whether two file managers are the same object.
    public static func == (first: FileManager, second: FileManager) -> Bool { first === second }
    /// Adds the class to a hash, which is the same in every run.
    public func hash(into hasher: inout Hasher) { hasher.combine(String(reflecting: type(of: self))) }
}

import Foundation
import QuartziteCommandLine

/// The folder of what is compiled for programs.
enum CacheFolder {
    /// Returns the folder of all work folders, in which old ones are removed.
    ///
    /// - Parameter cache: The folder of all caches; nil, the default, for that of the user.
    static func path(in cache: String? = nil) throws -> String { try root(in: cache) + "/run" }

    /// Returns the folder around it.
    static func root(in cache: String? = nil) throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let cache = cache ?? environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let base = cache ?? environment["HOME"].map({ $0 + "/.cache" }) else {
            throw Failure.cannotWrite(
                "neither XDG_CACHE_HOME nor HOME is set; set one to choose the folder for compiled code")
        }
        return base + "/quartzite"
    }
}

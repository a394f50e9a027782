import QuartzCore

/// Returns whether the stage's system is at least a version; the source rewriter replaces `#available` with it.
public func _isAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    let version = SceneContext.current.settings.systemVersion
    let own = [version.majorVersion, version.minorVersion, version.patchVersion]
    return !own.lexicographicallyPrecedes([major, minor, patch])
}

extension OperatingSystemVersion {
    /// The numbers of the version, without a patch of 0.
    package var text: String { "\(majorVersion).\(minorVersion)" + (patchVersion > 0 ? ".\(patchVersion)" : "") }
}

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension ProcessInfo {
    /// The version of the system that the stage names; 18.0 by default.
    @_disfavoredOverload
    public var operatingSystemVersion: OperatingSystemVersion { SceneContext.current.settings.systemVersion }

    /// The version of the system that the stage names, as in `Version 18.0`.
    @_disfavoredOverload
    public var operatingSystemVersionString: String { "Version \(SceneContext.current.settings.systemVersion.text)" }

    /// Returns whether the system that the stage names is at least a version.
    @_disfavoredOverload
    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        _isAvailable(version.majorVersion, version.minorVersion, version.patchVersion)
    }
}

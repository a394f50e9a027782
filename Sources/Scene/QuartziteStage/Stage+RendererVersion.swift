extension Stage {
    /// The version of the renderer.
    ///
    /// The same scene, input, time and seed give the same bytes as long as the version is the same. It increases with
    /// each release that draws any scene differently, and CHANGELOG.md lists the reasons under "Rendering changes".
    nonisolated public static let rendererVersion = 1
}

import CQuartzitePango

/// The variables of the environment that libraries for text and pictures read.
package enum LibrarySettings {
    /// Removes the variables, so that they change neither frames nor what is printed.
    ///
    /// Call it before other threads run.
    package static func clear() { qz_clear_library_settings() }
}

import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension Locale {
    /// The locale of the stage; `en_US` by default.
    @_disfavoredOverload
    public static var current: Locale { SceneContext.current.settings.locale }

    /// The locale of the stage; `en_US` by default.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Locale { SceneContext.current.settings.locale }

    /// The preferred languages: only that of the stage's locale.
    @_disfavoredOverload
    public static var preferredLanguages: [String] { [SceneContext.current.settings.locale.identifier(.bcp47)] }
}

extension NSLocale {
    /// The locale of the stage; `en_US` by default.
    @_disfavoredOverload
    public static var current: Locale { SceneContext.current.settings.locale }

    /// The preferred languages: only that of the stage's locale.
    @_disfavoredOverload
    public static var preferredLanguages: [String] { Locale.preferredLanguages }
}

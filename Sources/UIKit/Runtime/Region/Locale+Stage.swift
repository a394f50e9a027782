import QuartzCore

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension Locale {
    /// The stage's locale: `en_US` unless set.
    @_disfavoredOverload
    public static var current: Locale { MediaClock.current.locale }

    /// The stage's locale: `en_US` unless set.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Locale { MediaClock.current.locale }

    /// The language of the stage's locale.
    @_disfavoredOverload
    public static var preferredLanguages: [String] { [MediaClock.current.locale.identifier(.bcp47)] }
}

extension NSLocale {
    /// The stage's locale: `en_US` unless set.
    @_disfavoredOverload
    public static var current: Locale { MediaClock.current.locale }

    /// The language of the stage's locale.
    @_disfavoredOverload
    public static var preferredLanguages: [String] { Locale.preferredLanguages }
}

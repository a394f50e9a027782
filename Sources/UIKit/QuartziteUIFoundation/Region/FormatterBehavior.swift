import QuartzCore

extension NumberFormatter {
    /// The version of a formatter's behaviour; raw values are Apple's.
    public enum Behavior: UInt, Sendable {
        /// The current one.
        case `default` = 0
        /// That of 2001, which only macOS has.
        case behavior10_0 = 1000
        /// The current one, as of 2005.
        case behavior10_4 = 1040
    }

    /// The version of the behaviour; always the one of 2005, as on iOS, so that setting another one has no effect.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set { if newValue == .behavior10_0 { unsupported("NumberFormatter.formatterBehavior") } }
    }

    /// Returns the version of the behaviour of new formatters.
    public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
    /// Sets the version of the behaviour of new formatters; one of 2001 has no effect.
    public class func setDefaultFormatterBehavior(_ behavior: Behavior) {
        if behavior == .behavior10_0 { unsupported("NumberFormatter.setDefaultFormatterBehavior(_:)") }
    }
}

extension DateFormatter {
    /// The version of a formatter's behaviour; raw values are Apple's.
    public enum Behavior: UInt, Sendable {
        /// The current one.
        case `default` = 0
        /// That of 2001, which only macOS has.
        case behavior10_0 = 1000
        /// The current one, as of 2005.
        case behavior10_4 = 1040
    }

    /// The version of the behaviour; always the one of 2005, as on iOS, so that setting another one has no effect.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set { if newValue == .behavior10_0 { unsupported("DateFormatter.formatterBehavior") } }
    }

    /// The version of the behaviour of new formatters; always the one of 2005.
    public class var defaultFormatterBehavior: Behavior {
        get { .behavior10_4 }
        set { if newValue == .behavior10_0 { unsupported("DateFormatter.defaultFormatterBehavior") } }
    }
}

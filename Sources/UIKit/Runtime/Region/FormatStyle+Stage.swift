import QuartzCore

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension Date {
    /// The date and the time in the stage's time zone, as its locale writes them in numbers.
    @_disfavoredOverload
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    /// Formats the date and time in the stage's time zone and locale.
    @_disfavoredOverload
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).stageFormat(self)
    }

    /// The date in a style, with the stage's locale, calendar and time zone where the style has none of its own.
    @_disfavoredOverload
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        format.stageFormat(self)
    }

    /// The date as seen from the stage's, as "in 2 hours".
    @_disfavoredOverload
    public func formatted(_ format: RelativeFormatStyle) -> String { format.format(self) }
}

extension Date.FormatStyle {
    /// The date in this style, with the stage's locale, calendar and time zone where the style has none of its own.
    @_disfavoredOverload
    public func format(_ value: Date) -> String { stageFormat(value) }
}

extension Date.RelativeFormatStyle {
    /// The date as seen from the stage's, as "in 2 hours".
    @_disfavoredOverload
    public func format(_ destination: Date) -> String {
        let clock = MediaClock.current
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: destination, allowedFields: allowedFields, presentation: presentation, unitsStyle: unitsStyle,
            locale: locale == .unset ? clock.locale : locale,
            calendar: calendar == .unset ? clock.calendar : calendar, capitalizationContext: capitalizationContext)
        return style.format(clock.date(at: clock.now))
    }
}

extension BinaryInteger {
    /// The number as the stage's locale writes it.
    @_disfavoredOverload
    public func formatted() -> String { IntegerFormatStyle().stageFormat(self) }

    /// The number in a style, with the stage's locale where the style has none of its own.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.stageFormat(self)
    }

    /// The number in a style, with the stage's locale where the style has none of its own.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        format.stageFormat(S.FormatInput(self))
    }
}

extension BinaryFloatingPoint {
    /// The number as the stage's locale writes it.
    @_disfavoredOverload
    public func formatted() -> String { FloatingPointFormatStyle().stageFormat(self) }

    /// The number in a style, with the stage's locale where the style has none of its own.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.stageFormat(self)
    }

    /// The number in a style, with the stage's locale where the style has none of its own.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        format.stageFormat(S.FormatInput(self))
    }
}

extension Decimal {
    /// The number as the stage's locale writes it.
    @_disfavoredOverload
    public func formatted() -> String { FormatStyle().stageFormat(self) }

    /// The number in a style, with the stage's locale where the style has none of its own.
    @_disfavoredOverload
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Decimal {
        format.stageFormat(self)
    }
}

extension Duration {
    /// Formats the duration with a style; a style without a locale uses the stage's.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Duration {
        format.stageFormat(self)
    }
}

extension Sequence where Element == String {
    /// The texts as a list in the language of the stage's locale, as "a, b, and c".
    @_disfavoredOverload
    public func formatted() -> String {
        let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
        return style.stageFormat(Array(self))
    }
}

extension Sequence {
    /// The elements in a style, with the stage's locale where the style has none of its own.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.stageFormat(self)
    }
}

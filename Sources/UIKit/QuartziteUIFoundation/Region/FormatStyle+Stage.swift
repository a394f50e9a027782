import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension Date {
    /// Formats the date and time with numbers, in the stage's locale and time zone.
    @_disfavoredOverload
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    /// Formats the date and time in the stage's locale and time zone.
    @_disfavoredOverload
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).stageFormat(self)
    }

    /// Formats the date with a style; the stage provides any locale, calendar or time zone that the style lacks.
    @_disfavoredOverload
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        format.stageFormat(self)
    }

    /// Formats the date relative to the stage's current date, for example as "in 2 hours".
    @_disfavoredOverload
    public func formatted(_ format: RelativeFormatStyle) -> String { format.format(self) }
}

extension Date.FormatStyle {
    /// Formats a date with this style; the stage provides any locale, calendar or time zone that the style lacks.
    @_disfavoredOverload
    public func format(_ value: Date) -> String { stageFormat(value) }
}

extension Date.RelativeFormatStyle {
    /// Formats a date relative to the stage's current date, for example as "in 2 hours".
    @_disfavoredOverload
    public func format(_ destination: Date) -> String {
        let scene = SceneContext.current
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: destination, allowedFields: allowedFields, presentation: presentation, unitsStyle: unitsStyle,
            locale: locale == .unset ? scene.settings.locale : locale,
            calendar: calendar == .unset ? scene.settings.calendar : calendar,
            capitalizationContext: capitalizationContext)
        return style.format(scene.clock.today)
    }
}

extension BinaryInteger {
    /// Formats the number in the stage's locale.
    @_disfavoredOverload
    public func formatted() -> String { IntegerFormatStyle().stageFormat(self) }

    /// Formats the number with a style; a style without a locale uses the stage's.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.stageFormat(self)
    }

    /// Formats the number with a style; a style without a locale uses the stage's.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        format.stageFormat(S.FormatInput(self))
    }
}

extension BinaryFloatingPoint {
    /// Formats the number in the stage's locale.
    @_disfavoredOverload
    public func formatted() -> String { FloatingPointFormatStyle().stageFormat(self) }

    /// Formats the number with a style; a style without a locale uses the stage's.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.stageFormat(self)
    }

    /// Formats the number with a style; a style without a locale uses the stage's.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        format.stageFormat(S.FormatInput(self))
    }
}

extension Decimal {
    /// Formats the number in the stage's locale.
    @_disfavoredOverload
    public func formatted() -> String { FormatStyle().stageFormat(self) }

    /// Formats the number with a style; a style without a locale uses the stage's.
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
    /// Formats the strings as a list in the language of the stage's locale, for example as "a, b, and c".
    @_disfavoredOverload
    public func formatted() -> String {
        let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
        return style.stageFormat(Array(self))
    }
}

extension Sequence {
    /// Formats the elements with a style; a style without a locale uses the stage's.
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.stageFormat(self)
    }
}

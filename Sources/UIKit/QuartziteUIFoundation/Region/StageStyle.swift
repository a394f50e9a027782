import QuartzCore

/// A format style with a locale.
private protocol LocalizedStyle { var locale: Locale { get set } }

/// A format style for dates.
private protocol DateStyle: LocalizedStyle {
    var calendar: Calendar { get set }
    var timeZone: TimeZone { get set }
}

extension IntegerFormatStyle: LocalizedStyle {}
extension IntegerFormatStyle.Percent: LocalizedStyle {}
extension IntegerFormatStyle.Currency: LocalizedStyle {}
extension FloatingPointFormatStyle: LocalizedStyle {}
extension FloatingPointFormatStyle.Percent: LocalizedStyle {}
extension FloatingPointFormatStyle.Currency: LocalizedStyle {}
extension Decimal.FormatStyle: LocalizedStyle {}
extension Decimal.FormatStyle.Percent: LocalizedStyle {}
extension Decimal.FormatStyle.Currency: LocalizedStyle {}
extension ByteCountFormatStyle: LocalizedStyle {}
extension ListFormatStyle: LocalizedStyle {}
extension Duration.TimeFormatStyle: LocalizedStyle {}
extension Duration.UnitsFormatStyle: LocalizedStyle {}
extension Date.FormatStyle: DateStyle {}
extension Date.IntervalFormatStyle: DateStyle {}

extension FormatStyle {
    /// The style with the stage's locale, calendar and time zone where it has none of its own.
    var onStage: Self {
        let settings = SceneContext.current.settings
        guard var style = self as? any LocalizedStyle else { return self }
        if style.locale == .unset { style.locale = settings.locale }
        if var dates = style as? any DateStyle {
            if dates.calendar == .unset { dates.calendar = settings.calendar }
            if dates.timeZone == .unset { dates.timeZone = settings.timeZone }
            style = dates
        }
        return style as? Self ?? self
    }

    /// Formats a value with the style, completed with the stage's settings.
    func stageFormat(_ value: FormatInput) -> FormatOutput { onStage.format(value) }
}

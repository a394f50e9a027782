import QuartzCore

extension NSCalendar {
    /// Finds the start and the length of the unit of time that contains a date; returns whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?,
        interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        start?.pointee = found.start as NSDate
        interval?.pointee = found.duration
        return true
    }
}

extension NSLocale {
    /// Returns the name of a country in the language of the locale.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        (self as Locale).localizedString(forRegionCode: countryCode)
    }
}

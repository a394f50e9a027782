/// What a user can allow an app that asks; raw values are the names of the option `--grant`.
public enum StagePermission: String, CaseIterable, Sendable {
    /// Notifications.
    case notifications
    /// The library of photos, which has nine.
    case photos
    /// The contacts; the list is empty.
    case contacts
    /// The calendar, which is empty.
    case calendar
    /// The reminders; the list is empty.
    case reminders
    /// The microphone, which records silence.
    case microphone
    /// Recognising the user in other apps.
    case tracking
}

/// A place on the globe.
public struct StageLocation: Equatable, Sendable {
    /// Degrees north of the equator.
    public let latitude: Double
    /// Degrees east of Greenwich.
    public let longitude: Double

    /// Creates a place; nil unless the latitude is between -90 and 90, and the longitude between -180 and 180.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

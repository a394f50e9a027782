/// The amount of space that an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified
    /// The space is limited, as on a phone.
    case compact
    /// The space is ample, as on a tablet.
    case regular
}

/// The style of an interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is unspecified.
    case unspecified
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// The visual level of an interface, which determines its backgrounds in dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// The level is unspecified.
    case unspecified = -1
    /// The level of the main content.
    case base
    /// The level of content in front of the main content, such as a sheet.
    case elevated
}

/// The contrast between the colours of an interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is unspecified.
    case unspecified = -1
    /// The normal contrast.
    case normal
    /// A higher contrast.
    case high
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
    /// The weight is unspecified.
    case unspecified = -1
    /// The weights that the app requests.
    case regular
    /// Bolder weights, as the user chose in the settings.
    case bold
}

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// The range is unspecified.
    case unspecified = -1
    /// The range of sRGB.
    case SRGB
    /// The range of Display P3.
    case P3
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The direction is unspecified.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// The capability is unknown.
    case unknown
    /// The screen does not measure force.
    case unavailable
    /// The screen measures force.
    case available
}

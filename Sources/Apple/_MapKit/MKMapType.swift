import UIKit

/// Kinds of maps.
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard
    /// Pictures from above.
    case satellite
    /// Pictures with streets.
    case hybrid
    /// Pictures with heights.
    case satelliteFlyover
    /// Pictures with heights and streets.
    case hybridFlyover
    /// Streets in weak colours.
    case mutedStandard
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none
    /// It moves.
    case follow
    /// It moves and rotates.
    case followWithHeading
}

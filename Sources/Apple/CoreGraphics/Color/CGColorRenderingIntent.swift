/// How to convert colours that the destination space cannot represent; raw values are Apple's.
///
/// Accepted wherever Apple's API takes an intent, without effect: conversion always clips.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's default intent.
    case defaultIntent
    /// Preserves colours and clips those outside the gamut.
    case absoluteColorimetric
    /// Preserves colours relative to the white point and clips those outside the gamut.
    case relativeColorimetric
    /// Preserves the relations between colours.
    case perceptual
    /// Preserves saturation.
    case saturation
}

import QuartzCore

/// The version of Foundation, which is that of iOS 18.
public let NSFoundationVersionNumber = 3038.0
/// The version of Foundation in iOS 7.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.10

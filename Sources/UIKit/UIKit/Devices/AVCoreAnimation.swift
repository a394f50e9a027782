import QuartziteUIElements

/// A time that stands for 0 in animations of AVFoundation, in which a begin time of 0 means the current time.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

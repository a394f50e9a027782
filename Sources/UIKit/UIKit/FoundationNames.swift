import QuartziteUIElements
import QuartziteUIFoundation

// The types that replace those of Foundation and Dispatch are types of this module as well: a file that imports Foundation
// names them `UIKit.Timer`, and Swift searches modules that UIKit re-exports only for what UIKit itself lacks.

/// What replaces `BlockOperation`.
public typealias BlockOperation = QuartziteUIFoundation.BlockOperation
/// What replaces `DateComponentsFormatter`.
public typealias DateComponentsFormatter = QuartziteUIFoundation.DateComponentsFormatter
/// What replaces `DispatchGroup`.
public typealias DispatchGroup = QuartziteUIFoundation.DispatchGroup
/// What replaces `DispatchPredicate`.
public typealias DispatchPredicate = QuartziteUIFoundation.DispatchPredicate
/// What replaces `DispatchQueue`.
public typealias DispatchQueue = QuartziteUIFoundation.DispatchQueue
/// What replaces `DispatchSemaphore`.
public typealias DispatchSemaphore = QuartziteUIFoundation.DispatchSemaphore
/// What replaces `DispatchSource`.
public typealias DispatchSource = QuartziteUIFoundation.DispatchSource
/// What replaces `DispatchSourceProtocol`.
public typealias DispatchSourceProtocol = QuartziteUIFoundation.DispatchSourceProtocol
/// What replaces `DispatchSourceTimer`.
public typealias DispatchSourceTimer = QuartziteUIFoundation.DispatchSourceTimer
/// What replaces `DispatchTime`.
public typealias DispatchTime = QuartziteUIFoundation.DispatchTime
/// What replaces `DispatchWorkItem`.
public typealias DispatchWorkItem = QuartziteUIFoundation.DispatchWorkItem
/// What replaces `MeasurementFormatter`.
public typealias MeasurementFormatter = QuartziteUIFoundation.MeasurementFormatter
/// What replaces `NSComparisonPredicate`.
public typealias NSComparisonPredicate = QuartziteUIFoundation.NSComparisonPredicate
/// What replaces `NSExpression`.
public typealias NSExpression = QuartziteUIFoundation.NSExpression
/// What replaces `NotificationCenter`.
public typealias NotificationCenter = QuartziteUIFoundation.NotificationCenter
/// What replaces `Operation`.
public typealias Operation = QuartziteUIFoundation.Operation
/// What replaces `OperationQueue`.
public typealias OperationQueue = QuartziteUIFoundation.OperationQueue
/// What replaces `PersonNameComponentsFormatter`.
public typealias PersonNameComponentsFormatter = QuartziteUIFoundation.PersonNameComponentsFormatter
/// What replaces `Timer`.
public typealias Timer = QuartziteUIFoundation.Timer

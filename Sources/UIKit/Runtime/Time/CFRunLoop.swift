import QuartzCore

// What Core Foundation calls run loops and timers.

/// A run loop, as Core Foundation calls it.
public typealias CFRunLoop = RunLoop
/// What a run loop runs for, as Core Foundation calls it.
public typealias CFRunLoopMode = RunLoop.Mode
/// A timer, as Core Foundation calls it.
public typealias CFRunLoopTimer = Timer
/// Bits of Core Foundation's.
public typealias CFOptionFlags = UInt
/// What memory comes from; there is one kind, which nil stands for.
public typealias CFAllocator = NSObject

/// The only kind of memory there is.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// A timer that calls first at a date, and again after each interval; an interval of 0 or less stands for one call.
///
/// - Parameters:
///   - allocator: Not used.
///   - fireDate: The date of the first call, as ``CFAbsoluteTimeGetCurrent()`` counts.
///   - interval: Seconds from call to call.
///   - flags: Not used.
///   - order: Not used.
///   - block: What is called, with the timer.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block($0) }
}

/// Lets a timer run; the mode makes no difference.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { timer.schedule() }

/// Stops a timer's calls for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

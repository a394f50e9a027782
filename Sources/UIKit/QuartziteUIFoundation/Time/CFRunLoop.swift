import QuartzCore

// Core Foundation's names for run loops and timers.

/// Core Foundation's name for a run loop.
public typealias CFRunLoop = RunLoop
/// Core Foundation's name for a run loop mode.
public typealias CFRunLoopMode = RunLoop.Mode
/// Core Foundation's name for a timer.
public typealias CFRunLoopTimer = Timer
/// Core Foundation's type for option flags.
public typealias CFOptionFlags = UInt
/// Core Foundation's type for memory allocators; nil is the only allocator.
public typealias CFAllocator = NSObject

/// The default allocator, which is the only one.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Creates a timer that fires at a date and then after each interval; with an interval of 0 or less, it fires once.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - fireDate: The date of the first call, in seconds as ``CFAbsoluteTimeGetCurrent()`` returns them.
///   - interval: The seconds between calls.
///   - flags: Has no effect.
///   - order: Has no effect.
///   - block: The block to call with the timer.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block($0) }
}

/// Schedules a timer; the mode has no effect.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { timer.schedule() }

/// Stops a timer permanently.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

// MARK: Sources

extension RunLoop.Mode {
    /// The usual mode.
    public static var defaultMode: RunLoop.Mode { .default }
}

/// What a source of a run loop calls, which has no effect.
public struct CFRunLoopSourceContext {
    /// Creates an empty context.
    public init() {}
}

/// A source of a run loop, which is never signalled.
public final class CFRunLoopSource {
    fileprivate init() {}
}

/// Creates a source; the parameters have no effect.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator?, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource() }

/// Has no effect, since a source is never signalled.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}

/// Has no effect, since a source is never signalled.
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}

/// Performs what is due in the current run loop next.
public func CFRunLoopRun() { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }

/// Has no effect, since a run ends after what is due next.
public func CFRunLoopStop(_ rl: CFRunLoop!) {}

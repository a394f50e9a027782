import QuartziteUIDrawing

/// Starts the app with a delegate, as a `main.swift` does; `quartzite run` leaves this file out.
///
/// In a program that is started by itself, it prints that an app has no screen of its own.
///
/// - Parameters:
///   - argc: The number of arguments.
///   - argv: The arguments.
///   - principalClassName: The name of the application's class; ignored.
///   - delegateClassName: The name of the delegate's class; ignored, because only the host creates delegates.
/// - Returns: 1, since no app was started.
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    ApplicationHost.reportMissingStage()
    return 1
}

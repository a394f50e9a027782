import CoreGraphics

/// Calls a closure on the main actor, on which tests of views run, from code that is not isolated to it.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) let body = body
        MainActor.assumeIsolated { result = body() }
    }
    guard let result else { stop("the main actor did not run a closure") }
    return result
}

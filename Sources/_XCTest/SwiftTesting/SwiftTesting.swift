import Foundation
import QuartzCore
import Testing

/// The tests of Swift Testing of a program of `quartzite test`.
public enum _ModernTests {
    /// Runs the tests one after the other on the scene's clock, and returns the exit status.
    ///
    /// - Parameter arguments: What is run, as JSON: `filter`, `skip`, `listTests` and so on.
    @MainActor public static func run(_ arguments: Data) -> Int32 {
        let chosen = (try? JSONDecoder().decode(Arguments.self, from: arguments)) ?? Arguments()
        var passed = __CommandLineArguments_v0()
        passed.parallel = false
        passed.filter = chosen.filter
        passed.skip = chosen.skip
        passed.listTests = chosen.listTests
        passed.eventStreamOutputPath = chosen.events
        passed.eventStreamSchemaVersion = chosen.events == nil ? nil : "0"
        let end = ModernEnd()
        let given = passed
        Task { end.set(await __swiftPMEntryPoint(passing: given)) }
        SceneContext.current.wait(until: .infinity) { end.status != nil }
        return end.status ?? 1
    }

    private struct Arguments: Decodable {
        var filter: [String]?
        var skip: [String]?
        var listTests: Bool?
        /// The path of the file for events.
        var events: String?
    }
}

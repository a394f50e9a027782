@preconcurrency import Foundation
import QuartziteMedia
import QuartzCore
import QuartziteSceneHosting
import QuartziteSnapshots
import QuartziteStage
import UIKit

/// The program into which `quartzite test` compiles tests.
///
/// All tests run in one scene, in which the app has been launched, if there is one. The environment says which tests run
/// and where the program reports on them.
public struct TestProgram: Sendable {
    /// The variable with the path of the file to which events are written.
    package static let events = "QUARTZITE_TEST_EVENTS"
    /// The variable with the path of a file that lists the tests to run, one on each line; unset for all.
    package static let selection = "QUARTZITE_TEST_SELECTION"
    /// The variable that is set if the tests are those of Swift Testing; its value has the arguments, in JSON.
    package static let swiftTesting = "QUARTZITE_SWIFT_TESTING"
    /// Receives an event: its kind, the name of the test, a place and a message.
    public typealias Report = (String, String, String, String) -> Void

    private var bundledModules: [String] = []
    private var app: Opening?
    private var testsLaunchApp = false

    /// Creates a program without an app.
    public init() {}

    /// Makes the tests find the resources of the bundle that contains the program.
    ///
    /// - Parameter modules: The names of the modules, the app's or the tests' own first.
    public mutating func useBundle(modules: [String]) { bundledModules = modules }

    /// Launches an app before the tests; `sceneDelegate` is the class that the app's property list names, if any.
    public mutating func useApp(
        sceneDelegate: AnyClass? = nil, _ make: @escaping @MainActor () -> any UIApplicationDelegate
    ) {
        app = .app {
            let host = ApplicationHost.current
            if host.modules.isEmpty || host.launch.hasSceneManifest { host.sceneDelegate = sceneDelegate }
            return make()
        }
    }

    /// Leaves it to the tests to launch the app, as those of an interface do.
    public mutating func launchAppByTests() { testsLaunchApp = true }

    /// Calls a closure that runs the tests in their scene, and returns its exit status.
    ///
    /// - Parameters:
    ///   - run: Runs the tests of XCTest with these names, or all if nil, and reports on each.
    ///   - runSwiftTesting: Runs the tests of Swift Testing, with arguments in JSON, and reports on each.
    public func main(
        _ run: @MainActor (Set<String>?, @escaping Report) -> Int32,
        swiftTesting runSwiftTesting: @MainActor (Data, @escaping Report) -> Int32
    ) -> Int32 {
        SceneEnvironment.clearLibrarySettings()
        guard let options = try? TestOptions.parse(Array(CommandLine.arguments.dropFirst())) else {
            return ExitStatus.usage.rawValue
        }
        let environment = SceneEnvironment(options.region, options.network)
        if !environment.isInForce { environment.restart() }
        Lifeline.hold()
        setvbuf(stdout, nil, _IOLBF, 0)
        Interruption.ignoreFileSizeLimit()
        EarlyExit.watch("the test")
        defer { EarlyExit.forget() }
        do { try options.network.apply() } catch {
            return Failure(reporting: error)?.report() ?? ExitStatus.usage.rawValue
        }
        return MainActor.assumeIsolated {
            let stage = makeStage(options)
            let variables = ProcessInfo.processInfo.environment
            // The stage keeps the windows that the scene shows.
            defer { withExtendedLifetime(stage) {} }
            return stage.scene.run {
                let events = TestEventFile(variables[Self.events], limit: options.timeout?.seconds)
                options.apply(to: SnapshotSettings.current, reporting: events)
                if let arguments = variables[Self.swiftTesting] {
                    return runSwiftTesting(Data(arguments.utf8), events.write)
                }
                let names = variables[Self.selection].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
                let status = run(names.map { Set($0.split(separator: "\n").map(String.init)) }, events.write)
                if let remark = options.network.remark { Console.write("quartzite: warning: \(remark)\n") }
                return status
            }
        }
    }

    /// Creates the stage on which the tests run, with the app launched.
    @MainActor private func makeStage(_ options: TestOptions) -> Stage {
        let device = options.appearance.selectedDevice
        var configuration =
            device.map { StageConfiguration(device: $0, isLandscape: options.appearance.landscape) }
            ?? StageConfiguration(size: SceneProgram.screen)
        configuration.seed = options.region.seed?.value ?? 0
        configuration.timeZone = options.region.timeZone.value
        configuration.locale = options.region.locale.value
        options.appearance.apply(to: &configuration)
        if BundledApp.isRightToLeft { configuration.layoutDirection = .rightToLeft }
        configuration.showsKeyboard = testsLaunchApp && !options.appearance.hardwareKeyboard
        let images = ImageCatalog()
        images.addTree(Bundle.main.bundlePath)
        configuration.images = images
        BundledApp.addFonts()
        let none = Opening.app { TestsWithoutApp() }
        let opening = BundledApp(modules: bundledModules).prepared(app ?? none)
        let stage = Stage(configuration: configuration, opening: testsLaunchApp ? none : opening)
        if testsLaunchApp, app != nil { stage.scene.run { LaunchableApp.register(opening) } }
        stage.scene.runLoop.isMovedByWaits = true
        return stage
    }
}

/// The delegate of tests without an app.
private final class TestsWithoutApp: UIResponder, UIApplicationDelegate {}

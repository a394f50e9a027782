@preconcurrency import Foundation
import Media
import Stage
import UIKit

/// The program that `quartzite run` compiles somebody's own scenes into.
///
/// It is told every scene there is, and renders the one its first argument names, as the others ask.
public struct SceneProgram: Sendable {
    /// The screen, in points, unless options say otherwise.
    static let screen = CGSize(width: 375, height: 667)
    /// Seconds, unless options say otherwise.
    static let duration = 5.0

    private var openings: [(name: String, opening: Opening)] = []
    private var controllerNames: [String] = []

    /// A program without scenes.
    public init() {}

    /// Adds a view controller, to be shown alone in a window.
    public mutating func addController(_ name: String, _ make: @escaping @MainActor () -> UIViewController) {
        openings.append((name, .controller(make)))
        controllerNames.append(name)
    }

    /// Adds a view; it gets the screen to fill, and is shown in the middle where it has a size of its own.
    public mutating func addView(_ name: String, _ make: @escaping @MainActor (CGRect) -> UIView) {
        openings.append((name, .controller { ViewHost(make) }))
    }

    /// Adds an app by its delegate; `sceneDelegate` is the class that its property list would name, if any.
    public mutating func addApp(
        _ name: String, sceneDelegate: AnyClass? = nil, _ make: @escaping @MainActor () -> any UIApplicationDelegate
    ) {
        openings.append(
            (
                name,
                .app {
                    ApplicationHost.sceneDelegate = sceneDelegate
                    return make()
                }
            ))
    }

    /// Renders as the process's arguments ask; returns what to exit with.
    public func main() -> Int32 {
        let options = try? RunOptions.parse(Array(CommandLine.arguments.dropFirst(2)))
        if let environment = options.map({ SceneEnvironment($0.render.stage) }), !environment.isInForce {
            environment.restart()
        }
        Lifeline.hold()
        StandardOutput.reserve()
        // What the scene's code prints is there to read even if it crashes next.
        setvbuf(stdout, nil, _IOLBF, 0)
        Interruption.ignoreFileSizeLimit()
        EarlyExit.watch(CommandLine.arguments.dropFirst().first ?? "")
        defer { EarlyExit.forget() }
        return MainActor.assumeIsolated { perform(CommandLine.arguments.dropFirst()) }
    }

    @MainActor
    private func perform(_ arguments: ArraySlice<String>) -> Int32 {
        do {
            let options = try RunOptions.parse(Array(arguments.dropFirst()))
            guard let found = openings.first(where: { $0.name == arguments.first }) else {
                throw Failure(.internalError, "the compiled program has no scene \(arguments.first ?? "")")
            }
            ImageCatalog.shared.replacesMissing = true
            if options.code.tutorialLines { CAEmitterLayer.lineDirection.withLock { $0 = 0 } }
            for folder in options.code.pictureFolders.reversed() { ImageCatalog.shared.addTree(folder) }
            try render(found, options)
            if !options.render.report.quiet { warnOfPictures() }
            return ExitStatus.success.rawValue
        } catch {
            return (Failure(reporting: error) ?? Failure(.internalError, "\(error)")).report()
        }
    }

    /// Renders a scene; in place of an app whose storyboard would make its window, the only view controller.
    @MainActor
    private func render(_ found: (name: String, opening: Opening), _ options: RunOptions) throws {
        do {
            let stage = options.render.stage
            let opening = stage.chosenBackground == nil ? Self.onWhite(found.opening) : found.opening
            try options.rendering.render(
                Scene(
                    name: found.name, size: Self.screen, duration: Self.duration, opening: opening,
                    inputs: { ImageCatalog.shared.readFiles }))
        } catch is SceneRenderer.NoWindow {
            let reason = "\(found.name) shows no window, and storyboards are not read"
            let controllers = openings.filter { controllerNames.contains($0.name) }
            guard controllers.count == 1 else {
                let names = controllerNames.joined(separator: ", ")
                throw Failure(.renderFailed, reason + (names.isEmpty ? "" : "; add --scene with one of: \(names)"))
            }
            if !options.render.report.quiet { Console.tell("\(reason): showing \(controllers[0].name)\n") }
            try render(controllers[0], options)
        }
    }

    /// Shows a controller as a storyboard does: over white, unless its code chooses another colour.
    private static func onWhite(_ opening: Opening) -> Opening {
        guard case .controller(let make) = opening else { return opening }
        return .controller {
            let controller = make()
            controller.storyboardBackground = .systemBackground
            return controller
        }
    }

    /// Says which pictures placeholders were drawn for, and why.
    private func warnOfPictures() {
        let unreadable = ImageCatalog.shared.unreadableFiles
        for (path, reason) in unreadable.prefix(20) {
            // Some reasons name the file.
            let what = reason.contains(path) ? reason : "cannot read \(path): \(reason)"
            Console.tell("quartzite: warning: \(what)\n")
        }
        if unreadable.count > 20 {
            Console.tell("quartzite: warning: \(unreadable.count - 20) more pictures cannot be read\n")
        }
        let names = ImageCatalog.shared.missingNames
        guard !names.isEmpty else { return }
        let (shown, rest) = (names.prefix(20).joined(separator: ", "), names.count - 20)
        Console.tell(
            """
            quartzite: warning: no picture called \(shown)\(rest > 0 ? " and \(rest) more" : ""); placeholders are drawn. \
            Put pictures beside the source, or name their folder with --assets

            """)
    }
}

import Foundation
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

    /// A program without scenes.
    public init() {}

    /// Adds a view controller, to be shown alone in a window.
    public mutating func addController(_ name: String, _ make: @escaping @MainActor () -> UIViewController) {
        openings.append((name, .controller(make)))
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
        Lifeline.hold()
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
            for folder in options.pictureFolders.reversed() { ImageCatalog.shared.addTree(folder) }
            try options.rendering.render(
                Scene(name: found.name, size: Self.screen, duration: Self.duration, opening: found.opening))
            if !options.render.report.quiet { warnOfMissingPictures() }
            return ExitStatus.success.rawValue
        } catch {
            return (Failure(reporting: error) ?? Failure(.internalError, "\(error)")).report()
        }
    }

    private func warnOfMissingPictures() {
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

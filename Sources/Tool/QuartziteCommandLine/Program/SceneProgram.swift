@preconcurrency import Foundation
import QuartziteMedia
import QuartzCore
import QuartziteSceneHosting
import QuartziteStage
import UIKit
import _PlaygroundSupport

/// The program into which `quartzite run` compiles the user's scenes.
///
/// All scenes are registered; the program renders the one that its first argument names, with the options in the
/// others.
public struct SceneProgram: Sendable {
    /// The default screen size in points.
    package static let screen = CGSize(width: 375, height: 667)
    /// The default duration in seconds.
    package static let duration = 5.0
    /// The argument with which the program serves a `SceneProcess` instead of rendering a film.
    package static let hosting = "--host"

    private var openings: [(name: String, opening: Opening)] = []
    private var controllerNames: [String] = []
    /// The screen sizes of the previews that name one.
    private var sizes: [String: CGSize] = [:]
    /// The modules of the app whose bundle contains the program, the app's own first; nil if there is no bundle.
    private var bundledModules: [String]?

    /// Creates a program without scenes.
    public init() {}

    /// Makes the program start as the property list of its bundle says, with the resources of the bundle.
    ///
    /// - Parameter modules: The names of the app's modules, its own first.
    public mutating func useBundle(modules: [String]) { bundledModules = modules }

    /// Adds a view controller, which becomes the root of a window.
    public mutating func addController(_ name: String, _ make: @escaping @MainActor () -> UIViewController) {
        openings.append((name, .controller(make)))
        controllerNames.append(name)
    }

    /// Adds a view, which fills the screen, or is centred if it has an intrinsic size.
    public mutating func addView(_ name: String, _ make: @escaping @MainActor (CGRect) -> UIView) {
        openings.append((name, .controller { ViewHost(make) }))
    }

    /// Adds a preview, which returns a view or a view controller.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points; nil for the default one.
    ///   - isLandscape: Whether the default screen lies on its side.
    public mutating func addPreview(
        _ name: String, size: CGSize? = nil, isLandscape: Bool = false, _ make: @escaping @MainActor () -> UIResponder
    ) {
        sizes[name] = size ?? (isLandscape ? CGSize(width: Self.screen.height, height: Self.screen.width) : nil)
        openings.append(
            (
                name,
                .controller {
                    switch make() {
                    case let controller as UIViewController: controller
                    case let view as UIView: ViewHost { _ in view }
                    default: UIViewController()
                    }
                }
            ))
    }

    /// Adds a page of a playground, which shows its live view.
    ///
    /// - Parameter run: Runs the code of the page.
    public mutating func addPlayground(_ name: String, _ run: @escaping @MainActor () -> Void) {
        openings.append((name, .controller { PlaygroundScreen.controller(running: run) }))
    }

    /// Adds an app by its delegate; `sceneDelegate` is the class that the app's property list names, if any.
    public mutating func addApp(
        _ name: String, sceneDelegate: AnyClass? = nil, _ make: @escaping @MainActor () -> any UIApplicationDelegate
    ) {
        openings.append(
            (
                name,
                .app {
                    let host = ApplicationHost.current
                    let isBundled = !host.modules.isEmpty
                    // The app of a bundle has scenes only if its property list says so.
                    if !isBundled || host.launch.hasSceneManifest { host.sceneDelegate = sceneDelegate }
                    return make()
                }
            ))
    }

    /// Renders with the options in the process's arguments, and returns the exit status.
    public func main() -> Int32 {
        SceneEnvironment.clearLibrarySettings()
        let arguments = CommandLine.arguments.filter { $0 != Self.hosting }
        let isHosted = arguments.count < CommandLine.arguments.count
        let options = try? RunOptions.parse(Array(arguments.dropFirst(2)))
        if let environment = options.map({ SceneEnvironment($0.render.stage.region, $0.network) }),
            !environment.isInForce
        {
            environment.restart()
        }
        if isHosted { CrashReports.send() } else { Lifeline.hold() }
        if !isHosted { StandardOutput.reserve() }
        // Line buffering keeps the output of the scene's code if it crashes.
        setvbuf(stdout, nil, _IOLBF, 0)
        Interruption.ignoreFileSizeLimit()
        EarlyExit.watch(arguments.dropFirst().first ?? "")
        defer { EarlyExit.forget() }
        return MainActor.assumeIsolated { perform(arguments.dropFirst(), isHosted: isHosted) }
    }

    @MainActor
    private func perform(_ arguments: ArraySlice<String>, isHosted: Bool) -> Int32 {
        do {
            let options = try RunOptions.parse(Array(arguments.dropFirst()))
            guard let found = openings.first(where: { $0.name == arguments.first }) else {
                throw Failure(.internalError, "the compiled program has no scene \(arguments.first ?? "")")
            }
            try options.network.apply()
            let images = ImageCatalog()
            images.replacesMissing = true
            let isBundled = bundledModules != nil && options.code.assets.isEmpty
            let folders = isBundled ? [Bundle.main.bundlePath] : options.code.pictureFolders
            for folder in folders.reversed() { images.addTree(folder) }
            if bundledModules != nil { BundledApp.addFonts() }
            setDefaults(options.code.defaults)
            if isHosted {
                SceneServer.run { picture in try makeSession(of: found, images, options, picture) }
                return ExitStatus.success.rawValue
            }
            try render(found, images, options)
            if !options.render.report.quiet {
                warn(of: images)
                if let remark = options.network.remark { Console.write("quartzite: warning: \(remark)\n") }
            }
            return ExitStatus.success.rawValue
        } catch {
            return (Failure(reporting: error) ?? Failure(.internalError, "\(error)")).report()
        }
    }

    @MainActor
    private func render(_ found: (name: String, opening: Opening), _ images: ImageCatalog, _ options: RunOptions) throws
    {
        try show(found, images, options) { scene in
            let emptyColor = try options.rendering.render(scene)
            if let emptyColor, !options.render.report.quiet {
                Console.write("quartzite: warning: \(scene.name) shows nothing; every frame is plain \(emptyColor)\n")
            }
        }
    }

    /// Returns a session that shows a scene to another process; it draws on one thread.
    @MainActor
    private func makeSession(
        of found: (name: String, opening: Opening), _ images: ImageCatalog, _ options: RunOptions,
        _ picture: (Int) -> SharedPicture
    ) throws -> SceneSession {
        try show(found, images, options) { scene in
            try SceneRenderer(scene, options.render.stage, options.render.appearance)
                .makeSession(threads: 1, picture: picture)
        }
    }

    /// Passes a scene to `body`; if an app has no window because it has no storyboard, passes the only view controller.
    @MainActor
    private func show<Result>(
        _ found: (name: String, opening: Opening), _ images: ImageCatalog, _ options: RunOptions,
        _ body: (RenderedScene) throws -> Result
    ) throws -> Result {
        do {
            let stage = options.render.stage
            let own = bundledModules.map { BundledApp(modules: $0).prepared(found.opening) } ?? found.opening
            let opening = stage.selectedBackground == nil ? Self.onWhite(own) : own
            return try body(
                RenderedScene(
                    name: found.name, size: sizes[found.name] ?? Self.screen, duration: Self.duration, opening: opening,
                    images: images,
                    emitterLineDirection: options.code.tutorialLines ? 0 : SceneSettings().emitterLineDirection,
                    isStrict: options.code.strict, listsUnsupported: options.code.listUnsupported,
                    fixedAppearance: bundledStyle, isRightToLeft: isRightToLeft(options), showsSystemBars: true,
                    showsKeyboard: true, sourceDigest: options.code.sourceDigest,
                    settings: options.code.settings.merging(options.network.settings) { set, _ in set },
                    inputs: SceneInputs(folders: options.code.pictureFolders) { images.readFiles }))
        } catch is SceneRenderer.NoWindow {
            let reason = "\(found.name) shows no window"
            let controllers = openings.filter { controllerNames.contains($0.name) }
            guard controllers.count == 1 else {
                let names = controllerNames.joined(separator: ", ")
                throw Failure(.renderFailed, reason + (names.isEmpty ? "" : "; add --scene with one of: \(names)"))
            }
            if !options.render.report.quiet { Console.write("\(reason): showing \(controllers[0].name)\n") }
            return try show(controllers[0], images, options, body)
        }
    }

    /// Whether the language of the app's texts, or the chosen one if there are none, is written from right to left.
    private func isRightToLeft(_ options: RunOptions) -> Bool {
        bundledModules == nil
            ? options.code.language.map(BundledApp.isRightToLeft) ?? false : BundledApp.isRightToLeft
    }

    /// The interface style that the property list of the bundle names; nil if it names none (interface_builder_segues.md I111).
    private var bundledStyle: UIUserInterfaceStyle? {
        guard bundledModules != nil else { return nil }
        return LaunchConfiguration(Bundle.main.infoDictionary ?? [:], isPad: false).interfaceStyle
    }

    /// Makes values available in `UserDefaults`, where launch arguments are on Apple's systems.
    private func setDefaults(_ values: [SceneSetting]) {
        guard !values.isEmpty else { return }
        let arguments = Dictionary(values.map { ($0.key, $0.value as Any) }) { _, last in last }
        UserDefaults.standard.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
    }

    /// Shows a controller on white, like a storyboard, unless its code sets a background colour.
    private static func onWhite(_ opening: Opening) -> Opening {
        guard case .controller(let make) = opening else { return opening }
        return .controller {
            let controller = make()
            controller.storyboardBackground = .systemBackground
            return controller
        }
    }

    /// Warns about images that were replaced by placeholders.
    private func warn(of images: ImageCatalog) {
        let unreadable = images.unreadableFiles
        for (path, reason) in unreadable.prefix(20) {
            // Some reasons contain the path.
            let what = reason.contains(path) ? reason : "cannot read \(path): \(reason)"
            Console.write("quartzite: warning: \(what)\n")
        }
        if unreadable.count > 20 {
            Console.write("quartzite: warning: \(unreadable.count - 20) more pictures cannot be read\n")
        }
        let symbols = images.missingSymbols
        if !symbols.isEmpty {
            let (shown, rest) = (symbols.prefix(20).joined(separator: ", "), symbols.count - 20)
            Console.write("quartzite: warning: no symbol called \(shown)\(rest > 0 ? " and \(rest) more" : "")\n")
        }
        let names = images.missingNames
        guard !names.isEmpty else { return }
        let (shown, rest) = (names.prefix(20).joined(separator: ", "), names.count - 20)
        Console.write(
            """
            quartzite: warning: no picture called \(shown)\(rest > 0 ? " and \(rest) more" : ""); placeholders are drawn. \
            Put pictures beside the source, or name their folder with --assets

            """)
    }
}

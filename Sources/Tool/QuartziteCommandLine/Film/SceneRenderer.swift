import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteFilm
import QuartziteSceneHosting
import QuartziteStage

/// Draws the frames of a scene on a stage, with the settings of the options.
@MainActor
package struct SceneRenderer {
    package let scene: RenderedScene
    package let canvas: Canvas
    package let seed: UInt64
    package let threads: Int
    private let background: UInt32
    private let stage: Stage
    /// The outlines of the device around its screen, as it is held at the start and the other way.
    private let frame: DeviceFrame?
    private let turnedFrame: DeviceFrame?

    /// Starts a scene.
    ///
    /// - Parameter defaultScale: The number of pixels per point without `--size` and `--scale`; nil, the default, is
    ///   that of the device, or else 2.
    package init(
        _ scene: RenderedScene, _ options: StageOptions, _ appearance: AppearanceOptions, defaultScale: Double? = nil
    ) throws {
        try Kernels.checkRequest()
        self.scene = scene
        let script = try options.touches.map(TouchFile.read) ?? TouchScript(json: scene.touchScript)
        seed = options.region.seed?.value ?? scene.seed
        threads = options.workers.threads(processors: ProcessInfo.processInfo.activeProcessorCount)
        let background = options.background.premultiplied
        self.background = background
        let device = appearance.selectedDevice
        let desired = device.map { appearance.landscape ? $0.size.turned : $0.size } ?? scene.size
        let first = try Canvas(around: desired, options, appearance, defaultScale)
        let points = appearance.frame ? desired : first.points
        var configuration = StageConfiguration(
            size: points, scale: first.scale, seed: seed, timeZone: options.region.timeZone.value,
            locale: options.region.locale.value)
        configuration.images = scene.images
        configuration.emitterLineDirection = scene.emitterLineDirection
        appearance.apply(to: &configuration)
        if scene.isRightToLeft { configuration.layoutDirection = .rightToLeft }
        configuration.showsSystemBars = scene.showsSystemBars
        configuration.showsKeyboard = scene.showsKeyboard && !appearance.hardwareKeyboard
        if let style = scene.fixedAppearance { configuration.appearance = style }
        stage = Stage(configuration: configuration, opening: scene.opening)
        // An app that does not support the orientation opens in another one.
        let isTurned = stage.screenSize != points
        canvas =
            isTurned && options.size == nil
            ? try Canvas(around: desired.turned, options, appearance, defaultScale) : first
        let screen = isTurned ? points.turned : points
        let output = canvas.pixels
        let other = try PixelSize(width: output.height, height: output.width)
        func outline(_ size: CGSize, _ output: PixelSize) -> DeviceFrame? {
            guard appearance.frame, let device else { return nil }
            return DeviceFrame(device, size: size, scale: first.scale, output: output, background: background)
        }
        frame = outline(screen, output)
        turnedFrame = outline(screen.turned, other)
        stage.play(script)
        try check()
        if case .app = scene.opening, stage.window.rootViewController == nil, stage.window.subviews.isEmpty {
            throw NoWindow()
        }
    }

    /// Throws if a text so far lacks its font, or a gesture its element, or if the scene is strict, for warnings about
    /// storyboards and xibs, for touches without a reaction, and for members without effect, so far.
    package func check() throws {
        if let font = MissingFonts.needed {
            throw Failure(
                .renderFailed,
                "\(scene.name) has text in \(font.family), which is not installed; install it with "
                    + "`apt install \(font.debianPackage)` (`quartzite doctor` lists all fonts)")
        }
        if let problem = stage.inputProblems.first(where: { $0.isFailure || scene.isStrict }) {
            throw Failure(
                .renderFailed, problem.isFailure ? problem.text : "\(problem.text), which --strict forbids")
        }
        guard scene.isStrict else { return }
        let count = stage.interfaceWarnings.count
        if count > 0 {
            let warnings = count == 1 ? "a warning" : "\(count) warnings"
            throw Failure(
                .renderFailed, "\(scene.name) has \(warnings) about storyboards and xibs, which --strict forbids")
        }
        let members = stage.unsupportedMembers
        guard !members.isEmpty else { return }
        let (listed, rest) = (members.prefix(5).joined(separator: ", "), members.count - 5)
        throw Failure(
            .renderFailed,
            "\(scene.name) uses what has no effect here, which --strict forbids: \(listed)"
                + (rest > 0 ? " and \(rest) more" : ""))
    }

    /// Tells the user which members without effect the scene has used, one a line, if the options ask for it.
    func listUnsupported() {
        guard scene.listsUnsupported else { return }
        let members = stage.unsupportedMembers
        let title =
            switch members.count {
            case 0: "all that \(scene.name) used has an effect"
            case 1: "\(scene.name) used one member without effect:"
            default: "\(scene.name) used \(members.count) members without effect:"
            }
        Console.write("quartzite: \(title)\n" + members.map { "    \($0)\n" }.joined())
    }

    /// An app created no window, or an empty one.
    struct NoWindow: Error {}

    /// The scene's own duration, rounded to milliseconds.
    package var duration: Rational { Rational(Int128((scene.duration * 1000).rounded()), over: 1000) }

    /// What VoiceOver would visit now.
    var elements: ElementList { ElementList(scene: scene.name, stage) }

    /// Seeks to `time`, forward or backward, replaying the scene if necessary.
    package func seek(to time: TimeInterval) { stage.seek(to: time) }

    /// Advances to `time`.
    func advance(to time: TimeInterval) { stage.advance(to: time) }

    /// Draws the current frame into `bitmap`, and returns its render tree.
    ///
    /// While the device is held the other way than at the start, the frame is reduced to fit.
    @discardableResult
    package func draw(into bitmap: Bitmap) -> RenderTree {
        guard let frame else { return stage.draw(into: bitmap, background: background, threads: threads) }
        guard let turnedFrame, !frame.fits(stage) else { return draw(frame, into: bitmap) }
        let picture = Bitmap(width: bitmap.height, height: bitmap.width)
        let tree = draw(turnedFrame, into: picture)
        bitmap.fit(picture, background: background)
        return tree
    }

    private func draw(_ frame: DeviceFrame, into bitmap: Bitmap) -> RenderTree {
        let screen = frame.makeScreen()
        let tree = stage.draw(into: screen, background: 0xff00_0000, threads: threads)
        frame.draw(screen, into: bitmap)
        return tree
    }

    /// Returns a session that shows the scene, without the outline of a device.
    ///
    /// - Parameter picture: Returns the memory for frames with a number of pixels.
    package func makeSession(threads: Int? = nil, picture: (Int) -> SharedPicture = SharedPicture.init) -> SceneSession
    {
        let facts = SceneFacts(
            name: scene.name, width: stage.size.width, height: stage.size.height, scale: stage.scale,
            pixelWidth: canvas.pixels.width, pixelHeight: canvas.pixels.height, duration: scene.duration, seed: seed,
            input: stage.input)
        return SceneSession(
            stage, facts: facts, background: background, threads: threads ?? self.threads,
            picture: picture(canvas.pixels.width * canvas.pixels.height))
    }

    package func makeBitmap() -> Bitmap { Bitmap(width: canvas.pixels.width, height: canvas.pixels.height) }
}

extension Canvas {
    /// The canvas of a screen, or of a device's outline around it, with the sizes of the options.
    @MainActor fileprivate init(
        around screen: CGSize, _ options: StageOptions, _ appearance: AppearanceOptions, _ defaultScale: Double?
    ) throws {
        try self.init(
            scene: appearance.frame ? DeviceFrame.size(around: screen) : screen, size: options.size,
            scale: options.scale,
            defaultScale: defaultScale ?? appearance.selectedDevice.map { Double($0.scale) } ?? Canvas.defaultScale)
    }
}

extension CGSize {
    /// The size with its sides exchanged.
    fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

import Lottie
import UIKit

/// Draws the frames of lottie-ios's snapshot tests to PNG files when it is shown.
///
/// The environment names the checkout (`LOTTIE_CHECKOUT`), the folder of the results (`LOTTIE_OUTPUT`), the rendering
/// engine (`LOTTIE_ENGINE`), the way of drawing (`LOTTIE_DRAWING`), and which of how many parts of the samples to draw
/// (`LOTTIE_PART`, such as 0/4).
final class LottieFrames: UIViewController {
    private let environment = ProcessInfo.processInfo.environment
    private var checkout: String { environment["LOTTIE_CHECKOUT"] ?? "." }

    override func viewDidLoad() {
        super.viewDidLoad()
        LottieLogger.shared = .printToConsole
        let fonts = (try? FileManager.default.contentsOfDirectory(atPath: "\(checkout)/Tests/Samples/Fonts")) ?? []
        for font in fonts where font.hasSuffix(".ttf") {
            let file = URL(fileURLWithPath: "\(checkout)/Tests/Samples/Fonts/\(font)")
            CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        }
        let part = (environment["LOTTIE_PART"] ?? "0/1").split(separator: "/").compactMap { Int($0) }
        for (index, name) in sampleNames.enumerated() where index % part[1] == part[0] {
            autoreleasepool { drawFrames(of: name) }
        }
    }

    /// The names of the samples, which are their paths without the extension.
    private var sampleNames: [String] {
        let folder = "\(checkout)/Tests/Samples"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let types = ["json", "lottie", "lot"]
        let names = files.filter { types.contains(($0 as NSString).pathExtension) }
        let wanted = environment["LOTTIE_SAMPLES"].map { $0.split(separator: ",").map(String.init) }
        return Set(names.map { ($0 as NSString).deletingPathExtension }).sorted().filter {
            wanted?.contains($0) ?? true
        }
    }

    private func drawFrames(of name: String) {
        let snapshot = SnapshotConfiguration.forSample(named: name)
        let usesCoreAnimation = environment["LOTTIE_ENGINE"] != "mainThread"
        let configuration = LottieConfiguration(renderingEngine: usesCoreAnimation ? .coreAnimation : .mainThread)
        guard snapshot.shouldSnapshot(using: configuration) else { return }
        let frames = snapshot.customFramesToSnapshot?.map { LottiePlaybackMode.PausedState.frame($0) }
        let progress = (snapshot.customProgressValuesToSnapshot ?? [0, 0.25, 0.5, 0.75, 1]).map {
            LottiePlaybackMode.PausedState.progress($0)
        }
        for state in frames ?? progress {
            guard let view = makeView(name, snapshot, configuration) else { return }
            view.setPlaybackMode(.paused(at: state))
            let window = UIWindow()
            window.bounds = view.bounds
            window.isHidden = false
            window.addSubview(view)
            CATransaction.flush()
            let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
                if environment["LOTTIE_DRAWING"] == "hierarchy" {
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                } else {
                    view.layer.presentation()?.render(in: context.cgContext)
                }
            }
            let test = usesCoreAnimation ? "testCoreAnimationRenderingEngine" : "testMainThreadRenderingEngine"
            let text = "\(name) (\(Self.describe(state)))".replacingOccurrences(
                of: "\\W+", with: "-", options: .regularExpression
            ).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
            let file = "\(environment["LOTTIE_OUTPUT"] ?? ".")/\(test).\(text).png"
            try? image.pngData()?.write(to: URL(fileURLWithPath: file))
            view.removeFromSuperview()
            window.isHidden = true
        }
    }

    private static func describe(_ state: LottiePlaybackMode.PausedState) -> String {
        switch state {
        case .progress(let progress): "\(Int(progress * 100))%"
        case .frame(let frame): "Frame \(Int(frame))"
        default: "?"
        }
    }

    private func makeView(
        _ name: String, _ snapshot: SnapshotConfiguration, _ configuration: LottieConfiguration
    ) -> LottieAnimationView? {
        let path = "\(checkout)/Tests/Samples/\(name)"
        let view: LottieAnimationView
        if let animation = ["json", "lot"].lazy.compactMap({ LottieAnimation.filepath("\(path).\($0)") }).first {
            view = LottieAnimationView(animation: animation, configuration: configuration)
        } else if let file = try? DotLottieFile.SynchronouslyBlockingCurrentThread.loadedFrom(
            filepath: "\(path).lottie"
        ).get() {
            view = LottieAnimationView(dotLottie: file, configuration: configuration)
        } else {
            return nil
        }
        guard let animation = view.animation else { return nil }
        let (width, height) = (CGFloat(animation.width), CGFloat(animation.height))
        let limit = snapshot.maxSnapshotDimension
        view.frame.size =
            width > height
            ? CGSize(width: min(width, limit), height: min(width, limit) * (height / width))
            : CGSize(width: min(height, limit) * (width / height), height: min(height, limit))
        for (keypath, provider) in snapshot.customValueProviders { view.setValueProvider(provider, keypath: keypath) }
        if let provider = snapshot.customImageProvider { view.imageProvider = provider }
        if let provider = snapshot.customTextProvider { view.textProvider = provider }
        if let provider = snapshot.customFontProvider { view.fontProvider = provider }
        if let viewport = snapshot.customViewportFrame { view.viewportFrame = viewport }
        return view
    }
}

extension Bundle {
    /// The bundle with the samples' pictures.
    static var lottie: Bundle {
        Bundle(path: "\(ProcessInfo.processInfo.environment["LOTTIE_CHECKOUT"] ?? ".")/Tests") ?? .main
    }
}

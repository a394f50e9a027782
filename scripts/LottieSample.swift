import Lottie
import UIKit

/// An animation of lottie-ios's snapshot tests, with the rendering engine that the environment names (`LOTTIE_ENGINE`).
struct LottieSample {
    let name: String
    let usesCoreAnimation = environment["LOTTIE_ENGINE"] != "mainThread"

    private static let environment = ProcessInfo.processInfo.environment
    private static let checkout = environment["LOTTIE_CHECKOUT"] ?? "."

    /// The names of the samples, which are their paths without the extension.
    static var names: [String] {
        let folder = "\(checkout)/Tests/Samples"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let types = ["json", "lottie", "lot"]
        let names = files.filter { types.contains(($0 as NSString).pathExtension) }
        let desired = environment["LOTTIE_SAMPLES"].map { $0.split(separator: ",").map(String.init) }
        return Set(names.map { ($0 as NSString).deletingPathExtension }).sorted().filter {
            desired?.contains($0) ?? true
        }
    }

    static func registerFonts() {
        let fonts = (try? FileManager.default.contentsOfDirectory(atPath: "\(checkout)/Tests/Samples/Fonts")) ?? []
        for font in fonts where font.hasSuffix(".ttf") {
            let file = URL(fileURLWithPath: "\(checkout)/Tests/Samples/Fonts/\(font)")
            CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        }
    }

    private var path: String { "\(Self.checkout)/Tests/Samples/\(name)" }
    private var snapshot: SnapshotConfiguration { .forSample(named: name) }
    private var configuration: LottieConfiguration {
        LottieConfiguration(renderingEngine: usesCoreAnimation ? .coreAnimation : .mainThread)
    }

    /// Whether the tests draw the sample with the engine.
    var isDrawn: Bool { snapshot.shouldSnapshot(using: configuration) }

    /// The states in which the tests draw the sample.
    var states: [LottiePlaybackMode.PausedState] {
        snapshot.customFramesToSnapshot?.map { .frame($0) }
            ?? (snapshot.customProgressValuesToSnapshot ?? [0, 0.25, 0.5, 0.75, 1]).map { .progress($0) }
    }

    /// Reads the animation, or returns nil if it is in an archive.
    func readAnimation() -> LottieAnimation? {
        ["json", "lot"].lazy.compactMap { LottieAnimation.filepath("\(path).\($0)", animationCache: nil) }.first
    }

    /// Reads the archive of the animation.
    func readFile() -> DotLottieFile? {
        try? DotLottieFile.SynchronouslyBlockingCurrentThread.loadedFrom(filepath: "\(path).lottie").get()
    }

    /// Makes a view of the size that the tests use, or returns nil if the files cannot be read.
    func makeView() -> LottieAnimationView? {
        if let animation = readAnimation() { return makeView(of: animation) }
        return readFile().flatMap(makeView)
    }

    func makeView(of animation: LottieAnimation) -> LottieAnimationView? {
        prepare(LottieAnimationView(animation: animation, configuration: configuration))
    }

    func makeView(of file: DotLottieFile) -> LottieAnimationView? {
        prepare(LottieAnimationView(dotLottie: file, configuration: configuration))
    }

    private func prepare(_ view: LottieAnimationView) -> LottieAnimationView? {
        guard let animation = view.animation else { return nil }
        let snapshot = snapshot
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

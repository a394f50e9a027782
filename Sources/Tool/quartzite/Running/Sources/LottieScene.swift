import Foundation
import QuartziteCommandLine

/// The scene that plays a Lottie animation with the user's copy of lottie-ios.
///
/// The animation's path and the settings of `--set` reach it as user defaults, so one program plays all animations.
enum LottieScene {
    /// Returns the sources to compile: those that the user named, with the scene in place of an animation, and
    /// lottie-ios.
    static func sources(of code: CodeOptions) throws -> [String] {
        let sources = code.paths.filter { !CodeOptions.isAnimation($0) }
        guard code.paths.count - sources.count <= 1 else {
            throw Failure.usage("run plays one animation at a time; name one of \(code.paths.joined(separator: ", "))")
        }
        guard let animation = code.animation else {
            return try sources + (code.lottie.map { [try librarySources(in: $0)] } ?? [])
        }
        try check(animation)
        guard let library = code.lottie else {
            throw Failure.usage("\(animation) is an animation; name your copy of lottie-ios, as in --lottie lottie-ios")
        }
        return try [writtenScene()] + sources + [librarySources(in: library)]
    }

    /// Whether an animation is played without any code of the user's own.
    static func playsOnlyAnimation(_ code: CodeOptions) -> Bool {
        code.animation != nil && code.paths.count == 1
    }

    /// Throws if a file is missing or is no animation.
    private static func check(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(.missingInput, "\(path): there is no such file")
        }
        let isAnimation =
            if path.hasSuffix(".lottie") {
                // An archive starts with these letters.
                try FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 2) == Data("PK".utf8)
            } else {
                (try? JSONSerialization.jsonObject(with: SwiftFiles.contents(of: path)) as? [String: Any])?["layers"]
                    is [Any]
            }
        guard isAnimation else { throw Failure(.missingInput, "\(path): not a Lottie animation") }
    }

    /// Returns the folder of the library's sources in a copy of lottie-ios.
    private static func librarySources(in folder: String) throws -> String {
        let sources = (folder as NSString).appendingPathComponent("Sources")
        guard FileManager.default.fileExists(atPath: sources + "/Public/Animation/LottieAnimationView.swift") else {
            throw Failure(.missingInput, "--lottie \(folder): there is no lottie-ios in this folder")
        }
        return sources
    }

    /// Returns the path of the scene's source, which is written to the cache unless it is there.
    private static func writtenScene() throws -> String {
        let folder = try CacheFolder.path() + "/lottie"
        let path = folder + "/LottieScene.swift"
        guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return path }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        return path
    }

    private static let text = #"""
        import Lottie
        import UIKit

        final class LottieScene: UIViewController {
            private let settings = UserDefaults.standard

            override func viewDidLoad() {
                super.viewDidLoad()
                // The library asserts that it does not read archives on the main thread, where a scene's queues run.
                LottieLogger.shared = LottieLogger(assert: { _, _, _, _ in })
                let path = settings.string(forKey: "animation") ?? ""
                let engine: RenderingEngineOption =
                    settings.string(forKey: "engine") == "mainThread" ? .mainThread : .automatic
                let configuration = LottieConfiguration(renderingEngine: engine)
                if path.hasSuffix(".lottie") {
                    DotLottieFile.loadedFrom(filepath: path) { [weak self] result in
                        guard let file = try? result.get() else { return Self.refuse(path) }
                        self?.play(LottieAnimationView(dotLottie: file, configuration: configuration))
                    }
                } else {
                    guard let animation = LottieAnimation.filepath(path) else { return Self.refuse(path) }
                    let folder = (path as NSString).deletingLastPathComponent
                    let pictures = FilepathImageProvider(filepath: folder)
                    play(
                        LottieAnimationView(
                            animation: animation, imageProvider: pictures, configuration: configuration))
                }
            }

            private static func refuse(_ path: String) {
                FileHandle.standardError.write(Data("quartzite: lottie-ios cannot read \(path)\n".utf8))
                exit(66)
            }

            private func play(_ player: LottieAnimationView) {
                player.frame = view.bounds
                player.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                player.contentMode = .scaleAspectFit
                view.addSubview(player)
                if let speed = settings.string(forKey: "speed").flatMap(Double.init) {
                    player.animationSpeed = CGFloat(speed)
                }
                let loop: LottieLoopMode
                switch settings.string(forKey: "loop") {
                case "once": loop = .playOnce
                case "autoreverse": loop = .autoReverse
                case let text?: loop = Float(text).map { .repeat($0) } ?? .loop
                case nil: loop = .loop
                }
                if let marker = settings.string(forKey: "marker") {
                    player.play(marker: marker, loopMode: loop)
                } else {
                    player.play(fromProgress: 0, toProgress: 1, loopMode: loop)
                }
            }
        }
        """#
}

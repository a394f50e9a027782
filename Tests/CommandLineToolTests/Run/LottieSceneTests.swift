import Foundation
import Testing

@Suite("Lottie animations", .enabled(if: RunTool.built))
struct LottieSceneTests {
    /// A library with lottie-ios's names, whose view fills itself with red if it got what the test asked for.
    private static let library = """
        import UIKit

        public enum RenderingEngineOption { case mainThread, automatic }
        public enum LottieLoopMode { case playOnce, loop, autoReverse, `repeat`(Float) }
        public struct LottieConfiguration {
            public init(renderingEngine: RenderingEngineOption) {}
        }
        public final class LottieLogger {
            nonisolated(unsafe) public static var shared = LottieLogger(assert: { _, _, _, _ in fatalError() })
            public init(
                assert: @escaping (@autoclosure () -> Bool, @autoclosure () -> String, StaticString, UInt) -> Void
            ) {}
        }
        public final class LottieAnimation {
            public static func filepath(_ path: String) -> LottieAnimation? {
                FileManager.default.contents(atPath: path).map { _ in LottieAnimation() }
            }
        }
        public final class DotLottieFile {
            public static func loadedFrom(filepath: String, handleResult: @escaping (Result<DotLottieFile, Error>) -> Void) {
                handleResult(.success(DotLottieFile()))
            }
        }
        public final class FilepathImageProvider {
            public init(filepath: String) {}
        }
        open class LottieAnimationView: UIView {
            public var animationSpeed: CGFloat = 1
            public init(
                animation: LottieAnimation?, imageProvider: FilepathImageProvider, configuration: LottieConfiguration
            ) { super.init(frame: .zero) }
            public init(dotLottie: DotLottieFile?, configuration: LottieConfiguration) { super.init(frame: .zero) }
            public required init?(coder: NSCoder) { nil }
            open func play(fromProgress: CGFloat?, toProgress: CGFloat, loopMode: LottieLoopMode?) {
                show(loopMode, "")
            }
            open func play(marker: String, loopMode: LottieLoopMode?) { show(loopMode, marker) }
            private func show(_ mode: LottieLoopMode?, _ marker: String) {
                guard case .repeat(2)? = mode, marker == "in", animationSpeed == 0.5 else { return }
                backgroundColor = .red
            }
        }
        """

    private func write(_ tool: RunTool) throws {
        try tool.write(Self.library, to: "lottie/Sources/Public/Animation/LottieAnimationView.swift")
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Lottie", targets: [.target(name: "Lottie", path: "Sources")])
            """
        try tool.write(manifest, to: "lottie/Package.swift")
        try tool.write(#"{"layers": []}"#, to: "a.json")
    }

    @Test("An animation is played by the user's copy of lottie-ios, with the settings of --set")
    func plays() throws {
        try withRunTool { tool in
            try write(tool)
            try tool.write("PK, like an archive", to: "b.lottie")
            let settings = "--set speed=0.5 --set loop=2 --set marker=in"
            let small = "--lottie lottie --frames 0 --size 8x8 --scale 1 -j 1"
            let red = try tool.hashes("a.json \(small) \(settings)")
            #expect(try tool.hashes("b.lottie \(small) \(settings)") == red)
            #expect(try tool.hashes("a.json \(small)") != red)
        }
    }

    @Test("What is missing is named")
    func missing() throws {
        try withRunTool { tool in
            try write(tool)
            try tool.write("no animation", to: "bad.json")
            try tool.write("no archive", to: "bad.lottie")
            for (arguments, status, message) in [
                ("bad.json --lottie lottie", 66, "bad.json: not a Lottie animation"),
                ("bad.lottie --lottie lottie", 66, "bad.lottie: not a Lottie animation"),
                ("a.json", 64, "a.json is an animation; name your copy of lottie-ios, as in --lottie lottie-ios"),
                ("none.json --lottie lottie", 66, "none.json: there is no such file"),
                ("a.json --lottie .", 66, "--lottie .: there is no lottie-ios in this folder"),
                ("a.json a.json --lottie lottie", 64, "run plays one animation at a time; name one of a.json, a.json"),
            ] {
                let result = try tool.run(arguments + " -o a.png")
                #expect(result.status == Int32(status) && result.errors.contains(message), "\(result.errors)")
            }
        }
    }
}

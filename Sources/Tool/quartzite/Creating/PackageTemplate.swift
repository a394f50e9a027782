/// A new package: a scene, a program that writes a film of it, tests, and a file for continuous integration.
struct PackageTemplate {
    /// The name of the package and of its module.
    let name: String
    /// The path or URL of Quartzite's package.
    let quartzite: String

    /// The texts of the files by their paths.
    var files: [(path: String, text: String)] {
        [
            ("Package.swift", manifest), ("Sources/\(name)/BallViewController.swift", scene),
            ("Sources/\(name)Film/main.swift", film), ("Tests/\(name)Tests/BallTests.swift", tests),
            (".github/workflows/tests.yml", workflow), (".gitignore", ".build\n*.mp4\n"), ("README.md", readme),
        ]
    }

    private var isAddress: Bool { quartzite.contains("://") }

    private var manifest: String {
        let place = swiftLiteral(quartzite)
        let dependency =
            isAddress
            ? ".package(url: \(place), from: \(swiftLiteral(Quartzite.version)))"
            : ".package(name: \"quartzite\", path: \(place))"
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [
                    \(dependency)
                ],
                targets: [
                    .target(
                        name: "\(name)",
                        dependencies: [.product(name: "UIKit", package: "quartzite")]
                    ),
                    .executableTarget(
                        name: "\(name)Film",
                        dependencies: ["\(name)", .product(name: "QuartziteFilm", package: "quartzite")]
                    ),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: ["\(name)", .product(name: "QuartziteTesting", package: "quartzite")]
                    ),
                ]
            )

            """
    }

    private var scene: String {
        """
        import UIKit

        /// A ball that jumps when the screen is tapped.
        public final class BallViewController: UIViewController {
            private let ball = UIView(frame: CGRect(x: 90, y: 220, width: 60, height: 60))

            public override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                ball.backgroundColor = .systemOrange
                ball.layer.cornerRadius = 30
                view.addSubview(ball)
                // On iOS: action: #selector(jump(_:)), and @objc before the method.
                let jump = Selector("jump:", BallViewController.jump(_:))
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: jump))
            }

            func jump(_ recognizer: UITapGestureRecognizer) {
                let jump = CAKeyframeAnimation(keyPath: "transform.translation.y")
                jump.values = [0, -180, 0, -60, 0]
                jump.keyTimes = [0, 0.35, 0.7, 0.85, 1]
                jump.timingFunctions = [.easeOut, .easeIn, .easeOut, .easeIn].map { CAMediaTimingFunction(name: $0) }
                jump.duration = 1.2
                ball.layer.add(jump, forKey: "jump")
            }
        }

        """
    }

    private var film: String {
        """
        import Foundation
        import \(name)
        import QuartziteFilm
        import QuartziteStage

        let stage = Stage(size: CGSize(width: 240, height: 320), scale: 2) { BallViewController() }
        stage.tap(at: CGPoint(x: 120, y: 160))
        do {
            try await stage.writeFilm(to: URL(filePath: "ball.mp4"), duration: .seconds(1.5), frameRate: 60)
        } catch {
            print(error)
            exit(1)
        }

        """
    }

    private var tests: String {
        """
        import Foundation
        import \(name)
        import QuartziteTesting
        import QuartziteStage
        import Testing

        @Suite("The ball") @MainActor
        struct BallTests {
            private let stage = Stage(size: CGSize(width: 240, height: 320), scale: 1) { BallViewController() }

            @Test("A tap lets the ball jump, and it lands where it was")
            func jump() throws {
                let atRest = stage.frame().hash
                stage.tap(at: CGPoint(x: 120, y: 160))
                stage.advance(by: .milliseconds(400))
                #expect(stage.frame().hash != atRest)
                try stage.runUntilIdle(limit: .seconds(5))
                #expect(stage.frame().hash == atRest)
            }

            @Test("A time shows the same frame, in whatever order the times are shown")
            func seeking() throws {
                stage.tap(at: CGPoint(x: 120, y: 160))
                try expectSeekable(stage, times: [0, 0.3, 0.9, 2])
            }
        }

        """
    }

    private var workflow: String {
        """
        # Requires Quartzite at a URL in Package.swift: a path exists only on your machine.
        name: Tests
        on: [push, pull_request]
        jobs:
          test:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
              - run: swift package resolve
              - run: .build/checkouts/quartzite/scripts/install-deps
              - run: swift test

        """
    }

    private var readme: String {
        """
        # \(name)

        A scene for Quartzite, with a film and tests.

            swift run \(name)Film                    # writes ball.mp4
            swift test
            quartzite play Sources/\(name)           # the scene in a window
            quartzite studio Sources/\(name)         # in a browser, compiled again at each save

        The first build compiles Quartzite, which takes some minutes; later ones take seconds.

        """
    }
}

import Lottie
import UIKit

/// Draws the frames of lottie-ios's snapshot tests to PNG files when it is shown.
///
/// The environment names the checkout (`LOTTIE_CHECKOUT`), the folder of the results (`LOTTIE_OUTPUT`), the rendering
/// engine (`LOTTIE_ENGINE`), the way of drawing (`LOTTIE_DRAWING`), and which of how many parts of the samples to draw
/// (`LOTTIE_PART`, such as 0/4).
final class LottieFrames: UIViewController {
    private let environment = ProcessInfo.processInfo.environment

    override func viewDidLoad() {
        super.viewDidLoad()
        LottieLogger.shared = .printToConsole
        LottieSample.registerFonts()
        let part = (environment["LOTTIE_PART"] ?? "0/1").split(separator: "/").compactMap { Int($0) }
        for (index, name) in LottieSample.names.enumerated() where index % part[1] == part[0] {
            autoreleasepool { drawFrames(of: LottieSample(name: name)) }
        }
    }

    private func drawFrames(of sample: LottieSample) {
        guard sample.isDrawn else { return }
        for state in sample.states {
            guard let view = sample.makeView() else { return }
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
            let test =
                sample.usesCoreAnimation ? "testCoreAnimationRenderingEngine" : "testMainThreadRenderingEngine"
            let text = "\(sample.name) (\(Self.describe(state)))".replacingOccurrences(
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
}

import Glibc
import Lottie
import UIKit

/// Measures how long one of lottie-ios's samples takes, and writes the figures to the file `LOTTIE_OUTPUT`.
///
/// The line of the file has the milliseconds to read the file, to build the layers and to draw a frame, and the greatest
/// memory of the process in kilobytes after the first view and its frames. Times are of the processor, on all threads,
/// and the least of several rounds.
///
/// - Building begins with the animation that was read, and ends with the commit that follows the first layout.
/// - Drawing is `render(in:)` of the presentation layer into a context that exists; the median of the tests' frames.
final class LottieTimes: UIViewController {
    private let environment = ProcessInfo.processInfo.environment

    override func viewDidLoad() {
        super.viewDidLoad()
        LottieLogger.shared = .printToConsole
        LottieSample.registerFonts()
        guard let name = LottieSample.names.first else { return write("") }
        let sample = LottieSample(name: name)
        guard sample.isDrawn else { return write("") }
        let file = sample.readAnimation() == nil ? sample.readFile() : nil
        var animation: LottieAnimation?
        let reading = least(rounds: 3) {
            animation = sample.readAnimation() ?? sample.readFile()?.animations.first?.animation
        }
        let make: () -> LottieAnimationView? = {
            if let file { return sample.makeView(of: file) }
            return animation.flatMap(sample.makeView)
        }
        guard let first = make() else { return }
        var drawing: [Double] = []
        show(first) { view in
            guard let context = Self.context(of: view.bounds.size) else { return }
            for state in sample.states {
                view.setPlaybackMode(.paused(at: state))
                CATransaction.flush()
                drawing.append(least(rounds: 3) { view.layer.presentation()?.render(in: context) })
            }
        }
        let memory = Self.peakMemory
        let building = least(rounds: 4) { make().map { show($0) { _ in } } }
        let drawn = drawing.sorted()
        write("\(reading) \(building) \(drawn.isEmpty ? 0 : drawn[drawn.count / 2]) \(memory)\n")
    }

    /// Puts a view into a window, paused at the beginning, calls `body`, and removes it.
    private func show(_ view: LottieAnimationView, _ body: (LottieAnimationView) -> Void) {
        let window = UIWindow()
        window.bounds = view.bounds
        window.isHidden = false
        window.addSubview(view)
        view.setPlaybackMode(.paused(at: .progress(0)))
        CATransaction.flush()
        body(view)
        view.removeFromSuperview()
        window.isHidden = true
    }

    /// Returns the least milliseconds of processor time that `body` takes, in fewer rounds if it takes long.
    private func least(rounds: Int, _ body: () -> Void) -> Double {
        var (result, total) = (Double.infinity, 0.0)
        for _ in 0..<rounds where total < 3000 {
            let start = Self.processorTime
            autoreleasepool { body() }
            let time = Self.processorTime - start
            result = min(result, time)
            total += time
        }
        return result
    }

    /// The milliseconds of the processor's clock, because UIKit's functions tell the scene's time.
    private static var processorTime: Double {
        var time = timespec()
        _ = Glibc.clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    private static func context(of size: CGSize) -> CGContext? {
        CGContext(
            data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }

    /// The greatest memory of the process so far, in kilobytes.
    private static var peakMemory: String {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.map(String.init) ?? "0"
    }

    private func write(_ text: String) {
        let output = URL(fileURLWithPath: environment["LOTTIE_OUTPUT"] ?? "times.txt")
        try? Data(text.utf8).write(to: output)
    }
}

import QuartziteMedia
import QuartziteSceneRuntime
import QuartziteStage
import UIKit

/// A view whose animations run on the scene's clock while pictures of it are taken.
@MainActor struct MovingView {
    /// The most pictures that are taken.
    private static let maximum = 10_000
    private let prepared: PreparedView

    /// Creates the view, and plays a touch script in JSON from now on.
    init(_ prepared: PreparedView, touches: String?) {
        self.prepared = prepared
        CATransaction.flush()
        guard let touches else { return }
        do {
            try TouchScript(json: Data(touches.utf8)).play(in: .current)
        } catch {
            stop("The touch script cannot be played: \(error)")
        }
    }

    /// Returns an animated PNG with the frames from now on, and removes the view from its window.
    func film(duration: TimeInterval, frameRate: Double) -> Data {
        guard duration.isFinite, duration >= 0, frameRate.isFinite, frameRate > 0,
            duration * frameRate < Double(Self.maximum)
        else { stop("A film of \(duration) s with \(frameRate) frames per second cannot be taken") }
        let count = max(1, Int((duration * frameRate).rounded(.up)))
        let frames = pictures(at: (0..<count).map { Double($0) / frameRate }).map {
            AnimationEncoder.Frame($0, duration: 1 / frameRate)
        }
        return (try? AnimationEncoder(frames, playCount: 1).apng()) ?? Data()
    }

    /// Returns one picture with the view at several times from now on, and removes the view from its window.
    func strip(at times: [TimeInterval]) -> UIImage {
        guard times.count < Self.maximum, times.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            stop("Pictures at \(times) s cannot be taken")
        }
        let order = times.indices.sorted { times[$0] < times[$1] }
        let captured = pictures(at: order.map { times[$0] })
        guard let first = captured.first else { return UIImage() }
        let strip = Bitmap(width: first.width * captured.count, height: first.height)
        for (index, picture) in zip(order, captured) where picture.width == first.width {
            for y in 0..<min(first.height, picture.height) {
                (strip.row(y) + index * first.width).update(from: picture.row(y), count: first.width)
            }
        }
        return UIImage(cgImage: CGImage(bitmap: strip), scale: prepared.scale, orientation: .up)
    }

    /// Returns pictures at times from now on, which ascend.
    private func pictures(at times: [TimeInterval]) -> [Bitmap] {
        defer { prepared.dispose() }
        var now: TimeInterval = 0
        return times.compactMap { time in
            if time > now { advance(by: time - now) }
            now = time
            return prepared.drawShown().cgImage?.bitmap
        }
    }
}

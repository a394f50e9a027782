import QuartziteMedia
import QuartziteStage
import UIKit
import _XCTest

// Strategies for views that move, beside those of other systems.

extension Snapshotting where Value == UIView, Format == Data {
    /// Films a view, and stores the film as an animated PNG.
    ///
    /// - Parameters:
    ///   - duration: The length of the film in seconds of the scene's clock.
    ///   - frameRate: The frames in a second.
    ///   - size: The size of the view; nil for its own.
    ///   - traits: Traits of the view, and the scale of the frames.
    ///   - touches: A touch script in JSON, whose times count from the beginning of the film; nil for none. A script
    ///     that cannot be read ends the test with a message.
    public static func film(
        duration: TimeInterval, frameRate: Double = 30, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), touches: String? = nil
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .film) { view in
            onMainActor {
                let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size)
                let prepared = PreparedView(
                    view, in: UIViewController(), config: config, traits: traits, isInKeyWindow: false)
                return MovingView(prepared, touches: touches).film(duration: duration, frameRate: frameRate)
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == Data {
    /// Films the view of a controller on a device, and stores the film as an animated PNG; see the strategy for views.
    public static func film(
        on config: ViewImageConfig = ViewImageConfig(), duration: TimeInterval, frameRate: Double = 30,
        traits: UITraitCollection = UITraitCollection(), touches: String? = nil
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .film) { controller in
            onMainActor {
                let prepared = PreparedView(
                    controller.view, in: controller, config: config, traits: traits, isInKeyWindow: false)
                return MovingView(prepared, touches: touches).film(duration: duration, frameRate: frameRate)
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Draws a view at several times, in seconds of the scene's clock, side by side in one picture.
    ///
    /// - Parameter touches: A touch script in JSON, whose times count from the same moment; nil for none.
    public static func strip(
        at times: [TimeInterval], precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), touches: String? = nil
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { view in
            onMainActor {
                let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size)
                let prepared = PreparedView(
                    view, in: UIViewController(), config: config, traits: traits, isInKeyWindow: false)
                return MovingView(prepared, touches: touches).strip(at: times)
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Draws the view of a controller at several times, side by side in one picture; see the strategy for views.
    public static func strip(
        on config: ViewImageConfig = ViewImageConfig(), at times: [TimeInterval], precision: Float = 1,
        perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(), touches: String? = nil
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { controller in
            onMainActor {
                let prepared = PreparedView(
                    controller.view, in: controller, config: config, traits: traits, isInKeyWindow: false)
                return MovingView(prepared, touches: touches).strip(at: times)
            }
        }
    }
}

extension Diffing where Value == Data {
    /// Compares films frame by frame.
    fileprivate static var film: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { old, new in
                guard old != new else { return nil }
                guard let old = try? ImageDecoder.decode(old) else {
                    return ("Reference film could not be loaded.", [])
                }
                guard let new = try? ImageDecoder.decode(new) else { return ("Newly-taken film is empty.", []) }
                guard old.frameCount == new.frameCount else {
                    return ("The film has \(new.frameCount) frames, and its reference \(old.frameCount).", [])
                }
                for index in 0..<old.frameCount {
                    guard let a = try? old.frame(at: index), let b = try? new.frame(at: index) else { continue }
                    if let difference = ImageCheck(UIImage(cgImage: a), UIImage(cgImage: b)).difference(1, 1) {
                        return ("Frame \(index + 1) of \(old.frameCount): \(difference)", [])
                    }
                }
                return nil
            })
    }
}

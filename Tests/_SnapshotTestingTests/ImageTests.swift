import Foundation
import QuartziteSnapshots
import TestSupport
import Testing
import UIKit

@testable @_spi(Internals) import _SnapshotTesting

@MainActor @Suite("Pictures are taken and compared", .serialized)
struct ImageTests {
    private let folder = TemporaryFolder()

    /// Returns the picture that a strategy takes.
    private func taken<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage? {
        var result: UIImage?
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> UInt32? { image?.cgImage?.bitmap[x, y] }

    @Test("A view is drawn at its size or another one, at the scale of the screen or of its traits")
    func views() throws {
        try inScene(scale: 2) {
            let own = taken(square(.red), .image)
            #expect(own?.cgImage?.width == 20 && pixel(own, 19, 19) == 0xffff_0000)
            let traits = UITraitCollection(displayScale: 3)
            let other = taken(square(.red), .image(size: CGSize(width: 6, height: 4), traits: traits))
            #expect(other?.cgImage?.width == 18 && other?.cgImage?.height == 12 && other?.scale == 3)
        }
    }

    @Test("A view gets its frame back, and its superview loses it")
    func restored() throws {
        try inScene {
            let view = square(.blue)
            view.frame.origin = CGPoint(x: 7, y: 8)
            _ = taken(view, .image(size: CGSize(width: 50, height: 60)))
            #expect(view.frame == CGRect(x: 7, y: 8, width: 10, height: 10))
        }
    }

    @Test("A view controller has the size, safe area and traits of a device")
    func devices() throws {
        final class Controller: UIViewController {
            var seen: [String] = []
            override func viewDidLayoutSubviews() {
                let (insets, traits) = (view.safeAreaInsets, traitCollection)
                seen.append(
                    "\(view.bounds.size.width) \(insets.top) \(insets.bottom) \(traits.horizontalSizeClass.rawValue)")
            }
        }
        try inScene {
            let controller = Controller()
            let picture = taken(controller, .image(on: .iPhoneX))
            #expect(picture?.size == CGSize(width: 375, height: 812))
            #expect(controller.seen.last == "375.0 44.0 34.0 1")
            let lying = Controller()
            _ = taken(lying, .image(on: .iPhoneXr(.landscape)))
            #expect(lying.seen.last == "896.0 0.0 24.0 2")
        }
    }

    @Test(
        "Devices have the sizes of their screens",
        arguments: [
            (ViewImageConfig.iPhoneSe, 320, 568), (.iPhone8Plus(.landscape), 736, 414), (.iPhone13Mini, 375, 812),
            (.iPhone13ProMax(.landscape), 926, 428), (.iPadMini, 1024, 768),
            (.iPadPro11(.portrait(splitView: .twoThirds)), 504, 1194),
            (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024),
        ])
    func sizes(config: ViewImageConfig, width: Int, height: Int) {
        #expect(config.size == CGSize(width: width, height: height))
    }

    @Test("Half of a large tablet is wide, and half of a small one is not")
    func splits() {
        #expect(ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
    }

    @Test("Layers, paths and pictures are drawn")
    func others() throws {
        try inScene {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
            layer.backgroundColor = UIColor.green.cgColor
            #expect(pixel(taken(layer, .image), 0, 0) == 0xff00_ff00)
            let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 3, height: 3))
            #expect(taken(path, .image(scale: 2))?.cgImage?.width == 6)
            #expect(pixel(taken(path.cgPath, .image), 1, 1) == 0xff00_0000)
        }
    }

    @Test("A picture matches as precisely as the suite asks for")
    func precision() throws {
        try inScene {
            let (red, other) = (square(.red), square(UIColor(red: 0.98, green: 0, blue: 0, alpha: 1)))
            let white = square(.red)
            white.addSubview(square(.white, side: 3))
            _ = verify(red, as: .image, in: folder)
            #expect(verify(red, as: .image, in: folder) == nil)
            #expect(
                verify(other, as: .image, in: folder)?.contains("Newly-taken snapshot does not match reference.")
                    == true)
            #expect(verify(other, as: .image(perceptualPrecision: 0.97), in: folder) == nil)
            #expect(
                verify(other, as: .image(perceptualPrecision: 0.999), in: folder)?.contains("perceptual color") == true)
            // 9 of 100 pixels differ, in two of four bytes.
            #expect(verify(white, as: .image(precision: 0.9), in: folder) == nil)
            #expect(
                verify(white, as: .image(precision: 0.97), in: folder)?
                    .contains("Actual image precision 0.955 is less than required 0.97") == true)
            #expect(verify(white, as: .image(precision: 0.9, perceptualPrecision: 0.98), in: folder) == nil)
            let failure = verify(white, as: .image(precision: 0.92, perceptualPrecision: 0.98), in: folder)
            #expect(failure?.contains("is less than required 0.92") == true, "\(failure ?? "equal")")
        }
    }

    @Test("A reference of another size and one that is damaged are failures, and a failure has a page")
    func unusable() throws {
        try inScene {
            _ = verify(square(.red), as: .image, in: folder)
            let other = verify(square(.red, side: 11), as: .image, in: folder)
            #expect(
                other?.contains("Newly-taken snapshot@(11.0, 11.0) does not match reference@(10.0, 10.0).") == true)
            #expect(other?.contains(".html") == true)
            try Data("no picture".utf8).write(to: folder.url("references/test.a.png"))
            #expect(
                verify(square(.red), as: .image, in: folder)?.contains("Reference image could not be loaded.") == true)
        }
    }

    @Test("A view without a size has no picture, but a reference that says so")
    func empty() throws {
        try inScene {
            #expect(taken(UIView(), .image)?.cgImage == nil)
            _ = verify(UIView(), as: .image, in: folder)
            #expect(
                UIImage(contentsOfFile: folder.url("references/test.a.png").path)?.size
                    == CGSize(width: 400, height: 80))
            #expect(verify(UIView(), as: .image, in: folder)?.contains("Newly-taken snapshot is empty.") == true)
        }
    }

    @Test("Films and strips show a view as its animations run")
    func films() throws {
        /// A view whose dot moves from the time at which the view is in a window.
        final class MovingDot: UIView {
            let dot = square(.black, side: 4)

            override func didMoveToWindow() {
                super.didMoveToWindow()
                guard window != nil else { return }
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.dot.frame.origin.x = 16 }
            }
        }
        func moving() -> UIView {
            let view = MovingDot(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .white
            view.addSubview(view.dot)
            return view
        }
        try inScene {
            let strip = taken(moving(), .strip(at: [0, 1]))
            #expect(strip?.cgImage?.width == 40)
            let colors = (0..<40).map { pixel(strip, $0, 1) }
            #expect(colors[1] == 0xff00_0000 && colors[38] == 0xff00_0000, "\(colors)")
            var film: Data?
            Snapshotting<UIView, Data>.film(duration: 0.5, frameRate: 10).snapshot(moving()).run { film = $0 }
            let animated = try #require(film.flatMap { UIImage(data: $0) })
            #expect(animated.size == CGSize(width: 20, height: 20))
            _ = verify(moving(), as: .film(duration: 0.5, frameRate: 10), in: folder)
            #expect(verify(moving(), as: .film(duration: 0.5, frameRate: 10), in: folder) == nil)
            let still = verify(square(.white, side: 20), as: .film(duration: 0.5, frameRate: 10), in: folder)
            #expect(still?.contains("Frame 1 of 5: Newly-taken snapshot does not match reference.") == true)
        }
    }
}

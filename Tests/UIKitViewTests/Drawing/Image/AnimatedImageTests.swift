import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// uikit_animation.md §5: animated images.
@MainActor @Suite(.serialized) struct AnimatedImageTests {
    private let screen = TestScreen()

    /// A grey image whose brightness identifies it.
    private func picture(_ index: Int, scale: CGFloat = 1) -> UIImage {
        let bitmap = Bitmap(width: 10, height: 10)
        bitmap.clear(0xff00_0000 | UInt32(index * 20) * 0x01_0101)
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    private func row(_ count: Int) -> [UIImage] { (0..<count).map { picture($0) } }

    private func imageView() -> UIImageView {
        screen.run {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            screen.window.addSubview(view)
            return view
        }
    }

    /// The index of the image that is shown; nil for none.
    private func index(at time: Double) -> Int? {
        screen.advance(to: time)
        let pixel = screen.pixel(20, 20)
        return pixel[3] == 255 ? pixel[0] / 20 : nil
    }

    @Test("Image 6 of 12 in a second is shown from 0.5 to 0.5833 s in every cycle", .rule("U21"))
    func turns() {
        let view = imageView()
        screen.run { view.image = UIImage.animatedImage(with: row(12), duration: 1) }
        #expect(view.isAnimating)
        for round in [0.0, 1, 7] {
            #expect(index(at: round + 0.499) == 5)
            #expect(index(at: round + 0.501) == 6)
            #expect(index(at: round + 0.583) == 6)
            #expect(index(at: round + 0.584) == 7)
        }
        screen.run { view.stopAnimating() }
        #expect(!view.isAnimating && index(at: 9.55) == 0)
        screen.run { view.startAnimating() }
        #expect(index(at: 9.55 + 0.3) == 3)
        screen.run { view.image = picture(9) }
        #expect(!view.isAnimating && index(at: 12) == 9)
    }

    @Test(
        "An animated image reports its images and duration, and has the size and pixels of the first one",
        .rule("uikit_animation §5"))
    func properties() throws {
        let images = [picture(1, scale: 2)] + row(2)
        let image = try #require(UIImage.animatedImage(with: images, duration: 1.5))
        #expect(image.images == images && image.duration == 1.5)
        #expect(image.size == CGSize(width: 5, height: 5) && image.scale == 2 && image.cgImage === images[0].cgImage)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(picture(1).images == nil && picture(1).duration == 0)
        #expect(UIImage.animatedImage(with: [image, picture(3)], duration: 1)?.images?.count == 4)
        #expect(UIImage.animatedImage(with: images, duration: .nan)?.duration == 0)
    }

    @Test("Each image is shown for a thirtieth of a second when no duration is set", .rule("uikit_animation §5"))
    func defaultDuration() {
        let view = imageView()
        screen.run { view.image = UIImage.animatedImage(with: row(4), duration: 0) }
        let shown = (0..<6).map { index(at: (Double($0) + 0.5) / 30) }
        #expect(shown == [0, 1, 2, 3, 0, 1])
    }

    @Test("Numbered files start at 0 or 1 and end before the first missing number", .rule("uikit_animation §5", "U22"))
    func named() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "AnimatedImageTests-names-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["gap0", "gap1", "gap3", "one1", "one2", "late2", "zeros01"] {
            let data = try #require(picture(1).pngData())
            try data.write(to: folder.appendingPathComponent(name + ".png"))
        }
        ImageCatalog.current.addFolder(folder.path)
        let gap = UIImage.animatedImageNamed("gap", duration: 3)
        #expect(gap?.images?.count == 2 && gap?.duration == 3)
        #expect(UIImage.animatedImageNamed("gap.png", duration: 3)?.images?.count == 2)
        #expect(UIImage.animatedImageNamed("one", duration: 1)?.images?.count == 2)
        #expect(UIImage.animatedImageNamed("late", duration: 1) == nil)
        #expect(UIImage.animatedImageNamed("zeros", duration: 1) == nil)
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let resizable = UIImage.animatedResizableImageNamed(
            "gap", capInsets: caps, resizingMode: .stretch, duration: 1)
        #expect(resizable?.images?.allSatisfy { $0.capInsets == caps && $0.resizingMode == .stretch } == true)
    }

    @Test(
        "animationImages replace the image during their cycles, and then the image is shown again",
        .rule("uikit_animation §5"))
    func rounds() {
        let view = imageView()
        screen.run {
            view.image = picture(10)
            view.animationImages = row(4)
            view.animationDuration = 0.4
            view.animationRepeatCount = 2
        }
        #expect(!view.isAnimating && index(at: 0) == 10)
        screen.run { view.startAnimating() }
        #expect([0.05, 0.15, 0.35, 0.45, 0.75].map { index(at: $0) } == [0, 1, 3, 0, 3])
        #expect(view.isAnimating)
        #expect(index(at: 0.81) == 10 && !view.isAnimating)
        screen.run { view.startAnimating() }
        #expect(view.isAnimating && index(at: 0.81 + 0.25) == 2)
        screen.run { view.stopAnimating() }
        #expect(index(at: 1.1) == 10)
    }

    @Test("Any time shows the same image when seeked and when reached step by step", arguments: [0.05, 3.333, 1000.21])
    func seeking(time: Double) {
        let view = imageView()
        screen.run {
            view.animationImages = row(12)
            view.animationDuration = 1
            view.startAnimating()
        }
        for step in stride(from: 0, to: min(time, 4), by: 0.37) { screen.advance(to: step) }
        #expect(index(at: time) == Int((time - time.rounded(.down)) * 12))
        let word = screen.pixel(20, 20)
        let fresh = TestScreen()
        fresh.run {
            let other = UIImageView(frame: view.frame)
            fresh.window.addSubview(other)
            other.animationImages = row(12)
            other.animationDuration = 1
            other.startAnimating()
        }
        fresh.advance(to: time)
        #expect(fresh.pixel(20, 20) == word)
    }

    @Test("The animation starts when the view enters a window and restarts in another one")
    func windows() {
        let view = screen.scene.run {
            UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        screen.run { view.image = UIImage.animatedImage(with: row(10), duration: 1) }
        screen.advance(to: 0.55)
        screen.run { screen.window.addSubview(view) }
        #expect(index(at: 0.56) == 0 && index(at: 0.86) == 3)
        screen.run { view.removeFromSuperview() }
        #expect(index(at: 1) == nil && view.isAnimating)
        screen.advance(to: 1.3)
        screen.run { screen.window.addSubview(view) }
        #expect(index(at: 1.35) == 0 && index(at: 1.75) == 4)
    }

    @Test("Highlighted views show and animate their highlighted images")
    func highlighted() {
        let view = imageView()
        screen.run {
            view.image = picture(2)
            view.highlightedImage = picture(5)
        }
        #expect(index(at: 0) == 2)
        screen.run { view.isHighlighted = true }
        #expect(index(at: 0.1) == 5)
        screen.run {
            view.animationImages = row(3)
            view.highlightedAnimationImages = [picture(11), picture(12)]
            view.animationDuration = 1
            view.startAnimating()
        }
        #expect(index(at: 0.2) == 11 && index(at: 0.7) == 12)
        screen.run { view.isHighlighted = false }
        #expect(index(at: 0.8) == 0)
        let sized = UIImageView(image: nil, highlightedImage: picture(1, scale: 2))
        #expect(sized.frame.size == CGSize(width: 5, height: 5) && !sized.isUserInteractionEnabled)
    }
}

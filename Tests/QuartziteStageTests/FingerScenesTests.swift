import QuartziteCompositor
import CoreGraphics
import QuartziteGallery
import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// The frames of scenes with touches, transitions and dynamics, for any order of times.
@MainActor @Suite struct FingerScenesTests {
    nonisolated private static let names = ["swipe-transition", "interactive-transition", "ball-game", "dynamics"]

    private func stage(_ name: String, scale: CGFloat = 0.25) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        let stage = Stage(size: scene.size, scale: scale, seed: scene.seed) { scene.make() }
        stage.play(try TouchScript(json: scene.touchScript))
        return stage
    }

    @Test("Frames do not depend on the frame rate, the order of times or the number of threads", arguments: names)
    func same(name: String) throws {
        var known: [Double: UInt64] = [:]
        for rate in [30, 60, 120] {
            let stage = try stage(name)
            for frame in 0...4 * rate {
                let time = Double(frame) / Double(rate)
                stage.advance(to: time)
                guard frame % (rate / 2) == 0 else { continue }
                let hash = stage.frame().hash
                #expect(known[time, default: hash] == hash, "at \(time) s with \(rate) frames a second")
                known[time] = hash
            }
        }
        #expect(known.count == 9 && Set(known.values).count > 4)
        let stage = try stage(name)
        for time in [3.5, 1, 4, 2.5] {
            stage.seek(to: time)
            let tree = stage.renderTree()
            for threads in [1, 3] {
                let picture = Bitmap(width: tree.width, height: tree.height)
                Compositor.draw(tree, into: picture, threads: threads)
                #expect(picture.hash == known[time], "sought \(time) s, \(threads) threads")
            }
        }
    }

    @Test("A swipe up presents a page from below, and a swipe down dismisses it") func swipes() throws {
        let stage = try stage("swipe-transition")
        let root = stage.rootViewController
        stage.advance(to: 0.6)
        #expect(root.presentedViewController == nil)
        stage.advance(to: 0.95)
        let page = try #require(root.presentedViewController)
        let top = (page.view.layer.presentation() ?? page.view.layer).frame.minY
        #expect(top > 100 && top < 400, "on its way up: \(top)")
        stage.advance(to: 2.2)
        #expect(page.view.window === stage.window && root.view.window == nil)
        stage.advance(to: 3.5)
        #expect(root.presentedViewController == nil && root.view.window === stage.window)
        stage.advance(to: 5)
        #expect(root.presentedViewController != nil && root.presentedViewController !== page)
    }

    @Test("A pan moves the page up and down, and the page returns if the pan ends too early", .rule("U18")) func pulls()
        throws
    {
        let stage = try stage("interactive-transition")
        let root = stage.rootViewController
        func top() -> CGFloat {
            root.presentedViewController.map { ($0.view.layer.presentation() ?? $0.view.layer).frame.minY } ?? 480
        }
        func isPresented() -> Bool { root.presentedViewController != nil }
        stage.advance(to: 1.3)
        // The page follows the finger at a distance of ten points.
        #expect(isPresented() && abs(top() - (480 - 230 * 8 / 9 + 10)) < 6, "\(top())")
        stage.advance(to: 2.1)
        #expect(!isPresented() && root.view.window === stage.window)
        stage.advance(to: 3.8)
        #expect(isPresented() && root.view.window == nil && top() == 0)
        let page = root.presentedViewController
        stage.advance(to: 4.7)
        #expect(abs(top() - (220 * 8 / 9 - 10)) < 6, "\(top())")
        stage.advance(to: 5.3)
        #expect(root.presentedViewController === page && root.view.window == nil && top() == 0)
        stage.advance(to: 7)
        #expect(!isPresented() && root.view.window === stage.window && page?.view.window == nil)
    }

    @Test("The ball keeps its speed while the paddle plays and bricks disappear", arguments: [0, 1, 7] as [UInt64])
    func game(seed: UInt64) throws {
        let scene = try #require(Gallery.scene(named: "ball-game"))
        let stage = Stage(size: scene.size, scale: 0.25, seed: seed) { scene.make() }
        stage.play(try TouchScript(json: scene.touchScript))
        let views = stage.rootViewController.view.subviews
        let ball = try #require(views.first { $0.bounds.size == CGSize(width: 22, height: 22) })
        let paddle = try #require(views.first { $0.layer is CAShapeLayer })
        var (last, before) = (ball.center, CGVector.zero)
        var speeds: [CGFloat] = []
        var paddles: Set<CGFloat> = []
        for refresh in 1...600 {
            stage.advance(to: Double(refresh) / 60)
            let way = CGVector(dx: ball.center.x - last.x, dy: ball.center.y - last.y)
            // Without an impact, a refresh moves the ball by a sixtieth of its speed; refreshes with an impact are
            // skipped.
            if abs(way.dx - before.dx) + abs(way.dy - before.dy) < 1e-9 {
                speeds.append((way.dx * way.dx + way.dy * way.dy).squareRoot() * 60)
            }
            (last, before) = (ball.center, way)
            paddles.insert(paddle.center.x)
        }
        let speed = try #require(speeds.first)
        #expect(speed > 300 && speeds.count > 300)
        #expect(speeds.allSatisfy { abs($0 - speed) < speed * 1e-9 })
        let score = try #require(views.compactMap { ($0 as? UILabel)?.text }.first { $0.hasPrefix("Score") })
        #expect(paddles.count > 20 && (Int(score.dropFirst(6)) ?? 0) >= 50, "\(score)")
    }

    @Test("Another seed changes the direction of the ball") func seeds() throws {
        let scene = try #require(Gallery.scene(named: "ball-game"))
        let hashes = (0..<4 as Range<UInt64>).map { seed in
            let stage = Stage(size: scene.size, scale: 0.25, seed: seed) { scene.make() }
            stage.seek(to: 0.5)
            return stage.frame().hash
        }
        #expect(Set(hashes).count == 4)
    }
}

import QuartziteStage
import Testing
import UIKit

/// A square that can be dragged, grows when tapped, and animates back on release.
private final class PlayController: UIViewController {
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 160, height: 60))
    private(set) var ticks = 0

    override func viewDidLoad() {
        view.backgroundColor = .white
        square.backgroundColor = .red
        view.addSubview(square)
        scroll.contentSize = CGSize(width: 1000, height: 60)
        for index in 0..<20 {
            let stripe = UIView(frame: CGRect(x: index * 50, y: 0, width: 25, height: 60))
            stripe.backgroundColor = .blue
            scroll.addSubview(stripe)
        }
        view.addSubview(scroll)
        square.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("drag:", PlayController.drag)))
        square.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("grow", PlayController.grow)))
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    }

    func drag(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        if pan.state == .ended {
            UIView.animate(withDuration: 0.5) { self.square.transform = .identity }
        } else {
            square.transform = CGAffineTransform(translationX: way.x, y: way.y)
        }
    }

    func grow() { UIView.animate(withDuration: 0.3) { self.square.bounds.size.width += 20 } }
}

@MainActor @Suite("Touches on a stage") struct StageInputTests {
    private func stage() -> Stage {
        Stage(size: CGSize(width: 160, height: 160), scale: 1) { PlayController() }
    }

    private func play(_ stage: Stage) {
        stage.tap(at: CGPoint(x: 30, y: 30))
        stage.advance(to: 0.5)
        stage.drag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 120, y: 60), duration: 0.4)
        stage.advance(to: 1.2)
        stage.swipe(from: CGPoint(x: 150, y: 130), to: CGPoint(x: 30, y: 130))
        stage.advance(to: 3)
    }

    @Test("A tap takes effect immediately, and a drag takes time") func conveniences() throws {
        let stage = stage()
        let controller = try #require(stage.rootViewController as? PlayController)
        stage.tap(at: CGPoint(x: 30, y: 30))
        #expect(stage.time == 0 && controller.square.bounds.width == 60)
        stage.drag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 120, y: 60), duration: 0.4)
        #expect(stage.time == 0.4 && controller.square.transform == .identity)
        stage.swipe(from: CGPoint(x: 150, y: 130), to: CGPoint(x: 30, y: 130))
        #expect(abs(stage.time - 0.6) < 1e-9 && controller.scroll.contentOffset.x > 80)
        #expect(controller.scroll.isDecelerating)
    }

    @Test("Frames depend only on scene, input, time and seed, for every order of times") func seeking() {
        let live = stage()
        play(live)
        let times = [0.0, 0.1, 0.55, 0.7, 0.9, 1.15, 1.3, 1.5, 2, 3]
        var hashes: [UInt64] = []
        for time in times.reversed() {
            live.seek(to: time)
            hashes.insert(live.frame().hash, at: 0)
        }
        #expect(Set(hashes).count >= 8, "the scene moves")
        let forward = live.rebuilt()
        for (time, hash) in zip(times, hashes) {
            forward.advance(to: time)
            #expect(forward.frame().hash == hash, "forward to \(time)")
            let cold = live.rebuilt()
            cold.seek(to: time)
            #expect(cold.frame().hash == hash, "cold at \(time)")
        }
        // Sending the same input live, one touch at a time, gives the same result.
        let again = stage()
        play(again)
        #expect(again.frame().hash == hashes.last)
    }

    @Test("The state at common times does not depend on the frame rate", arguments: [30.0, 60, 120, 7])
    func rates(framesPerSecond: Double) throws {
        func offsets(_ rate: Double) throws -> [CGFloat] {
            let stage = stage()
            let controller = try #require(stage.rootViewController as? PlayController)
            stage.swipe(from: CGPoint(x: 150, y: 130), to: CGPoint(x: 30, y: 130))
            var offsets: [CGFloat] = []
            for second in 1...4 {
                let start = stage.time
                for frame in 1...30 where start + Double(frame) / rate < Double(second) {
                    stage.advance(to: start + Double(frame) / rate)
                }
                stage.advance(to: Double(second))
                offsets.append(controller.scroll.contentOffset.x)
            }
            return offsets
        }
        #expect(try offsets(framesPerSecond) == offsets(60))
    }

    @Test("Touches follow all other events of the same time, both live and replayed") func order() throws {
        final class Order: UIViewController {
            var log: [String] = []
            override func viewDidLoad() {
                view.addGestureRecognizer(
                    UITapGestureRecognizer(target: self, action: Selector("tapped", Order.tapped)))
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
                    self?.log.append("timer")
                    DispatchQueue.main.async { self?.log.append("block") }
                }
            }
            func tapped() {
                log.append("tap")
                DispatchQueue.main.async { [weak self] in self?.log.append("tap's block") }
            }
        }
        let stage = Stage(size: CGSize(width: 50, height: 50), scale: 1) { Order() }
        stage.advance(to: 0.5)
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.tap(at: CGPoint(x: 10, y: 10))
        let expected = ["timer", "block", "tap", "tap's block", "tap", "tap's block"]
        #expect((stage.rootViewController as? Order)?.log == expected)
        stage.seek(to: 0)
        #expect((stage.rootViewController as? Order)?.log == [])
        stage.seek(to: 0.5)
        #expect((stage.rootViewController as? Order)?.log == expected)
    }

    @Test("Adding touches at a past time changes the present") func editing() throws {
        let stage = stage()
        stage.advance(to: 2)
        let script = try TouchScript(json: Data(#"{"version": 1, "touches": [{"at": 1, "tap": [30, 30]}]}"#.utf8))
        stage.play(script)
        #expect(stage.time == 2)
        #expect((stage.rootViewController as? PlayController)?.square.bounds.width == 60)
        stage.seek(to: 0.9)
        #expect((stage.rootViewController as? PlayController)?.square.bounds.width == 40)
        stage.send(.down(at: CGPoint(x: 30, y: 30)))
        stage.send(.move(to: CGPoint(x: 60, y: 30)))
        stage.send(.cancel())
        stage.seek(to: 2)
        #expect((stage.rootViewController as? PlayController)?.square.bounds.width == 60, "later touches stay")
    }

    @Test("Recognizers receive the stage's pinches, and invalid numbers have no effect") func pinch() {
        final class Zoom: UIViewController {
            var scale: CGFloat = 1
            override func viewDidLoad() {
                view.isMultipleTouchEnabled = true
                view.addGestureRecognizer(
                    UIPinchGestureRecognizer(target: self, action: Selector("zoom:", Zoom.zoom)))
            }
            func zoom(_ pinch: UIPinchGestureRecognizer) { scale = pinch.scale }
        }
        let stage = Stage(size: CGSize(width: 300, height: 300), scale: 1) { Zoom() }
        stage.pinch(at: CGPoint(x: 150, y: 150), from: 50, to: 200)
        #expect((stage.rootViewController as? Zoom)?.scale == 4)
        stage.drag(from: CGPoint(x: CGFloat.nan, y: 0), to: CGPoint(x: 1e300, y: -.infinity), duration: -1)
        stage.longPress(at: CGPoint(x: -1e9, y: 1e9), duration: .nan)
        stage.send(.up(finger: .max))
        #expect(stage.time == 0.5)
    }
}

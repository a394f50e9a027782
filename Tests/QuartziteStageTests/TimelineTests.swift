import QuartziteTesting
import QuartziteStage
import Testing
import UIKit

/// A scene whose timeline combines timers, dispatched blocks, completions and animators.
private final class TimelineViewController: UIViewController {
    let boxes = (0..<5).map { UIView(frame: CGRect(x: 10, y: 10 + $0 * 30, width: 24, height: 24)) }
    private var scrubbed: UIViewPropertyAnimator?
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, box) in boxes.enumerated() {
            box.backgroundColor = [UIColor.red, .green, .blue, .orange, .purple][index]
            view.addSubview(box)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bounce(0)
        Timer.scheduledTimer(withTimeInterval: 0.23, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.boxes[1].frame.origin.x += 7
            self.note("timer")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in self?.spring() }
        let animator = UIViewPropertyAnimator(duration: 0.8, curve: .easeIn) { self.boxes[3].center.x = 150 }
        animator.addAnimations({ self.boxes[3].alpha = 0.3 }, delayFactor: 0.4)
        animator.addCompletion { [weak self] in self?.note("animator \($0)") }
        scrubbed = animator
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in
            guard self != nil, animator.fractionComplete < 0.6 else {
                timer.invalidate()
                animator.isReversed = true
                return animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
            }
            animator.fractionComplete += 0.07
        }
    }

    private func note(_ name: String) { log.append("\(name) \(CACurrentMediaTime())") }

    private func bounce(_ count: Int) {
        UIView.animate(withDuration: 0.31, delay: 0.02, options: .curveEaseOut) {
            self.boxes[0].center.x = count % 2 == 0 ? 140 : 30
        } completion: { [weak self] finished in
            self?.note("bounce \(finished)")
            if finished { self?.bounce(count + 1) }
        }
    }

    private func spring() {
        UIView.animate(withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 1) {
            self.boxes[2].transform = CGAffineTransform(translationX: 90, y: 0).rotated(by: 1)
        } completion: { [weak self] _ in
            guard let self else { return }
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.3, delay: 0.1, animations: { self.boxes[4].backgroundColor = .black },
                completion: { [weak self] in self?.note("running \($0)") })
        }
    }
}

/// A frame depends only on the time, regardless of the code that creates the timeline.
@MainActor @Suite struct TimelineTests {
    private func stage() -> Stage {
        Stage(size: CGSize(width: 180, height: 170), scale: 1) { TimelineViewController() }
    }

    @Test("Frames are the same forwards, after a direct seek and backwards") func seeking() throws {
        try expectSeekable(stage(), times: (0...20).map { Double($0) * 0.11 })
    }

    @Test("Frames and logged events are the same at 30, 60 and 120 frames per second") func rates() throws {
        func play(_ rate: Int) throws -> (hashes: [UInt64], log: [String]) {
            let stage = stage()
            var hashes: [UInt64] = []
            for frame in 0...rate * 2 {
                stage.advance(to: Double(frame) / Double(rate))
                if frame % (rate / 30) == 0 { hashes.append(stage.frame().hash) }
            }
            return (hashes, try #require(stage.rootViewController as? TimelineViewController).log)
        }
        let slow = try play(30)
        #expect(Set(slow.hashes).count > 50 && slow.log.count > 12)
        #expect(
            slow.log.contains { $0.hasPrefix("animator start") } && slow.log.contains { $0.hasPrefix("running end") })
        for rate in [60, 120] {
            let quick = try play(rate)
            #expect(quick.hashes == slow.hashes && quick.log == slow.log)
        }
    }
}

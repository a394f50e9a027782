import UIKit

/// Running animators that are controlled by scripted calls, one per lane, each labelled with its state.
final class PropertyAnimatorViewController: UIViewController {
    private var lanes: [(lane: LaneView, animator: UIViewPropertyAnimator)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.96, alpha: 1)
        let names = [
            "Pause, start", "Scrub, spring back", "Turn round", "Blocks added late", "Stop, finish at start",
            "Wait at the end",
        ]
        let colors: [UIColor] = [
            .systemBlue, .systemOrange, .systemPink, .systemGreen, .systemPurple, .systemTeal,
        ]
        for (index, name) in names.enumerated() {
            let frame = CGRect(x: 0, y: 12 + CGFloat(index) * 62, width: 640, height: 50)
            let lane = LaneView(frame: frame, name: name, color: colors[index])
            view.addSubview(lane)
            let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { lane.ball.center = lane.end }
            lanes.append((lane, animator))
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        script()
        showStates()
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.showStates()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for (_, animator) in lanes where animator.state != .inactive { animator.stopAnimation(true) }
    }

    private func after(_ seconds: TimeInterval, _ index: Int, _ call: @escaping (UIViewPropertyAnimator) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self else { return }
            call(self.lanes[index].animator)
            self.showStates()
        }
    }

    private func script() {
        for index in [0, 2, 3, 4, 5] { after(0.3, index) { $0.startAnimation() } }
        after(1, 0) { $0.pauseAnimation() }
        after(2, 0) { $0.startAnimation() }

        for step in 0...30 {
            let fraction = CGFloat(step) / 30
            after(0.3 + Double(step) * 0.05, 1) { $0.fractionComplete = 0.9 * fraction * (2 - fraction) }
        }
        after(2.2, 1) {
            $0.isReversed = true
            $0.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: 0.7)
        }

        after(1.5, 2) { $0.isReversed = true }

        let late = lanes[3].lane.ball
        lanes[3].animator.addAnimations({ late.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }, delayFactor: 0.5)
        after(1.3, 3) { $0.addAnimations { late.backgroundColor = .systemRed } }

        after(1.4, 4) { $0.stopAnimation(false) }
        after(2.4, 4) { $0.finishAnimation(at: .start) }

        lanes[5].animator.pausesOnCompletion = true
        after(2.8, 5) {
            $0.isReversed = true
            $0.startAnimation()
        }
        after(4.9, 5) {
            $0.stopAnimation(false)
            $0.finishAnimation(at: .start)
        }
    }

    private func showStates() {
        for (lane, animator) in lanes {
            let percent = Int((animator.fractionComplete * 100).rounded())
            switch animator.state {
            case .inactive: lane.show("inactive")
            case .active: lane.show("active, \(animator.isRunning ? "running" : "paused") at \(percent) %")
            case .stopped: lane.show("stopped at \(percent) %")
            }
        }
    }
}

import UIKit

/// Blocks nested in a block of two seconds that eases in: what they inherit from it, and what they override.
final class NestedAnimationsViewController: UIViewController {
    private var lanes: [LaneView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.96, alpha: 1)
        let rows = [
            ("Outer", "2 s, ease in"), ("Inner", "0.5 s, ease out: inherits both"),
            ("Inner, own duration", "0.5 s, inherits ease in"), ("Inner, own curve", "ease out, inherits 2 s"),
            ("Inner, own both", "0.5 s, ease out"), ("Inner, own delay", "1 s late, inherits the rest"),
        ]
        let colors: [UIColor] = [
            .systemIndigo, .systemGray, .systemOrange, .systemGreen, .systemPink, .systemTeal,
        ]
        for (index, row) in rows.enumerated() {
            let frame = CGRect(x: 0, y: 12 + CGFloat(index) * 62, width: 640, height: 50)
            let lane = LaneView(frame: frame, name: row.0, color: colors[index])
            lane.show(row.1)
            view.addSubview(lane)
            lanes.append(lane)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        play(isBack: false)
    }

    private func play(isBack: Bool) {
        let inner: [(Int, TimeInterval, UIView.AnimationOptions)] = [
            (1, 0, .curveEaseOut), (2, 0, [.curveEaseOut, .overrideInheritedDuration]),
            (3, 0, [.curveEaseOut, .overrideInheritedCurve]),
            (4, 0, [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve]), (5, 1, .curveEaseOut),
        ]
        UIView.animate(withDuration: 2, delay: 0.3, options: .curveEaseIn) {
            self.move(0, isBack)
            for (index, delay, options) in inner {
                UIView.animate(withDuration: 0.5, delay: 0.3 + delay, options: options) { self.move(index, isBack) }
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3.6) { [weak self] in self?.play(isBack: !isBack) }
    }

    private func move(_ index: Int, _ isBack: Bool) {
        let lane = lanes[index]
        lane.ball.center = isBack ? lane.start : lane.end
    }
}

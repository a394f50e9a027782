import UIKit

/// Lesson 6, exercise: a heart that beats twice, pauses, and begins again.
final class Lesson06Heartbeat: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let heart = UILabel(frame: view.bounds)
        heart.text = "♥"
        heart.font = .systemFont(ofSize: 140)
        heart.textColor = .systemPink
        heart.textAlignment = .center
        view.addSubview(heart)

        let beat = CAKeyframeAnimation(keyPath: "transform.scale")
        beat.values = [1, 1.25, 1, 1.25, 1, 1]
        beat.keyTimes = [0, 0.12, 0.24, 0.36, 0.48, 1]
        beat.duration = 1.2
        beat.repeatCount = .infinity
        heart.layer.add(beat, forKey: "beat")
    }
}

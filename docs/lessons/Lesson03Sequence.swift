import UIKit

/// Lesson 3, exercise: a face that winks by a timer, and stops when it is tapped.
final class Lesson03Sequence: UIViewController {
    private let face = UILabel()
    private var timer: Timer?
    private var index = 0
    private let pictures = ["🙂", "🙂", "🙂", "😉"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        face.font = .systemFont(ofSize: 120)
        face.textAlignment = .center
        face.frame = view.bounds
        face.text = pictures[0]
        face.isUserInteractionEnabled = true
        face.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stop)))
        view.addSubview(face)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [weak self] _ in self?.showNext() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    private func showNext() {
        index = (index + 1) % pictures.count
        face.text = pictures[index]
    }

    @objc private func stop() {
        timer?.invalidate()
        timer = nil
    }
}

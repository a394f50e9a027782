import UIKit

/// Image sequences: three images of an angel, twelve of a dancer, and the same twelve set by a timer.
final class ImageSequencesViewController: UIViewController {
    private let angelView = UIImageView()
    private let dancerView = UIImageView()
    private let timerView = UIImageView()
    private let dancers = (0...11).map { UIImage.dancing($0) }
    private var timer: Timer?
    private var ticks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.13, green: 0.16, blue: 0.28, alpha: 1)
        add(angelView, 0, "5 pictures in 1 s")
        add(dancerView, 1, "12 pictures in 1 s")
        add(timerView, 2, "Timer, 0.1 s")

        let angels = [1, 2, 3, 2, 1].map { UIImage.angel($0) }
        angelView.image = UIImage.animatedImage(with: angels, duration: 1)
        dancerView.image = UIImage.animatedImage(with: dancers, duration: 1)
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.showNext() }
    }

    private func add(_ imageView: UIImageView, _ column: Int, _ text: String) {
        let width = view.bounds.width / 3
        imageView.frame = CGRect(x: CGFloat(column) * width, y: 16, width: width, height: view.bounds.height - 60)
        imageView.contentMode = .scaleAspectFit
        view.addSubview(imageView)
        let label = UILabel(
            frame: CGRect(x: CGFloat(column) * width, y: imageView.frame.maxY + 8, width: width, height: 22))
        label.text = text
        label.textColor = UIColor(white: 1, alpha: 0.8)
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        view.addSubview(label)
    }

    private func showNext() {
        timerView.image = dancers[ticks % dancers.count]
        ticks += 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }
}

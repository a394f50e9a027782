import UIKit

/// An aeroplane and a racing car that meet half-way, rotate by 30 degrees and fade, while a cup appears and grows.
final class ImageMoveViewController: UIViewController {
    private let cupImageView = UIImageView(image: .cup)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.8, green: 0.91, blue: 0.98, alpha: 1)
        cupImageView.alpha = 0
        cupImageView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.addSubview(cupImageView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let middle = view.bounds.width / 2
        let flightImageView = addVehicle(.flight, x: view.bounds.width)
        let racecarImageView = addVehicle(.racecar, x: -UIImage.racecar.size.width)

        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 2, delay: 0, options: .curveEaseInOut) {
            flightImageView.frame.origin.x = middle
            flightImageView.transform = CGAffineTransform(rotationAngle: .pi / 180 * 30)
            racecarImageView.frame.origin.x = middle - UIImage.racecar.size.width
            racecarImageView.transform = CGAffineTransform(rotationAngle: .pi / 180 * -30)
        } completion: { _ in
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 3, delay: 0, options: .curveEaseInOut) {
                flightImageView.alpha = 0
                racecarImageView.alpha = 0
                self.cupImageView.alpha = 1
                self.cupImageView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
            }
        }
    }

    /// Adds an image near the bottom of the view, behind the cup.
    private func addVehicle(_ image: UIImage, x: CGFloat) -> UIImageView {
        let imageView = UIImageView(image: image)
        imageView.frame.origin = CGPoint(x: x, y: view.bounds.height - image.size.height - 40)
        view.insertSubview(imageView, at: 0)
        return imageView
    }
}

import UIKit

/// A screen on which a name springs up while confetti falls.
public final class GreetingViewController: UIViewController {
    private let name: GreetingName
    private let greeting = UILabel()
    private let nameLabel = UILabel()
    /// The hue of the background, from the stage's seed.
    private let hue = CGFloat.random(in: 0..<1)

    /// Creates the screen.
    ///
    /// - Parameter name: The name to greet.
    public init(name: GreetingName) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because a greeting needs a name.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        addBackground()
        addConfetti()
        let bounds = view.bounds
        greeting.text = "Happy birthday,"
        greeting.font = .systemFont(ofSize: bounds.height / 9, weight: .medium)
        greeting.frame = CGRect(x: 0, y: bounds.height * 0.16, width: bounds.width, height: bounds.height / 6)
        nameLabel.text = name.text
        nameLabel.font = .systemFont(ofSize: bounds.height / 3.6, weight: .bold)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.1
        nameLabel.frame = CGRect(x: 0, y: bounds.height * 0.36, width: bounds.width, height: bounds.height * 0.45)
            .insetBy(dx: bounds.width / 20, dy: 0)
        for label in [greeting, nameLabel] {
            label.textColor = .white
            label.textAlignment = .center
            view.addSubview(label)
        }
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        greeting.alpha = 0
        nameLabel.transform = CGAffineTransform(scaleX: 0.05, y: 0.05).rotated(by: -0.3)
        UIView.animate(withDuration: 0.4) { self.greeting.alpha = 1 }
        UIView.animate(
            withDuration: 1.1, delay: 0.2, usingSpringWithDamping: 0.45, initialSpringVelocity: 0,
            animations: { self.nameLabel.transform = .identity })
    }

    private func addBackground() {
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [0.62, 0.35].map { UIColor(hue: hue, saturation: 0.75, brightness: $0, alpha: 1).cgColor }
        view.layer.addSublayer(gradient)
    }

    private func addConfetti() {
        let paper = CAEmitterCell()
        paper.contents = Self.paper.cgImage
        paper.birthRate = 24
        paper.lifetime = 6
        paper.velocity = 20
        paper.velocityRange = 30
        paper.yAcceleration = 60
        paper.emissionRange = .pi
        paper.spinRange = 6
        paper.scaleRange = 0.4
        (paper.redRange, paper.greenRange, paper.blueRange) = (0.8, 0.8, 0.8)
        let confetti = CAEmitterLayer()
        confetti.emitterShape = .line
        confetti.emitterPosition = CGPoint(x: view.bounds.midX, y: -8)
        confetti.emitterSize = CGSize(width: view.bounds.width, height: 0)
        confetti.emitterCells = [paper]
        // The confetti has been falling for a while when the greeting begins.
        confetti.beginTime = -4
        view.layer.addSublayer(confetti)
    }

    private static let paper = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 4)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 7, height: 4))
    }
}

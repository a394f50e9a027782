import UIKit

/// Materials and glass over moving discs: panes of five materials, a lens that passes by, and drops that merge.
final class MaterialsViewController: UIViewController {
    private let lens = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
    private let drops = UIVisualEffectView()
    private let pane = UIVisualEffectView()
    /// What begins to move when the view appears.
    private var animations: [() -> Void] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        addStripes()
        addDiscs()
        addMaterials()
        addDrops()
        addButtons()
        addLens()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for start in animations { start() }
        animations = []
    }

    /// Adds changes that are animated back and forth, from a delay in seconds on.
    private func animate(_ duration: TimeInterval, delay: TimeInterval = 0, _ changes: @escaping () -> Void) {
        animations.append {
            let options: UIView.AnimationOptions = [.autoreverse, .repeat, .curveEaseInOut]
            UIView.animate(withDuration: duration, delay: delay, options: options, animations: changes)
        }
    }

    // MARK: Behind

    private func addStripes() {
        for index in 0..<13 {
            let stripe = UIView(frame: CGRect(x: -20, y: CGFloat(index) * 60, width: 430, height: 1.5))
            stripe.backgroundColor = .separator
            view.addSubview(stripe)
        }
    }

    private func addDiscs() {
        let colors: [UIColor] = [.systemPink, .systemOrange, .systemTeal, .systemIndigo, .systemGreen, .systemYellow]
        for (index, color) in colors.enumerated() {
            let side = CGFloat(110 + index % 3 * 40)
            let disc = UIView(
                frame: CGRect(x: CGFloat(index % 2) * 210 - 20, y: CGFloat(index) * 110, width: side, height: side))
            disc.backgroundColor = color
            disc.layer.cornerRadius = side / 2
            view.addSubview(disc)
            let distance: CGFloat = index % 2 == 0 ? 150 : -150
            let time = 1.6 + 0.3 * Double(index % 3)
            animate(time) {
                disc.transform = CGAffineTransform(translationX: distance, y: 40)
            }
        }
    }

    // MARK: Materials

    private func addMaterials() {
        let styles: [(String, UIBlurEffect.Style)] = [
            ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
            ("Thick", .systemThickMaterial), ("Chrome", .systemChromeMaterial),
        ]
        for (index, (title, style)) in styles.enumerated() {
            let blur = UIBlurEffect(style: style)
            let card = UIVisualEffectView(effect: blur)
            card.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 62, width: 350, height: 54)
            card.layer.cornerRadius = 16
            card.clipsToBounds = true
            let labels: [(String, UIVibrancyEffectStyle, CGFloat)] = [
                (title, .label, 16), ("secondary", .secondaryLabel, 140), ("tertiary", .tertiaryLabel, 250),
            ]
            for (text, kind, x) in labels { card.contentView.addSubview(label(text, kind, blur, x: x)) }
            view.addSubview(card)
        }
        pane.frame = CGRect(x: 20, y: 330, width: 350, height: 60)
        pane.layer.cornerRadius = 16
        pane.clipsToBounds = true
        view.addSubview(pane)
        animate(1.5, delay: 0.5) { [pane] in
            pane.effect = UIBlurEffect(style: .dark)
        }
    }

    private func label(_ text: String, _ style: UIVibrancyEffectStyle, _ blur: UIBlurEffect, x: CGFloat) -> UIView {
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
        vibrancy.frame = CGRect(x: x, y: 0, width: 120, height: 54)
        let label = UILabel(frame: vibrancy.bounds)
        label.text = text
        label.font = .preferredFont(forTextStyle: style == .label ? .headline : .body)
        vibrancy.contentView.addSubview(label)
        return vibrancy
    }

    // MARK: Glass

    private func addDrops() {
        let effect = UIGlassContainerEffect()
        effect.spacing = 24
        drops.effect = effect
        drops.frame = CGRect(x: 20, y: 410, width: 350, height: 160)
        view.addSubview(drops)
        for (index, symbol) in ["house.fill", "magnifyingglass", "heart.fill", "person.fill"].enumerated() {
            let glass = UIGlassEffect(style: .regular)
            if index == 2 { glass.tintColor = .systemPink }
            let drop = UIVisualEffectView(effect: glass)
            drop.frame = CGRect(x: 4 + CGFloat(index) * 92, y: 20, width: 66, height: 66)
            let picture = UIImageView(image: UIImage(systemName: symbol))
            picture.contentMode = .center
            picture.tintColor = index == 2 ? .white : .label
            picture.frame = drop.bounds
            drop.contentView.addSubview(picture)
            drops.contentView.addSubview(drop)
            let x: CGFloat = [30, 10, -10, -30][index] * 1.7
            animate(1.6, delay: 0.3) {
                drop.transform = CGAffineTransform(translationX: x, y: index % 2 == 0 ? 8 : -8)
            }
        }
    }

    private func addButtons() {
        let kinds: [(String, UIButton.Configuration)] = [
            ("Glass", .glass()), ("Clear", .clearGlass()), ("Prominent", .prominentGlass()),
        ]
        for (index, (title, kind)) in kinds.enumerated() {
            var configuration = kind
            configuration.title = title
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 20 + CGFloat(index) * 120, y: 530, width: 110, height: 48)
            view.addSubview(button)
        }
    }

    private func addLens() {
        lens.frame = CGRect(x: 16, y: 606, width: 120, height: 96)
        view.addSubview(lens)
        animate(2.4) { [lens] in
            lens.frame.origin = CGPoint(x: 250, y: 560)
        }
    }
}

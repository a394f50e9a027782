import UIKit

/// Basic animations of a layer's properties, each in a labelled cell.
final class PropertyAnimationsViewController: UIViewController {
    private let columns = 4
    private let period = 1.5

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.95, alpha: 1)
        let examples: [(String, [CABasicAnimation])] = [
            ("position, to", [to("position", [-30, -20])]),
            ("position, by", [by("position", [40, 0])]),
            ("transform.scale", [animation("transform.scale.x", to: 1.6), animation("transform.scale.y", to: 0.5)]),
            ("transform.rotation", [animation("transform.rotation", to: CGFloat.pi)]),
            ("transform.translation", [animation("transform.translation.x", to: 35)]),
            ("borderWidth", [animation("borderWidth", to: 14)]),
            ("backgroundColor", [animation("backgroundColor", to: UIColor.systemGreen.cgColor)]),
            ("borderColor", [animation("borderColor", to: UIColor.systemYellow.cgColor)]),
            ("opacity", [animation("opacity", to: 0)]),
            ("shadowOffset", [animation("shadowOffset", to: CGSize(width: 14, height: 14))]),
            ("cornerRadius", [animation("cornerRadius", to: 26)]),
            ("bounds", [animation("bounds.size.width", to: 100)]),
        ]
        for (index, example) in examples.enumerated() {
            let center = place(of: index, among: examples.count)
            addLabel(example.0, under: center)
            addBox(at: center, named: example.0, animatedBy: example.1)
        }
    }

    private func place(of index: Int, among count: Int) -> CGPoint {
        let rows = (count + columns - 1) / columns
        let cell = CGSize(width: view.bounds.width / CGFloat(columns), height: view.bounds.height / CGFloat(rows))
        return CGPoint(
            x: cell.width * (CGFloat(index % columns) + 0.5), y: cell.height * (CGFloat(index / columns) + 0.42))
    }

    private func addLabel(_ text: String, under center: CGPoint) {
        let label = CATextLayer()
        label.string = text
        label.font = UIFont.systemFont(ofSize: 13, weight: .medium)
        label.fontSize = 13
        label.alignmentMode = .center
        label.foregroundColor = UIColor.darkGray.cgColor
        label.contentsScale = UIScreen.main.scale
        label.frame = CGRect(x: center.x - 80, y: center.y + 40, width: 160, height: 18)
        view.layer.addSublayer(label)
    }

    private func addBox(at center: CGPoint, named name: String, animatedBy animations: [CABasicAnimation]) {
        let box = CALayer()
        box.bounds = CGRect(x: 0, y: 0, width: 52, height: 52)
        box.position = center
        box.backgroundColor = UIColor.systemBlue.cgColor
        box.cornerRadius = 6
        if name.hasPrefix("border") {
            box.borderWidth = 5
            box.borderColor = UIColor.systemRed.cgColor
        }
        if name == "shadowOffset" {
            box.shadowOpacity = 0.5
            box.shadowOffset = CGSize(width: -14, height: -14)
        }
        view.layer.addSublayer(box)
        for animation in animations {
            if animation.keyPath == "position", let offset = animation.toValue as? CGPoint {
                // `toValue` is a position, `byValue` an offset from the layer's position.
                animation.toValue = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            }
            box.add(animation, forKey: animation.keyPath)
        }
    }

    private func animation(_ keyPath: String, to value: Any) -> CABasicAnimation {
        let animation = endless(keyPath)
        animation.toValue = value
        return animation
    }

    private func to(_ keyPath: String, _ offset: [CGFloat]) -> CABasicAnimation {
        animation(keyPath, to: CGPoint(x: offset[0], y: offset[1]))
    }

    private func by(_ keyPath: String, _ offset: [CGFloat]) -> CABasicAnimation {
        let animation = endless(keyPath)
        animation.byValue = CGPoint(x: offset[0], y: offset[1])
        return animation
    }

    private func endless(_ keyPath: String) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = period
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }
}

import UIKit

/// Text in two scripts that blurs and loses its colour, and a pane of glass that slides over it.
final class FiltersViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
        let lines: [(String, UIColor)] = [
            ("Quartzite 石英岩", .systemRed), ("深入浅出动画", .systemTeal), ("アニメーション", .systemIndigo),
            ("애니메이션 · Animation", .systemOrange),
        ]
        for (index, line) in lines.enumerated() { addLine(line.0, line.1, at: index) }
        addGlass()
    }

    private func addLine(_ string: String, _ color: UIColor, at index: Int) {
        let text = CATextLayer()
        text.string = string
        text.fontSize = 40
        text.font = UIFont.systemFont(ofSize: 40, weight: .bold)
        text.alignmentMode = .center
        text.foregroundColor = color.cgColor
        text.frame = CGRect(x: 0, y: 24 + CGFloat(index) * 80, width: view.bounds.width, height: 56)
        view.layer.addSublayer(text)
        let (filter, key, value) =
            index.isMultiple(of: 2)
            ? ("CIGaussianBlur", "inputRadius", 8.0) : ("CIColorControls", "inputSaturation", 0.0)
        guard let change = CIFilter(name: filter) else { return }
        if key == "inputRadius" { change.setValue(0, forKey: key) }
        change.name = "change"
        text.filters = [change]
        text.add(animation("filters.change.\(key)", to: value), forKey: nil)
    }

    private func addGlass() {
        let glass = CALayer()
        glass.bounds = CGRect(x: 0, y: 0, width: 150, height: view.bounds.height - 60)
        glass.position = CGPoint(x: 100, y: view.bounds.midY)
        glass.cornerRadius = 24
        glass.backgroundColor = UIColor(white: 1, alpha: 0.25).cgColor
        glass.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
        glass.borderWidth = 1
        if let blur = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 6]) {
            glass.backgroundFilters = [blur]
        }
        view.layer.addSublayer(glass)
        glass.add(animation("position.x", to: view.bounds.width - 100), forKey: "slide")
    }

    private func animation(_ keyPath: String, to value: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.toValue = value
        animation.duration = 2
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }
}

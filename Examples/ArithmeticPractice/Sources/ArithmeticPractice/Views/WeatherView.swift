import UIKit

/// Snow, falling leaves or fireworks.
///
/// With reduced motion, a few of them fade in and stay where they are.
final class WeatherView: UIView {
    let weather: Weather
    private var stillPictures: [(view: UIImageView, place: CGPoint)] = []

    override class var layerClass: AnyClass { CAEmitterLayer.self }

    init(weather: Weather) {
        self.weather = weather
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        if UIAccessibility.isReduceMotionEnabled { addStillPictures() } else { addCells() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let emitter = layer as? CAEmitterLayer {
            let isFalling = weather != .fireworks
            emitter.emitterPosition = CGPoint(x: bounds.midX, y: isFalling ? -20 : bounds.height)
            emitter.emitterSize = CGSize(width: bounds.width * (isFalling ? 1.2 : 0.3), height: 1)
        }
        for (view, place) in stillPictures {
            view.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
        }
    }

    private func addCells() {
        let emitter = layer as? CAEmitterLayer
        emitter?.emitterShape = .line
        switch weather {
        case .snow: emitter?.emitterCells = [.snow()]
        case .leaves: emitter?.emitterCells = [.leaves(UIColor(hex: 0xE4573D)), .leaves(UIColor(hex: 0xF5B21B))]
        case .fireworks:
            emitter?.emitterShape = .point
            emitter?.emitterCells = [.rocket()]
        }
    }

    private func addStillPictures() {
        var generator = SystemRandomNumberGenerator()
        for index in 0..<14 {
            let view = UIImageView(
                image: stillPicture(index).image(side: CGFloat.random(in: 18...34, using: &generator)))
            let place = CGPoint(
                x: (CGFloat(index) + .random(in: 0...1, using: &generator)) / 14,
                y: .random(in: 0.05...0.75, using: &generator))
            view.alpha = 0
            addSubview(view)
            stillPictures.append((view, place))
            UIView.animate(withDuration: 1, delay: Double(index) * 0.1) { view.alpha = 0.8 }
        }
    }

    private func stillPicture(_ index: Int) -> any Picture {
        switch weather {
        case .snow: Snowflake()
        case .leaves: MapleLeaf(color: UIColor(hex: index.isMultiple(of: 2) ? 0xE4573D : 0xF5B21B))
        case .fireworks: Spark()
        }
    }
}

@testable import QuartzCore

extension CAAnimation {
    /// The layer as it appears `time` seconds after the animation is added to it.
    func shown(on layer: CALayer = CALayer(), at time: Double) -> CALayer {
        let stage = LayerStage(layer)
        layer.add(self, forKey: "a")
        stage.context.commit()
        stage.clock.now = time
        return layer.presentation() ?? layer
    }
}

extension CAKeyframeAnimation {
    /// Creates an animation that runs through `values` in one second.
    convenience init(_ keyPath: String, _ values: [Any]?, mode: CAAnimationCalculationMode = .linear) {
        self.init(keyPath: keyPath)
        self.values = values
        calculationMode = mode
        duration = 1
    }

    /// Creates an animation that moves along `path` in one second.
    convenience init(along path: CGPath, mode: CAAnimationCalculationMode = .linear) {
        self.init("position", nil, mode: mode)
        self.path = path
    }
}

extension CGPath {
    /// Returns a path of straight lines through the points.
    static func through(_ points: (Double, Double)...) -> CGPath {
        let path = CGMutablePath()
        for (i, p) in points.enumerated() {
            if i == 0 { path.move(to: CGPoint(x: p.0, y: p.1)) } else { path.addLine(to: CGPoint(x: p.0, y: p.1)) }
        }
        return path
    }
}

extension CALayer {
    /// Returns a copy of the layer with its animations applied at a local time.
    func shown(at time: Double) -> CALayer {
        let copy = CALayer.copy(of: self)
        for key in animationKeys() ?? [] { animation(forKey: key)?.evaluate(at: time, on: copy) }
        return copy
    }
}

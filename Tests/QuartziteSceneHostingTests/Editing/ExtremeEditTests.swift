import QuartziteSceneHosting
import Testing
import UIKit

@Suite("Extreme values do not stop a scene") @MainActor
struct ExtremeEditTests {
    private static let numbers: [Double] = [0, -1, 1e-12, 0.5, 17, -1e5, 1e7, 1e12, -1e12]

    /// Returns a value for a property that differs from step to step; nil for texts.
    private func value(for property: PropertyDescription, _ step: Int) -> SceneValue? {
        func number(_ index: Int) -> Double { Self.numbers[(step * 7 + index * 5) % Self.numbers.count] }
        switch property.kind {
        case .number: return .number(number(0))
        case .flag: return .flag(step.isMultiple(of: 2))
        case .choice: return property.choices.map { .text($0[step % $0.count]) }
        case .point, .size, .vector: return .numbers((0..<2).map(number))
        case .rect, .color: return .numbers((0..<4).map(number))
        case .colors: return .numbers((0..<8).map(number))
        case .numbers: return .numbers((0..<3).map(number))
        case .transform: return .numbers((0..<16).map(number))
        case .text: return nil
        }
    }

    private static func layers(in view: UIView) {
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }.cgImage
        (cell.birthRate, cell.lifetime, cell.velocity) = (20, 1, 10)
        emitter.emitterCells = [cell]
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 20)).cgPath
        shape.strokeColor = UIColor.red.cgColor
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let text = CATextLayer()
        text.string = "abc"
        let replicator = CAReplicatorLayer()
        replicator.addSublayer(CATextLayer())
        for layer in [emitter, shape, gradient, text, replicator] {
            layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            view.layer.addSublayer(layer)
        }
    }

    @Test(
        "Every property of every class",
        arguments: ["CAEmitterLayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer"])
    func extremes(name: String) throws {
        let session = Sessions.small(Self.layers)
        let path = try #require(try session.layers().layers.last { $0.layerClass == name }?.id)
        let list = try session.properties(of: path)
        for (step, property) in (list.properties + list.cells.flatMap(\.properties)).enumerated() {
            guard property.isEditable, let value = value(for: property, step) else { continue }
            try session.edit([.set(property.keyPath, of: path, to: value)])
            try session.show(0.7)
            #expect(try session.layers().layers.count > 5)
            _ = try session.properties(of: path)
            _ = try session.hit(20, 20)
        }
    }
}

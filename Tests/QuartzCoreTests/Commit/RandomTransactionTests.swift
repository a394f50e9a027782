import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

/// Random trees with random commits, actions, transitions, display links and seeks never stop the program.
@Suite struct RandomTransactionTests {
    @Test(
        "A time has one picture when reached forwards, directly or backwards", arguments: 1...12 as ClosedRange<UInt64>)
    func oneTimeOnePicture(seed: UInt64) {
        let times = [0.1, 0.37, 0.5, 0.81, 1.2]
        let forwards = Play(seed: seed)
        var pictures: [UInt64] = []
        for time in times {
            forwards.advance(to: time)
            pictures.append(forwards.stage.picture(at: time).hash)
        }
        for (time, picture) in zip(times, pictures).reversed() {
            let cold = Play(seed: seed)
            cold.advance(to: time)
            // A request for another time must not change the result.
            _ = cold.stage.picture(at: time + 0.3)
            #expect(cold.stage.picture(at: time).hash == picture, "seed \(seed), time \(time)")
        }
        // The last commit applies until the next event, at whatever time it is drawn.
        #expect(forwards.stage.picture(at: 1.2).hash == pictures.last)
    }
}

/// A scene that changes at random, at scheduled times.
private final class Play {
    let stage = LayerStage.filling()
    private var random: SeededRandom
    private var layers: [CALayer] = []
    private var dueTimes: [Double]
    private var links: [CADisplayLink] = []

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        dueTimes = []
        for _ in 0..<8 { layers.append(CALayer(x: number(0, 70), y: number(0, 70), side: number(5, 40), color())) }
        for layer in layers { stage.root.addSublayer(layer) }
        stage.context.commit()
        for i in 0..<12 { dueTimes.append(Double(i) / 10 + number(0, 0.09)) }
    }

    deinit { links.forEach { $0.invalidate() } }

    /// Makes each change that is due up to `time` at its own time.
    func advance(to time: Double) {
        while let due = dueTimes.first, due <= time {
            dueTimes.removeFirst()
            stage.advance(to: due)
            stage.scene.run { change(depth: 0) }
            stage.context.commit()
        }
        stage.advance(to: time)
    }

    private func number(_ low: Double, _ high: Double) -> Double { random.number(in: low...high) }
    private func choice(_ count: Int) -> Int { Int(random.next() >> 33) % count }
    private func color() -> CGColor {
        CGColor(srgbRed: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(0.2, 1))
    }

    private func transition() -> CATransition {
        let transition = CATransition()
        transition.type = [.fade, .push, .moveIn, .reveal, CATransitionType(rawValue: "cube")][choice(5)]
        transition.subtype = [nil, .fromLeft, .fromRight, .fromTop, .fromBottom][choice(5)]
        transition.duration = [0, 0.2, 0.5, -1, .nan, .infinity][choice(6)]
        transition.startProgress = [0, 0.3, -2, .nan][choice(4)]
        transition.speed = [1, 1, 2, 0, -1][choice(5)]
        return transition
    }

    private func change(depth: Int) {
        for _ in 0..<3 { changeLayer(layers[choice(layers.count)], depth: depth) }
    }

    private func changeLayer(_ layer: CALayer, depth: Int) {
        switch choice(16) {
        case 0: layer.position = CGPoint(x: number(0, 100), y: number(0, 100))
        case 1: layer.backgroundColor = color()
        case 2: layer.isHidden.toggle()
        case 3: layer.add(transition(), forKey: nil)
        case 4:
            let keys = ["hidden", "sublayers", "backgroundColor", kCAOnOrderIn, kCAOnOrderOut, "position"]
            layer.actions = [keys[choice(keys.count)]: choice(4) == 0 ? NSNull() : transition()]
        case 5: move(layer)
        case 6: layer.removeFromSuperlayer()
        case 7: layer.transform = CATransform3DMakeRotation(number(-3, 3), 0, 0, 1)
        case 8: layer.masksToBounds.toggle()
        case 9: layer.removeAllAnimations()
        case 10: layer.speed = [1, 0, 2, 0.5][choice(4)]
        case 11: layer.setValue(number(0, 1), forKey: "mine")
        case 12: nest(layer, depth: depth)
        case 13: link(layer)
        case 14: layer.compositingFilter = [nil, "multiplyBlendMode", "screenBlendMode"][choice(3)]
        default: layer.opacity = Float(number(-0.2, 1.2))
        }
    }

    private func move(_ layer: CALayer) {
        let parent = choice(3) == 0 ? stage.root : layers[choice(layers.count)]
        var ancestor: CALayer? = parent
        while let current = ancestor {
            if current === layer { return }
            ancestor = current.superlayer
        }
        parent.insertSublayer(layer, at: UInt32(choice(4)))
    }

    private func nest(_ layer: CALayer, depth: Int) {
        guard depth < 3 else { return }
        CATransaction.begin()
        CATransaction.setAnimationDuration([0.1, 0.4, 0, -3][choice(4)])
        CATransaction.setDisableActions(choice(3) == 0)
        CATransaction.setCompletionBlock { [weak self] in self?.change(depth: depth + 1) }
        change(depth: depth + 1)
        if choice(3) == 0 { CATransaction.flush() }
        CATransaction.commit()
    }

    private func link(_ layer: CALayer) {
        if choice(2) == 0, let last = links.popLast() { return last.invalidate() }
        let link = CADisplayLink { [weak layer] in layer?.zPosition = CGFloat($0.timestamp) }
        link.preferredFramesPerSecond = choice(70) - 5
        link.add(to: .main, forMode: .common)
        links.append(link)
    }
}

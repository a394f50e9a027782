import QuartziteCompositor
import CoreGraphics
@testable import QuartzCore
import TestSupport
import Testing

/// The appearance of both sides during a transition (timing.md §11).
@Suite struct CATransitionTests {
    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let clear = [0, 0, 0, 0]

    /// Returns a stage with a layer of 40 × 40 points in the centre, which changes from red to blue.
    private func turningBlue(_ transition: CATransition, masks: Bool = false) -> (LayerStage, CALayer) {
        let layer = CALayer(x: 30, y: 30, side: 40, .red)
        layer.masksToBounds = masks
        let stage = LayerStage.filling(layer)
        layer.add(transition, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = .blue
        stage.context.commit()
        return (stage, layer)
    }

    private func transition(
        _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, duration: Double = 1
    ) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = duration
        return transition
    }

    @Test(
        "A new transition has Apple's defaults",
        .fact("ani-014", "ani-088", "ani-102", "cls-053", "con-002", "con-005", "con-046", "con-071", "con-078"))
    func defaults() {
        let new = CATransition()
        #expect(new.type == .fade && new.subtype == nil && new.duration == 0 && new.filter == nil)
        #expect(new.startProgress == 0 && new.endProgress == 1)
        #expect(CATransition.defaultValue(forKey: "type") as? String == "fade")
        #expect(CATransition.defaultValue(forKey: "subtype") == nil)
        #expect(
            [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
        let edges: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
        #expect(edges.map(\.rawValue) == ["fromLeft", "fromRight", "fromTop", "fromBottom"])
        #expect(kCATransition == "transition")
    }

    @Test("Properties can be read and set by key, and are copied") func keys() throws {
        let first = CATransition()
        first.setValue("push", forKey: "type")
        first.setValue("fromTop", forKey: "subtype")
        first.setValue(0.25, forKey: "startProgress")
        first.setValue(0.5, forKey: "endProgress")
        first.setValue(3, forKey: "duration")
        let copy = try #require(first.copy() as? CATransition)
        #expect(copy.type == .push && copy.subtype == .fromTop && copy.duration == 3)
        #expect(copy.startProgress == 0.25 && copy.endProgress == 0.5)
        #expect(
            copy.value(forKey: "type") as? String == "push" && copy.value(forKey: "subtype") as? String == "fromTop")
        copy.setValue(nil, forKey: "type")
        copy.setValue(nil, forKey: "endProgress")
        #expect(copy.type == .fade && copy.endProgress == 1)
    }

    @Test("A transition always uses the transition key, and a second one replaces the first") func key() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.add(transition(.push), forKey: "mine")
        layer.add(transition(.fade), forKey: nil)
        #expect(layer.animationKeys() == [kCATransition])
        #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .fade)
        stage.advance(to: 1.1)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A fade mixes both sides equally halfway", .rule("T37")) func fade() {
        let (stage, _) = turningBlue(transition(.fade))
        #expect(stage.picture(at: 0).rgba(50, 50) == red)
        let middle = stage.picture(at: 0.5).rgba(50, 50)
        #expect(middle[3] == 255 && abs(middle[0] - 128) <= 1 && abs(middle[2] - 128) <= 1)
        let later = stage.picture(at: 0.75).rgba(50, 50)
        #expect(later[3] == 255 && abs(later[0] - 64) <= 1 && abs(later[2] - 191) <= 1)
        stage.advance(to: 1)
        #expect(stage.picture(at: 1).rgba(50, 50) == blue)
        #expect(stage.picture(at: 0.5).rgba(10, 10) == clear)
    }

    @Test("A fade between opaque sides is opaque") func fadeIsIsolated() {
        let (stage, _) = turningBlue(transition(.fade))
        stage.root.backgroundColor = .green
        stage.context.commit()
        let middle = stage.picture(at: 0.5).rgba(50, 50)
        #expect(middle[1] == 0 && middle[3] == 255)
    }

    @Test("A push from the right has moved both sides by a quarter at a quarter of its time", .rule("T38"))
    func push() {
        let (stage, _) = turningBlue(transition(.push, .fromRight))
        let picture = stage.picture(at: 0.25)
        #expect(picture.rgba(21, 50) == red && picture.rgba(19, 50) == clear)
        #expect(picture.rgba(59, 50) == red && picture.rgba(61, 50) == blue)
        #expect(picture.rgba(99, 50) == blue)
    }

    /// The offsets of the old and new sides from the layer's position at a quarter of the time.
    @Test(
        "Each type and edge places both sides correctly at a quarter of the time",
        arguments: [
            (CATransitionType.push, CATransitionSubtype?.none, (10, 0), (-30, 0)),
            (.push, .fromLeft, (10, 0), (-30, 0)), (.push, .fromRight, (-10, 0), (30, 0)),
            (.push, .fromTop, (0, -10), (0, 30)), (.push, .fromBottom, (0, 10), (0, -30)),
            (.moveIn, .fromLeft, (0, 0), (-30, 0)), (.moveIn, .fromRight, (0, 0), (30, 0)),
            (.moveIn, .fromTop, (0, 0), (0, 30)), (.moveIn, .fromBottom, (0, 0), (0, -30)),
            (.reveal, .fromLeft, (10, 0), (0, 0)), (.reveal, .fromRight, (-10, 0), (0, 0)),
            (.reveal, .fromTop, (0, -10), (0, 0)), (.reveal, .fromBottom, (0, 10), (0, 0)),
        ])
    func places(type: CATransitionType, subtype: CATransitionSubtype?, old: (Int, Int), new: (Int, Int)) {
        let (stage, _) = turningBlue(transition(type, subtype))
        let picture = stage.picture(at: 0.25)
        for y in stride(from: 2, to: 100, by: 5) {
            for x in stride(from: 2, to: 100, by: 5) {
                let isOld = (30..<70).contains(x - old.0) && (30..<70).contains(y - old.1)
                let isNew = (30..<70).contains(x - new.0) && (30..<70).contains(y - new.1)
                let top = type == .reveal ? (isOld ? red : isNew ? blue : clear) : isNew ? blue : isOld ? red : clear
                #expect(picture.rgba(x, y) == top, "\(type.rawValue) \(x) \(y)")
            }
        }
    }

    @Test("Movement is visible outside the bounds unless the layer masks to them") func masks() {
        let (open, _) = turningBlue(transition(.push, .fromRight))
        #expect(open.picture(at: 0.25).rgba(25, 50) == red && open.picture(at: 0.25).rgba(80, 50) == blue)
        let (masked, _) = turningBlue(transition(.push, .fromRight), masks: true)
        let picture = masked.picture(at: 0.25)
        #expect(picture.rgba(25, 50) == clear && picture.rgba(80, 50) == clear)
        #expect(picture.rgba(35, 50) == red && picture.rgba(65, 50) == blue)
    }

    @Test("The progress depends on start and end progress, timing function and repeats") func progress() {
        let partial = transition(.push, .fromRight)
        partial.startProgress = 0.25
        partial.endProgress = 0.75
        let (stage, _) = turningBlue(partial)
        #expect(stage.picture(at: 0).rgba(61, 50) == blue && stage.picture(at: 0).rgba(59, 50) == red)
        #expect(stage.picture(at: 0.999).rgba(41, 50) == blue && stage.picture(at: 0.999).rgba(39, 50) == red)

        let eased = transition(.push, .fromRight)
        eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
        eased.autoreverses = true
        let (other, _) = turningBlue(eased)
        let seam = 30 + 40 * (1 - CAMediaTimingFunction(name: .easeIn).value(at: 0.5))
        for time in [0.5, 1.5] {
            let picture = other.picture(at: time)
            #expect(picture.rgba(Int(seam) - 1, 50) == red && picture.rgba(Int(seam) + 2, 50) == blue)
        }
    }

    @Test("An unknown type fades, and an unknown subtype counts as fromLeft") func unknown() {
        let (faded, _) = turningBlue(transition(CATransitionType(rawValue: "rippleEffect")))
        let (plain, _) = turningBlue(transition(.fade))
        #expect(faded.picture(at: 0.3).hash == plain.picture(at: 0.3).hash)
        let (pushed, _) = turningBlue(transition(.push, CATransitionSubtype(rawValue: "fromAfar")))
        let (left, _) = turningBlue(transition(.push, .fromLeft))
        #expect(pushed.picture(at: 0.3).hash == left.picture(at: 0.3).hash)
    }

    @Test("A transition without a duration uses the transaction's", .rule("T10")) func duration() {
        let layer = CALayer(x: 0, y: 0, side: 10, .red)
        let stage = LayerStage(layer)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        layer.add(CATransition(), forKey: nil)
        CATransaction.commit()
        #expect(layer.animation(forKey: kCATransition)?.duration == 3)
        layer.add(CATransition(), forKey: nil)
        #expect(layer.animation(forKey: kCATransition)?.duration == 0.25)
        stage.context.commit()
    }
}

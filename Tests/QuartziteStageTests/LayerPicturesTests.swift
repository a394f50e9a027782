import CoreGraphics
import Testing
import UIKit

@testable import QuartziteStage

/// Pictures that views draw, in frames of a stage.
@MainActor struct LayerPicturesTests {
    /// A view that draws a ring, and counts how often.
    private final class Ring: UIView {
        private(set) var count = 0

        override func draw(_ rect: CGRect) {
            count += 1
            UIColor.systemTeal.setStroke()
            let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 6, dy: 6))
            ring.lineWidth = 5
            ring.stroke()
        }
    }

    /// Shows one of three rings each second, and a label.
    private final class Rings: UIViewController {
        let rings = (0..<3).map { Ring(frame: CGRect(x: $0 * 50, y: 10, width: 48, height: 48)) }

        override func viewDidLoad() {
            for (index, ring) in rings.enumerated() {
                ring.isOpaque = false
                ring.backgroundColor = .clear
                ring.isHidden = index > 0
                view.addSubview(ring)
                UIKit.Timer.scheduledTimer(withTimeInterval: Double(index), repeats: false) { [rings] _ in
                    for other in rings { other.isHidden = other !== ring }
                }
            }
            let label = UILabel(frame: CGRect(x: 0, y: 60, width: 150, height: 30))
            label.text = "Rings"
            view.addSubview(label)
        }
    }

    private func stage(_ rings: Rings) -> Stage {
        Stage(size: CGSize(width: 150, height: 90), scale: 2) { rings }
    }

    @Test("Frames are the same with any budget") func budgets() {
        func hashes(_ budget: Int) -> [UInt64] {
            let stage = stage(Rings())
            stage.pictures.budget = budget
            return (0..<6).map {
                stage.advance(to: Double($0) * 0.6)
                return stage.frame().hash
            }
        }
        let frames = hashes(PictureCache.usualBudget)
        #expect(frames == hashes(0) && frames == hashes(20_000))
        #expect(Set(frames).count == 3)
    }

    @Test("Only views that are shown have a picture, which they draw once") func shown() {
        let rings = Rings()
        let stage = stage(rings)
        stage.advance(to: 0.5)
        _ = stage.frame()
        #expect(rings.rings.map(\.count) == [1, 0, 0])
        // One ring and the label.
        #expect(stage.pictures.count == 2)
        stage.advance(to: 2.5)
        #expect(stage.pictures.count == 1)
        _ = stage.frame()
        _ = stage.frame()
        #expect(rings.rings.map(\.count) == [1, 1, 1])
        #expect(stage.pictures.count == 2)
    }
}

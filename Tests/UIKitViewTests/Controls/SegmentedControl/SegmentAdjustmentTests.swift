import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SegmentAdjustmentTests {
    @Test("The content of segments moves by their places") func places() {
        let screen = TestScreen()
        func centers(_ count: Int, _ prepare: (UISegmentedControl) -> Void = { _ in }) -> [CGFloat] {
            let control = UISegmentedControl(items: (0..<count).map { "\($0)" })
            control.frame = CGRect(x: 0, y: 0, width: 180, height: 32)
            prepare(control)
            screen.run {
                screen.window.addSubview(control)
                control.layoutIfNeeded()
            }
            return control.segments.map(\.label.center.x)
        }
        let usual = centers(3)
        let moved = centers(3) { control in
            control.setContentPositionAdjustment(
                UIOffset(horizontal: 5, vertical: 0), forSegmentType: .any, barMetrics: .default)
            control.setContentPositionAdjustment(
                UIOffset(horizontal: -3, vertical: 0), forSegmentType: .right, barMetrics: .default)
            #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).horizontal == -3)
        }
        #expect(zip(moved, usual).map { $0 - $1 } == [5, 5, -3])
        let alone = centers(1) { control in
            control.setContentPositionAdjustment(
                UIOffset(horizontal: 7, vertical: 0), forSegmentType: .alone, barMetrics: .default)
        }
        #expect(alone[0] - centers(1)[0] == 7)
    }
}

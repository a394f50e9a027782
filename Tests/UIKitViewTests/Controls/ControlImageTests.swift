import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Images of steppers and segmented controls") struct ControlImageTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("Images replace the signs and the background of a stepper") func stepper() {
        let stepper = UIStepper()
        #expect(stepper.incrementImage(for: .normal) != nil && stepper.backgroundImage(for: .normal) == nil)
        stepper.setDecrementImage(image, for: .normal)
        stepper.setBackgroundImage(image, for: .normal)
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        stepper.layoutIfNeeded()
        #expect(stepper.decrementImage(for: .normal) === image && stepper.backgroundColor == nil)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image)
        let shown = stepper.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        #expect(shown.count == 4)
        stepper.setBackgroundImage(nil, for: .normal)
        #expect(stepper.backgroundColor == .tertiarySystemFill)
    }

    @Test("Images replace the background and the lines of a segmented control") func segments() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 0
        control.setBackgroundImage(image, for: .normal, barMetrics: .default)
        control.setDividerImage(
            image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.layoutIfNeeded()
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) === image)
        #expect(control.backgroundColor == nil && control.segments.allSatisfy { $0.ground.image === image })
        #expect(control.segments.map { $0.divider.image == nil } == [true, false])
        control.setContentOffset(CGSize(width: 3, height: 0), forSegmentAt: 1)
        #expect(control.contentOffsetForSegment(at: 1).width == 3 && control.contentOffsetForSegment(at: 9) == .zero)
    }
}

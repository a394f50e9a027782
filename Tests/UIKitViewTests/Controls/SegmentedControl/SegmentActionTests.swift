import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Actions of segments") struct SegmentActionTests {
    private let screen = TestScreen()

    @Test("A tap on a segment performs its action before the event of the control")
    func tap() {
        var log: [String] = []
        let actions = ["Day", "Week"].map { title in UIAction(title: title) { log.append($0.title) } }
        let control = screen.run {
            let control = UISegmentedControl(frame: CGRect(x: 10, y: 10, width: 100, height: 32), actions: actions)
            control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
            screen.window.addSubview(control)
            return control
        }
        #expect(control.titleForSegment(at: 1) == "Week" && control.selectedSegmentIndex == -1)
        screen.drag([(85, 20), (86, 20)])
        #expect(log == ["Week", "changed"] && control.selectedSegmentIndex == 1)
        screen.drag([(85, 20), (86, 20)])
        #expect(log.count == 2)
    }

    @Test("Segments are found, replaced and removed by the identifiers of their actions")
    func identifiers() {
        let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: "A", identifier: .init("a")) { _ in }])
        control.insertSegment(action: UIAction(title: "B", identifier: .init("b")) { _ in }, at: 0, animated: false)
        control.insertSegment(action: UIAction(title: "C", identifier: .init("a")) { _ in }, at: 0, animated: false)
        #expect(control.numberOfSegments == 2 && control.segmentIndex(identifiedBy: .init("a")) == 1)
        #expect(control.titleForSegment(at: 1) == "C" && control.actionForSegment(at: 0)?.title == "B")
        control.removeSegment(identifiedBy: .init("b"), animated: false)
        #expect(control.numberOfSegments == 1 && control.segmentIndex(identifiedBy: .init("b")) == nil)
        control.setAction(UIAction(image: UIImage(systemName: "star")) { _ in }, forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) != nil && control.actionForSegment(at: 5) == nil)
    }
}

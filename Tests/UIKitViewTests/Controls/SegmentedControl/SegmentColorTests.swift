import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Colours of segments") struct SegmentColorTests {
    @Test("The tint behind the segments lies over the background colour", arguments: [UIColor.white, .blue])
    func track(background: UIColor) {
        let screen = TestScreen()
        screen.run {
            let control = UISegmentedControl(items: ["", ""])
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            control.backgroundColor = background
            screen.window.addSubview(control)
        }
        let expected = background == .white ? [238, 238, 239] : [14, 14, 239]
        let pixel = screen.pixel(50, 10)
        #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(pixel)")
    }

    @Test("The selected segment has its tint colour") func tint() {
        let screen = TestScreen()
        let control = screen.run {
            let control = UISegmentedControl(items: ["", ""])
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            control.selectedSegmentIndex = 1
            screen.window.addSubview(control)
            return control
        }
        #expect(control.selectedSegmentTintColor == nil && screen.pixel(150, 16) == [255, 255, 255, 255])
        screen.run { control.selectedSegmentTintColor = .green }
        #expect(screen.pixel(150, 16) == [0, 255, 0, 255] && screen.pixel(50, 16) != [0, 255, 0, 255])
    }
}

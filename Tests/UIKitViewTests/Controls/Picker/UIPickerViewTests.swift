import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIPickerViewTests {
    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [[Int]] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? 50 : 3
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    private let screen = TestScreen()
    private let wheels = Wheels()
    private let picker: UIPickerView

    init() {
        let (screen, wheels) = (screen, wheels)
        picker = screen.run {
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            picker.dataSource = wheels
            picker.delegate = wheels
            screen.window.addSubview(picker)
            return picker
        }
    }

    @Test("A picker asks its data source for rows and shows visible ones on a drum") func rows() {
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 50)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
        let (first, third) = (
            picker.view(forRow: 0, forComponent: 0) as? UILabel, picker.view(forRow: 2, forComponent: 0) as? UILabel
        )
        #expect(first?.text == "0.0" && third?.text == "0.2")
        #expect(picker.view(forRow: 20, forComponent: 0) == nil)
        let middle = first?.center.y ?? 0
        // The row is 64 points along the circumference of a drum of radius 100.
        #expect(abs((third?.center.y ?? 0) - middle - 59.72) < 0.01)
        #expect(first?.alpha == 1 && (third?.alpha ?? 1) < 0.5)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 88.5, height: 32))
    }

    @Test("Selecting a row in code scrolls the component without notifying the delegate") func choosing() {
        screen.run { picker.selectRow(30, inComponent: 0, animated: false) }
        #expect(picker.selectedRow(inComponent: 0) == 30)
        screen.run { picker.selectRow(2, inComponent: 1, animated: true) }
        #expect(picker.selectedRow(inComponent: 1) == 2, "during the animation")
        screen.advance(to: 1)
        #expect(picker.selectedRow(inComponent: 1) == 2 && wheels.chosen.isEmpty)
        #expect((picker.view(forRow: 2, forComponent: 1) as? UILabel)?.alpha == 1)
    }

    @Test("A drag scrolls a component until it settles on a row, and a tap selects a row") func turning() {
        screen.drag((0...10).map { (50, 150 - CGFloat($0) * 6) })
        screen.advance(to: 6)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 2 && wheels.chosen == [[0, row]])
        let wheel = picker.view(forRow: row, forComponent: 0)?.superview as? UIScrollView
        #expect(wheel?.contentOffset.y == CGFloat(row) * 32 - 84)
        screen.touch(.began, 150, 135)
        screen.touch(.ended, 150, 135)
        screen.advance(to: 8)
        #expect(wheels.chosen.last == [1, 1])
    }
}

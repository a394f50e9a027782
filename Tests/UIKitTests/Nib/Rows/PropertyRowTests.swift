import Foundation
import Testing
import UIKit

@testable import QuartziteUICore

@MainActor @Suite("Rows of properties in copies and proxies") struct PropertyRowTests {
    @Test("Archives contain the properties of controls")
    func archives() throws {
        try NibView.run {
            let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 100, height: 30))
            (slider.minimumValue, slider.maximumValue, slider.value) = (2, 8, 5)
            slider.isEnabled = false
            let data = try NSKeyedArchiver.archivedData(withRootObject: slider, requiringSecureCoding: false)
            let copy = try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UISlider)
            #expect((copy.minimumValue, copy.maximumValue, copy.value) == (2, 8, 5) && !copy.isEnabled)
            let stepper = UIStepper()
            (stepper.maximumValue, stepper.minimumValue, stepper.value) = (300, 200, 250)
            let other = try NSKeyedArchiver.archivedData(withRootObject: stepper, requiringSecureCoding: false)
            let second = try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(other) as? UIStepper)
            #expect((second.minimumValue, second.maximumValue, second.value) == (200, 300, 250))
        }
    }

    @Test("A proxy sets all properties of UIKit's appearance, and none that a view has itself")
    func proxies() {
        SceneContext().run {
            UITableView.appearance().separatorColor = .red
            UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
            UIActivityIndicatorView.appearance().color = .green
            UILabel.appearance().shadowColor = .blue
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (table, spinner, label, own) = (UITableView(), UIActivityIndicatorView(), UILabel(), UILabel())
            own.shadowColor = .yellow
            for view in [table, spinner, label, own] { window.addSubview(view) }
            #expect(table.separatorColor == .red && spinner.color == .green)
            #expect(label.shadowColor == .blue && own.shadowColor == .yellow)
        }
    }
}

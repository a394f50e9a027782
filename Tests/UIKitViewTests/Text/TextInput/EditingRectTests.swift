import Testing
import UIKit

@Suite("The rectangle for editing") @MainActor struct EditingRectTests {
    private final class Field: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
        }
    }

    @Test("An override of the rectangle for text does not change that for editing")
    func override() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(Field().textRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 80, height: 20))
        #expect(Field().editingRect(forBounds: bounds) == bounds)
    }
}

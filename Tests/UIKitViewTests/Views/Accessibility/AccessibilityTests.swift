import Testing
import UIKit

@MainActor @Suite("Accessibility") struct AccessibilityTests {
    @Test("Every object stores accessibility properties, and a responder stores them once under either type")
    func objects() {
        let plain = NSObject()
        plain.accessibilityLabel = "Moon"
        plain.accessibilityTraits = .image
        #expect(plain.accessibilityLabel == "Moon" && plain.accessibilityTraits == .image)
        #expect(NSObject().accessibilityLabel == nil)
        let view = UIView()
        (view as NSObject).accessibilityLabel = "Sun"
        #expect(view.accessibilityLabel == "Sun")
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect((view as NSObject).accessibilityPath?.bounds.width == 1)
    }

    @Test("The actions of an object that is no responder are those that its class declares") func actions() {
        final class Counter: NSObject, _AccessibilityActivating, _AccessibilityIncrementing, _AccessibilityDecrementing
        {
            var count = 0
            func accessibilityActivate() -> Bool {
                count += 10
                return true
            }
            func accessibilityIncrement() { count += 1 }
            func accessibilityDecrement() { count -= 3 }
        }
        let counter = Counter()
        let object: NSObject = counter
        #expect(object.accessibilityActivate())
        object.accessibilityIncrement()
        object.accessibilityDecrement()
        #expect(counter.count == 8)
        let plain = NSObject()
        plain.accessibilityIncrement()
        #expect(!plain.accessibilityActivate())
    }

    @Test("Accessibility elements are counted, indexed and found") func containers() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        let other = UIAccessibilityElement(accessibilityContainer: view)
        view.accessibilityElements = [UIView(), element]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as AnyObject === element)
        #expect(view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: element) == 1)
        #expect(view.index(ofAccessibilityElement: other) == NSNotFound)
        #expect(element.accessibilityContainer === view)
    }
}

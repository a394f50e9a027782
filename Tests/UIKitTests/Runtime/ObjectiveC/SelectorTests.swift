import Testing
import UIKit

@MainActor @Suite("Selectors and objects") struct SelectorTests {
    private class Wheel: NSObject {
        var turns: [Int] = []
        func turn() { turns.append(1) }
        func spin(by count: NSNumber) { turns.append(count.intValue) }
        func spin(_ count: NSNumber, by more: NSNumber) { turns.append(count.intValue * more.intValue) }
    }
    private final class BigWheel: Wheel {}

    @Test("An object responds to methods of its class and superclasses, and not to selectors without a method")
    func responding() {
        let turn = Selector("turn", Wheel.turn)
        #expect(Wheel().responds(to: turn) && BigWheel().responds(to: turn))
        #expect(!NSObject().responds(to: turn))
        #expect(!Wheel().responds(to: NSSelectorFromString("turn")))
        #expect(NSStringFromSelector(NSSelectorFromString("turn:")) == "turn:")
        #expect(!Wheel().responds(to: nil))
        let delegate: any NSObjectProtocol = Wheel()
        #expect(delegate.responds(to: turn))
    }

    @Test("perform calls the method at once with its number of arguments")
    func performing() {
        let wheel = Wheel()
        wheel.perform(Selector("turn", Wheel.turn))
        wheel.perform(Selector("spinBy:", Wheel.spin(by:)), with: 3)
        wheel.perform(Selector("spin:by:", Wheel.spin(_:by:)), with: 2, with: 5)
        wheel.perform(Selector("stop"))
        #expect(wheel.turns == [1, 3, 10])
    }

    @Test("A class's description is its name, with the module for classes of an app") func description() {
        #expect(UIView.description() == "UIView")
        #expect(BigWheel.description() == "UIKitTests.SelectorTests.BigWheel")
    }

    @Test("Methods are found by selector in their class and its subclasses") func methods() {
        let turn = Selector("turn", Wheel.turn)
        #expect(class_getInstanceMethod(BigWheel.self, turn).map(method_getName) == turn)
        #expect(class_getInstanceMethod(NSObject.self, turn) == nil)
        #expect(class_getInstanceMethod(nil, turn) == nil)
        #expect(class_getClassMethod(Wheel.self, turn) == nil)
    }
}

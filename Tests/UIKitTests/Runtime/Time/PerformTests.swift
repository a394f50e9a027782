import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PerformTests {
    @MainActor private final class Target: NSObject {
        var lines: [String] = []
        func note(_ text: NSString) { lines.append(String(describing: text)) }
    }

    @Test("A method on the main thread is called before the return if that is asked, and otherwise later")
    func perform() {
        let (screen, target) = (TestScreen(), Target())
        let selector = Selector("note:", Target.note(_:))
        screen.run {
            target.performSelector(inBackground: selector, with: "background" as NSString)
            target.performSelector(onMainThread: selector, with: "later" as NSString, waitUntilDone: false)
            target.performSelector(onMainThread: selector, with: "now" as NSString, waitUntilDone: true)
            #expect(target.lines == ["now"])
        }
        screen.advance(to: 0.1)
        #expect(target.lines == ["now", "background", "later"])
    }

    @Test("A timer without arguments is not valid") func timer() {
        let timer = Timer()
        #expect(!timer.isValid)
        timer.fire()
    }

    @Test("A pointer array keeps empty places until it is made compact") func pointers() {
        let array = NSPointerArray.weakObjects()
        let object = NSObject()
        array.addPointer(Unmanaged.passUnretained(object).toOpaque())
        array.addPointer(nil)
        do {
            let short = NSObject()
            array.addPointer(Unmanaged.passUnretained(short).toOpaque())
            #expect(array.count == 3 && array.allObjects.count == 2)
        }
        #expect(array.count == 3 && array.pointer(at: 2) == nil && array.allObjects.count == 1)
        array.compact()
        #expect(array.count == 1)
    }
}

import Stage
import Testing
import UIKit
import _RxCocoaRuntime

@MainActor @Suite("What stands for RxCocoa's code in Objective-C") struct ReactiveRuntimeTests {
    /// A proxy that notes what it reports.
    private final class Proxy: _RXDelegateProxy {
        var notes: [String] = []
        override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
            notes.append("sent \(selector)")
        }
        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
            notes.append("invoked \(arguments.map { "\(type(of: $0))" }.joined(separator: " "))")
        }
    }

    /// An observer of messages.
    private final class Observer: RXMessageSentObserver {
        let targetImplementation = RX_default_target_implementation()
        var notes: [String] = []
        func messageSent(withArguments arguments: [Any]) { notes.append("before \(arguments)") }
        func methodInvoked(withArguments arguments: [Any]) { notes.append("after \(arguments)") }
    }

    @Test("A proxy reports a message before and after it passes it on, with nil and enumerations as objects")
    func passing() {
        let proxy = Proxy()
        let delegate = NSObject()
        proxy._setForwardToDelegate(delegate, retainDelegate: false)
        var point = CGPoint(x: 1, y: 2)
        withUnsafeMutablePointer(to: &point) { pointer in
            proxy._pass("a:", [nil, UITableViewCell.EditingStyle.delete, pointer, 3]) { target in
                proxy.notes.append(target === delegate ? "passed" : "lost")
            }
        }
        #expect(proxy.notes.prefix(2) == ["sent a:", "passed"])
        #expect(proxy.notes.last?.contains("NSNull NSNumber") == true && proxy.notes.last?.hasSuffix("Int") == true)
    }

    @Test("A delegate is retained only if that is asked for")
    func retaining() {
        let proxy = Proxy()
        proxy._setForwardToDelegate(NSObject(), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(NSObject(), retainDelegate: true)
        #expect(proxy._forwardToDelegate != nil)
    }

    @Test("An observer gets the values of a property, rectangles as objects")
    func properties() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var values: [String] = []
        let observer = _RXKVOObserver(
            target: view, retainTarget: true, keyPath: "bounds", options: [.new, .initial]
        ) { values.append("\(($0 as? NSValue)?.cgRectValue.width ?? -1)") }
        view.bounds.size.width = 20
        observer.dispose()
        view.bounds.size.width = 30
        #expect(values == ["10.0", "20.0"])
    }

    @Test("The messages of a controller's appearance are observed, and implementations are those of their methods")
    func messages() {
        let controller = UIViewController()
        let selector = Selector("viewDidAppear:")
        let observer = Observer()
        objc_setAssociatedObject(
            controller, RX_reference_from_selector(RX_selector(selector)), observer, .OBJC_ASSOCIATION_RETAIN)
        let implementation = RX_ensure_observing(controller, selector, nil)
        #expect(implementation != nil && implementation != RX_default_target_implementation())
        let stage = Stage(size: CGSize(width: 10, height: 10)) { controller }
        stage.advance(by: .seconds(1))
        #expect(observer.notes == ["before [false]", "after [false]"])
    }

    @Test("An address is a value, and so is the unit of time that contains a date")
    func values() {
        var number = 1
        withUnsafeMutablePointer(to: &number) { pointer in
            #expect(NSValue(pointer: pointer).pointerValue == UnsafeMutableRawPointer(pointer))
        }
        #expect(NSValue(cgPoint: .zero).pointerValue == nil)
        var start: NSDate?
        var length = 0.0
        let calendar = NSCalendar(calendarIdentifier: .gregorian)
        calendar?.timeZone = TimeZone(identifier: "UTC") ?? .current
        let isFound = calendar?.range(
            of: .day, start: &start, interval: &length, for: Date(timeIntervalSinceReferenceDate: 100))
        #expect(isFound == true && start?.timeIntervalSinceReferenceDate == 0 && length == 86_400)
    }
}

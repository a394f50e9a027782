import Foundation
import QuartzCore
import Testing
import UIKit

/// A delegate that forwards messages, with a table as the rewriter writes it.
final class ForwardingProxy: NSObject {
    var next: NSObject?
    var answers = false

    func forwardingTarget(for aSelector: Selector!) -> Any? { next ?? (nil as Any?) }
    func responds(to aSelector: Selector!) -> Bool { answers || super._responds(to: aSelector) }
}
extension ForwardingProxy {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [
                .method("forwardingTargetForSelector:") { (o: ForwardingProxy, a0: Selector?) in
                    o.forwardingTarget(for: a0)
                },
                .method("respondsToSelector:") { (o: ForwardingProxy, a0: Selector?) in o.responds(to: a0) },
            ]
        }
    }
}

@MainActor @Suite("Forwarded messages") struct MessageForwardingTests {
    private final class Wheel: NSObject {
        var turns = 0
        func turn() { turns += 1 }
    }

    private let wheel = Wheel()
    private let proxy = ForwardingProxy()
    private let turn = Selector("turn", Wheel.turn)

    @Test("An object that lacks a method forwards it to another one") func performing() {
        SceneContext().run {
            proxy.perform(turn)
            #expect(wheel.turns == 0)
            proxy.next = wheel
            proxy.perform(turn)
            #expect(wheel.turns == 1)
        }
    }

    @Test("Actions of controls and notifications are forwarded, too, over several objects") func actions() {
        SceneContext().run {
            let (first, control) = (ForwardingProxy(), UIButton())
            (first.next, proxy.next) = (proxy, wheel)
            control.addTarget(first, action: turn, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            #expect(wheel.turns == 1)
            let name = Notification.Name("turn")
            let center = UIKit.NotificationCenter.default
            center.addObserver(first, selector: turn, name: name, object: nil)
            center.post(name: name, object: nil)
            #expect(wheel.turns == 2)
        }
    }

    @Test("Objects that forward a message to one another do not call anything") func cycle() {
        SceneContext().run {
            let other = ForwardingProxy()
            (proxy.next, other.next) = (other, proxy)
            proxy.perform(turn)
            #expect(wheel.turns == 0)
        }
    }

    @Test("An object responds to a selector as its class decides") func responding() {
        SceneContext().run {
            let object: NSObject = proxy
            proxy.next = wheel
            #expect(!object.responds(to: turn))
            proxy.answers = true
            #expect(object.responds(to: turn))
        }
    }
}

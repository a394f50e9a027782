import Foundation
import QuartzCore
import Testing

/// A class with tables as the rewriter writes them.
class TabledWheel: NSObject {
    private var label: NSString?
    var turns = 0
    weak var axle: TabledWheel!
    var spokes: [TabledWheel] = []
    var width: CGFloat = 0
    var isRound = false
    let name = "wheel"
    enum Side: Int { case left, right }
    private var side = Side.left
    private func spin() { turns += 1 }
    func spin(_ count: NSNumber) -> Int { count.intValue * 2 }
    func roll(_ from: NSNumber?, by count: TabledWheel) { turns += (from?.intValue ?? 100) + count.turns }
    func stop() throws { throw CocoaError(.coderInvalidValue) }
    struct Nested { final class Hub: NSObject { var size = 1 } }
}
extension TabledWheel {
    @available(*, deprecated) nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [
                .property("label", \TabledWheel.label), .property("axle", \TabledWheel.axle),
                .property("spokes", \TabledWheel.spokes), .property("width", \TabledWheel.width),
                .property("isRound", \TabledWheel.isRound), .property("name", \TabledWheel.name),
                .property("side", \TabledWheel.side), .property("turns", \TabledWheel.turns),
                .method("spin") { (o: TabledWheel) in o.spin() },
                .method("spin:") { (o: TabledWheel, a0: NSNumber) in o.spin(a0) },
                .method("roll:by:") { (o: TabledWheel, a0: NSNumber?, a1: TabledWheel) in o.roll(a0, by: a1) },
                .method("stopAndReturnError:") { (o: TabledWheel) in try? o.stop() },
            ]
        }
    }
}
final class TabledCart: TabledWheel { var load = 0 }
extension TabledCart {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] { [.property("load", \TabledCart.load)] }
    }
    nonisolated enum _Members2: _MemberTable {
        @MainActor static var _members: [_Member] { [.method("unload") { (o: TabledCart) in o.load = 0 }] }
    }
}
extension TabledWheel.Nested.Hub {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] { [.property("size", \TabledWheel.Nested.Hub.size)] }
    }
}
class TabledBox<Content>: NSObject { var content: Content?; var tag = 0 }
final class TabledIntBox: TabledBox<Int> {}
extension TabledBox {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] { [.property("tag", \TabledBox.tag)] }
    }
}
private class TabledSecret: NSObject {
    var key = 1
    var reads = 0
    lazy var size: Int = {
        reads += 1
        return 1
    }()
}
extension TabledSecret: _MemberTable {
    @MainActor static var _members: [_Member] {
        [
            .property("key", \TabledSecret.key),
            .property("size", \TabledSecret.size, set: { (o: TabledSecret, v) in o.size = v }),
        ]
    }
}
private final class TabledInnerSecret: TabledSecret {}
extension CALayer {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [.method("ping") { (o: CALayer) in o.name = "pinged" }]
        }
    }
}

@MainActor @Suite("Members that are found by name") struct MemberTests {
    private func members(_ body: (Members) throws -> Void) rethrows {
        try SceneContext().run {
            Members.current.modules = ["QuartzCoreTests"]
            try body(Members.current)
        }
    }

    @Test("Values convert to the property's type: numbers, optionals, weak references, enumerations and arrays")
    func setting() throws {
        try members { members in
            let (wheel, other) = (TabledWheel(), TabledWheel())
            func set(_ value: Any?, _ key: String) throws {
                try #require(members.property(key, of: TabledWheel.self)).set(value, of: wheel)
            }
            func value(_ key: String) -> Any? { members.property(key, of: TabledWheel.self)?.value(of: wheel) }
            try set("a", "label")
            #expect(value("label") as? NSString == "a")
            try set(nil, "label")
            #expect(value("label") == nil)
            try set(other, "axle")
            #expect(wheel.axle === other)
            try set([other, other] as [AnyObject], "spokes")
            #expect(wheel.spokes.count == 2)
            try set(3, "width")
            #expect(wheel.width == 3)
            try set(NSNumber(value: 2.5), "width")
            #expect(wheel.width == 2.5)
            try set(7.9, "turns")
            #expect(wheel.turns == 7)
            try set(NSNumber(value: 1), "isRound")
            #expect(wheel.isRound)
            try set(1, "side")
            #expect(value("side") as? TabledWheel.Side == .right)
        }
    }

    @Test("A property with a setter of its own is set without being read")
    func setterOnly() throws {
        try members { members in
            let secret = TabledSecret()
            try #require(members.property("size", of: TabledSecret.self)).set(NSNumber(value: 2), of: secret)
            #expect(secret.size == 2 && secret.reads == 0)
        }
    }

    @Test("A constant and a value of another type are refused, and the property keeps its value")
    func refusing() {
        members { members in
            let wheel = TabledWheel()
            let (name, turns) = (
                members.property("name", of: TabledWheel.self), members.property("turns", of: TabledWheel.self)
            )
            #expect(throws: MemberProperty.Refusal.self) { try name?.set("x", of: wheel) }
            #expect(throws: MemberProperty.Refusal.self) { try turns?.set("x", of: wheel) }
            #expect(throws: MemberProperty.Refusal.self) { try turns?.set(nil, of: wheel) }
            #expect(wheel.turns == 0 && wheel.name == "wheel")
        }
    }

    @Test("Members of superclasses, of further files, of nested and generic classes and of extended classes are found")
    func finding() {
        members { members in
            let cart = TabledCart()
            #expect(members.property("load", of: TabledCart.self)?.value(of: cart) as? Int == 0)
            #expect(members.property("turns", of: TabledCart.self) != nil)
            #expect(members.method("unload", of: TabledCart.self) != nil)
            #expect(members.method("unload", of: TabledWheel.self) == nil)
            #expect(members.property("size", of: TabledWheel.Nested.Hub.self) != nil)
            #expect(members.property("tag", of: TabledIntBox.self)?.value(of: TabledIntBox()) as? Int == 0)
            #expect(members.method("ping", of: CAShapeLayer.self) != nil)
            #expect(members.property("none", of: TabledCart.self) == nil)
            #expect(members.property("key", of: TabledSecret.self) != nil)
            #expect(members.property("key", of: TabledInnerSecret.self)?.value(of: TabledInnerSecret()) as? Int == 1)
        }
    }

    @Test("A selector that is only a name calls the method that the target's class lists")
    func selectors() {
        members { members in
            let (wheel, cart) = (TabledWheel(), TabledCart())
            cart.turns = 5
            #expect(Selector("spin").fits(cart) && !Selector("turn").fits(cart))
            #expect(Selector("spin").send(to: wheel))
            #expect(wheel.turns == 1)
            #expect(Selector("roll:by:").send(to: wheel, nil, cart))
            #expect(wheel.turns == 106)
            #expect(!Selector("turn").send(to: wheel))
            #expect(members.method("spin:", of: TabledWheel.self)?.call(on: wheel, [4]) as? Int == 8)
            #expect(Selector("stopAndReturnError:").send(to: wheel))
        }
    }
}

import Foundation
import Testing
import UIKit

/// A view and a controller that take values of unknown keys, with tables as the rewriter writes them.
private final class Keys {
    static nonisolated(unsafe) var taken: [String] = []
}

final class UndefinedKeyView: UIView {
    func setValue(_ value: Any?, forUndefinedKey key: String) { Keys.taken.append("view \(key) \(value ?? "nil")") }
}
extension UndefinedKeyView {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [
                .method("setValue:forUndefinedKey:") { (o: UndefinedKeyView, a0: Any?, a1: String) in
                    o.setValue(a0, forUndefinedKey: a1)
                }
            ]
        }
    }
}

final class UndefinedKeyController: UIViewController {
    func setValue(_ value: Any?, forUndefinedKey key: String) {
        Keys.taken.append("controller \(key) \(value ?? "nil")")
    }
}
extension UndefinedKeyController {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [
                .method("setValue:forUndefinedKey:") { (o: UndefinedKeyController, a0: Any?, a1: String) in
                    o.setValue(a0, forUndefinedKey: a1)
                }
            ]
        }
    }
}

@MainActor @Suite("Undefined keys") struct UndefinedKeyTests {
    @Test("A class with setValue(_:forUndefinedKey:) gets the values of unknown keys, and only those") func setting() {
        SceneContext().run {
            let view = UndefinedKeyView()
            view.setValue(0.5, forKey: "alpha")
            view.setValue("x", forKey: "mood")
            view.setValue("y", forKeyPath: "humour")
            #expect(view.alpha == 0.5)
            UndefinedKeyController()._setValue(3, forKey: "number")
            #expect(Keys.taken == ["view mood x", "view humour y", "controller number 3"])
        }
    }
}

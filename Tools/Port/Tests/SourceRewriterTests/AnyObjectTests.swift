import Testing

@testable import SourceRewriter

@Suite("Members that Objective-C finds on any object")
struct AnyObjectTests {
    @Test("Arguments of own methods become objects where the parameter is an AnyObject")
    func arguments() throws {
        func text(_ arguments: String) -> String {
            """
            class Store {
                class func remove(_ kind: AnyObject, twice: Bool) {}
                class func clear() { remove(\(arguments)); self.remove(\(arguments)) }
            }
            """
        }
        #expect(try rewrite(text("kKind, twice: true")) == text("kKind as AnyObject, twice: true"))
        #expect(try rewrite(text("kKind as AnyObject, twice: true")) == text("kKind as AnyObject, twice: true"))
        #expect(try rewrite(text("kKind")) == text("kKind"))
    }

    @Test(
        "A value of type AnyObject is cast to the class that has the member",
        arguments: [
            Case("sender.value(forKey: \"v\") as! Int", "(sender as! NSObject)._value(forKey: \"v\") as! Int"),
            Case("sender.tag", "(sender as! any _Tagged).tag"),
            Case("sender.tag!", "(sender as! any _Tagged).tag"),
            Case("sender.superview!.frame", "(sender as! UIView).superview!.frame"),
            Case("sender.tag ?? 3", "(sender as? any _Tagged)?.tag ?? 3"),
            Case("maybe?.doubleValue", "(maybe as? NSNumber)?.doubleValue"),
            Case("table[\"a\"]!.doubleValue", "(table[\"a\"] as! NSNumber).doubleValue"),
            Case("table[\"a\"]?.doubleValue", "(table[\"a\"] as? NSNumber)?.doubleValue"),
            Case("maybe!.cgRectValue", "(maybe as! NSValue).cgRectValue"),
            Case("sender.setOn?(true, animated: false)", "(sender as? UISwitch)?.setOn(true, animated: false)"),
            Case("(layer as AnyObject).add(a, forKey: nil)", "(layer as! CALayer).add(a, forKey: nil)"),
            Case("(layer as AnyObject).add?(a, forKey: nil)", "(layer as? CALayer)?.add(a, forKey: nil)"),
            Case("sender.spin(3)", "(sender as! Wheel).spin(3)"),
            Case("sender.unknown", "sender.unknown"),
            Case("local.tag", "local.tag"),
            Case("other.tag", "(other as! any _Tagged).tag"),
            Case("type(of: sender)", "type(of: sender)"),
        ])
    func lookup(_ example: Case) throws {
        let head = "class Wheel { @objc func spin(_ x: Int) {} }\n"
        func text(_ code: String) -> String {
            "import UIKit\n\(head)class A { var other: AnyObject!; var table: [String: AnyObject] = [:]\nfunc f(_ sender: AnyObject, maybe: AnyObject?) { "
                + "let local = A(); let layer: Any = 1\n_ = \(code) } }"
        }
        let expected = text(example.after).replacing("@objc ", with: "")
        #expect(try rewrite(text(example.before)) == expected)
    }

    @Test("A conditional binding finds out whether the object has the member")
    func binding() throws {
        #expect(
            try rewrite("func f(x: AnyObject) { if let t = x.tag { g(t) } }")
                == "func f(x: AnyObject) { if let t = (x as? any _Tagged)?.tag { g(t) } }")
    }

    @Test(
        "Objects are compared without requiring a class",
        arguments: [
            Case("a.isEqual(b)", "((a as? AnyHashable) == (b as? AnyHashable))"),
            Case("(a as AnyObject).isEqual(\"x\")", "(((a as AnyObject) as? AnyHashable) == (\"x\" as? AnyHashable))"),
            Case("v.isEqual(b)", "v.isEqual(b)"),
        ])
    func equality(_ example: Case) throws {
        func text(_ code: String) -> String { "func f(a: AnyObject, v: UIView) -> Bool { \(code) }" }
        #expect(try rewrite(text(example.before)) == text(example.after))
    }

    @Test(
        "Properties are read by name on objects whose class lacks value(forKey:)",
        arguments: [
            Case("m.value(forKey: k)", "m._value(forKey: k)"),
            Case("m?.value(forKeyPath: k)", "m?._value(forKeyPath: k)"),
            Case("v.value(forKey: k)", "v.value(forKey: k)"), Case("own.value(forKey: k)", "own.value(forKey: k)"),
            Case("m.setValue(1, forKey: k)", "m._setValue(1, forKey: k)"),
            Case("v.setValue(1, forKey: k)", "v.setValue(1, forKey: k)"),
            Case("b?.setValue(1, forKeyPath: k)", "b?._setValue(1, forKeyPath: k)"),
            Case("d.value(forKey: k)", "d.value(forKey: k)"), Case("b.value(forKey: k)", "b._value(forKey: k)"),
        ])
    func keys(_ example: Case) throws {
        func text(_ code: String) -> String {
            "class M: NSObject {}; class O: NSObject { func value(forKey k: String) -> Int { 1 } }\n"
                + "func f<B: NSObject>(m: M?, v: UIView, own: O, d: D, b: B) { \(code) }"
        }
        #expect(try rewrite(text(example.before)) == text(example.after))
    }

    @Test("Objects set their own properties by name")
    func ownKeys() throws {
        #expect(
            try rewrite("class B: UITabBarController { func f() { setValue(bar, forKey: \"tabBar\") } }")
                == "class B: UITabBarController { func f() { _setValue(bar, forKey: \"tabBar\") } }")
        let view = "class V: UIView { func f() { setValue(1, forKey: k) } }"
        #expect(try rewrite(view) == view)
    }

    @Test(
        "The name of a class is its description",
        arguments: [
            Case("c.description()", "NSStringFromClass(c)"),
            Case("type(of: o).description()", "NSStringFromClass(type(of: o))"),
            Case("v.classForCoder.description()", "NSStringFromClass(v.classForCoder)"),
            Case("UIView.description()", "NSStringFromClass(UIView.self)"),
            Case("v.description", "v.description"), Case("Own.description()", "Own.description()"),
        ])
    func classes(_ example: Case) throws {
        func text(_ code: String) -> String {
            "class Own: UIView { class func description() -> String { \"\" } }\n"
                + "func f(c: AnyClass, o: AnyObject, v: UIView) { g(\(code)) }"
        }
        #expect(try rewrite(text(example.before)) == text(example.after))
    }

    @Test("Members are found on elements of dictionaries, also where an earlier condition binds the dictionary")
    func elements() throws {
        #expect(
            try rewrite("func f(n: N) { if let u = n.info as! [String: AnyObject]?, let r = u[k]?.cgRectValue {} }")
                == "func f(n: N) { if let u = n.info as! [String: AnyObject]?, let r = (u[k] as? NSValue)?.cgRectValue {} }"
        )
    }

    @Test(
        "Messages that no class of Quartzite receives are not overridden",
        arguments: [
            Case(
                "class V: UIView { override func forwardingTarget(for s: Selector!) -> Any? { d ?? super.forwardingTarget(for: s) } }",
                "class V: UIView { func forwardingTarget(for s: Selector!) -> Any? { d ?? (nil as Any?) } }"),
            Case(
                "class A: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) || b } }",
                "class A: NSObject { func responds(to s: Selector!) -> Bool { super._responds(to: s) || b } }"),
        ])
    func forwarding(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test(
        "Coders decode nothing for missing keys and for numbers",
        arguments: [
            Case("let a = c.decodeObject(forKey: k) as? UIView", "let a = c._decodeObject(forKey: k) as? UIView"),
            Case("a = c?.decodeObject(forKey: k)", "a = c?._decodeObject(forKey: k)"),
            Case("a = c.decodeObject(of: V.self, forKey: k)", "a = c.decodeObject(of: V.self, forKey: k)"),
            Case(
                "class D { func decodeObject(forKey k: String) {} }; d.decodeObject(forKey: k)",
                "class D { func decodeObject(forKey k: String) {} }; d.decodeObject(forKey: k)"),
        ])
    func decoding(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test(
        "Initialisers that Quartzite's types lack are replaced",
        arguments: [
            Case("var t = Timer()", "var t = Timer()"),
            Case("let a = UIViewPropertyAnimator()", "let a = UIViewPropertyAnimator(duration: 0, curve: .easeInOut)"),
            Case("class Timer {}; let t = Timer()", "class Timer {}; let t = Timer()"),
        ])
    func constructors(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test(
        "Members that several classes have are those of a protocol",
        arguments: [
            Case("sender.location(in: self)", "(sender as! any _TouchLocated).location(in: self)"),
            Case(
                "v.constraint(equalTo: sender.bottomAnchor)",
                "v.constraint(equalTo: (sender as! any _LayoutAnchored).bottomAnchor)"),
            Case("sender.isEnabled = false", "(sender as! any _Enabled).isEnabled = false"),
            Case(
                "sender?.performSelector(onMainThread: a, with: self, waitUntilDone: true)",
                "(sender as? NSObject)?.performSelector(onMainThread: a, with: self, waitUntilDone: true)"),
        ])
    func sharedMembers(_ example: Case) throws {
        let head = "class A { var sender: AnyObject?; func f() { "
        #expect(try rewrite(head + example.before + " } }") == head + example.after + " } }")
    }

    @Test(
        "Values by key are read from the object itself, and from classes",
        arguments: [
            Case(
                "extension UIBarButtonItem { var v: Any? { value(forKey: \"view\") } }",
                "extension UIBarButtonItem { var v: Any? { _value(forKey: \"view\") } }"),
            Case(
                "extension UIView { var v: Any? { value(forKey: \"view\") } }",
                "extension UIView { var v: Any? { value(forKey: \"view\") } }"),
            Case(
                "let a = UIAlertAction(); a.setValue(1, forKey: \"x\")",
                "let a = UIAlertAction(); a._setValue(1, forKey: \"x\")"),
            Case("f(UIApplication.value(forKeyPath: \"shared\"))", "f(Optional<Any>.some(UIApplication.shared))"),
            Case(
                "f(UIApplication.value(forKeyPath: #keyPath(UIApplication.shared.keyWindow)))",
                "f((UIApplication.shared as NSObject)._value(forKeyPath: \"keyWindow\"))"),
            Case("f(UIScreen.value(forKey: \"mainScreen\"))", "f(Optional<Any>.some(UIScreen.main))"),
        ])
    func ownValues(_ example: Case) throws { #expect(try rewrite(example.before) == example.after) }

    @Test(
        "A value of a protocol is asked for its methods",
        arguments: [
            Case("d?.responds(to: s)", "(d as? NSObject)?.responds(to: s)"),
            Case("d!.responds(to: s)", "((d as? NSObject)?.responds(to: s) ?? false)"),
            Case("p.responds(to: s)", "((p as? NSObject)?.responds(to: s) ?? false)"),
            Case("v.responds(to: s)", "v.responds(to: s)"),
        ])
    func responses(_ example: Case) throws {
        let head = "protocol P: AnyObject {}\nclass A { var d: UITableViewDelegate?; var v = UIView(); func f(p: P) { "
        #expect(try rewrite(head + example.before + " } }") == head + example.after + " } }")
    }
}

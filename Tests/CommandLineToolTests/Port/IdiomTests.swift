import Foundation
import Testing

@testable import quartzite

@Suite("Objective-C idioms of iOS code", .enabled(if: RunTool.built))
struct IdiomTests {
    static let idioms = #"""
        import Foundation
        import UIKit
        #if canImport(SwiftUI)
        import SwiftUI
        #endif

        @objc protocol PanelDelegate: AnyObject {
            func panelDidOpen(_ panel: Panel)
            @objc optional func panel(_ panel: Panel, didMoveTo point: CGPoint)
            @objc optional func panelShouldClose(_ panel: Panel) -> Bool
            @objc optional var panelTitle: String { get }
        }

        @objcMembers @IBDesignable public class Panel: UIView {
            weak var delegate: PanelDelegate?
            @objc dynamic var progress: CGFloat = 0
            @IBInspectable var radius: CGFloat = 4 { didSet { layer.cornerRadius = radius } }
            @IBOutlet weak var label: UILabel!
            @IBOutlet var buttons: [UIButton]!
            private var link: CADisplayLink?
            private var timer: Timer?
            private static var key = 0
            private var observation: NSKeyValueObservation?

            @available(iOS 13.0, *) @objc func modern() {}

            @IBAction func tap(_ sender: UIButton) { delegate?.panel?(self, didMoveTo: sender.center) }
            @IBAction private func any(_ sender: Any) {}
            @IBAction func both(_ sender: UIControl, forEvent event: UIEvent) {}
            @objc private func tick(link: CADisplayLink) { progress = CGFloat(link.timestamp) }
            @objc(qz_fire:) func fire(_ timer: Timer) {}
            @objc func notified(_ note: Notification) {
                if let value = note.userInfo?["x"] as? NSNumber { progress = CGFloat(truncating: value) }
                guard let rect = (note.userInfo?["frame"] as? NSValue)?.cgRectValue else { return }
                frame = rect
            }
            @objc func pan(_ g: UIPanGestureRecognizer) {}

            func setUp() {
                if #available(iOS 13, *) { backgroundColor = .systemBackground } else { backgroundColor = UIColor.white }
                let button = UIButton(type: .custom)
                button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
                button.addTarget(self, action: #selector(Panel.both(_:forEvent:)), for: .touchDown)
                button.addTarget(self, action: Selector("tap:"), for: .touchUpInside)
                button.addTarget(self, action: Selector(("any:")), for: .touchUpInside)
                addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(self.pan)))
                link = CADisplayLink(target: self, selector: #selector(tick))
                link?.add(to: .main, forMode: RunLoop.Mode.common)
                timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(fire), userInfo: nil, repeats: true)
                NotificationCenter.default.addObserver(self, selector: #selector(notified), name: UIApplication.didBecomeActiveNotification, object: nil)
                NotificationCenter.default.addObserver(self, selector: #selector(layoutIfNeeded), name: NSNotification.Name("x"), object: nil)
                observation = observe(\.progress, options: [.new]) { panel, change in _ = change.newValue }
                _ = #selector(getter: Panel.progress)
                _ = #selector(setter: progress)
                _ = #selector(UIView.setNeedsLayout)
                _ = #keyPath(Panel.progress)
                let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
                animation.fromValue = 0 as NSNumber
                animation.toValue = NSNumber(value: 1.5)
                animation.fromValue = NSValue(cgPoint: CGPoint(x: 1, y: 2))
                animation.toValue = UIColor.red.cgColor as AnyObject
                let string = "text" as NSString
                _ = string.length
                let object = "a" as AnyObject
                _ = object as? String
                let info: [NSObject: AnyObject] = ["a" as NSString: 1 as NSNumber]
                let any: Any = info
                _ = any as? [NSObject: AnyObject]
                _ = NSStringFromClass(type(of: self))
                let cls: AnyClass = Panel.self
                _ = cls === Panel.self
                let isOpen = delegate?.panelShouldClose?(self) ?? true
                _ = isOpen
                _ = delegate?.panelTitle ?? ""
                if let d = delegate, d.panelShouldClose?(self) == true { d.panelDidOpen(self) }
                perform(#selector(modern), with: nil, afterDelay: 0.2)
                perform(#selector(modern))
                NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(modern), object: nil)
                autoreleasepool { _ = UIImage() }
                let color = #colorLiteral(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
                let image = #imageLiteral(resourceName: "none")
                _ = (color, image)
                objc_setAssociatedObject(self, &Panel.key, "x", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                _ = objc_getAssociatedObject(self, &Panel.key) as? String
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(Int64(0.5 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)) { }
                objc_sync_enter(self); objc_sync_exit(self)
            }

            override public class var layerClass: AnyClass { return CAGradientLayer.self }
            var gradient: CAGradientLayer { return layer as! CAGradientLayer }
            public override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
            public override func awakeFromNib() { super.awakeFromNib(); setUp() }
            public override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
                if keyPath == #keyPath(UIScrollView.contentOffset) { _ = change?[.newKey] as? CGPoint } else {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }
        }

        extension Panel: UIGestureRecognizerDelegate {
            public override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { return super.gestureRecognizerShouldBegin(g) }
            func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
        }

        class ProgressLayer: CALayer {
            @NSManaged var progress: CGFloat
            @NSManaged dynamic var tint: CGColor?
            override class func needsDisplay(forKey key: String) -> Bool {
                if key == #keyPath(ProgressLayer.progress) { return true }
                return super.needsDisplay(forKey: key)
            }
        }

        class Watcher: NSObject, CAAnimationDelegate {
            let scroll = UIScrollView()
            override init() {
                super.init()
                scroll.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
            }
            override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
            override func awakeFromNib() { super.awakeFromNib() }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
        }

        class Base: UIViewController, UITableViewDataSource, UITableViewDelegate {
            let table = UITableView()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        class Derived: Base {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
            override func viewDidLoad() {
                super.viewDidLoad()
                let h = table.delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) ?? 44
                _ = h
                table.delegate?.scrollViewDidScroll?(table)
            }
        }
        extension Derived { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
        class List: UITableViewController {}
        extension List {
            override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
            override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { cell(t) }
            private func cell(_ t: UITableView) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0)) }
        }
        extension UIView { @objc func describeAll() -> String { "view" } }
        extension UILabel { override func describeAll() -> String { "label of " + super.describeAll() } }
        class Tag: UILabel { override func describeAll() -> String { "tag of " + super.describeAll() } }

        #if os(iOS) || os(tvOS)
        let isTouch = true
        #endif
        #if targetEnvironment(simulator)
        let isSimulator = isTouch
        #endif
        #if swift(>=4.2) && compiler(>=5)
        let new = isSimulator
        #endif

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UIApplication.shared.keyWindow?.rootViewController = Derived()
                return true
            }
        }
        """#

    @Test("All idioms compile")
    func compiling() throws {
        try withPortTool { tool in
            try tool.write(Self.idioms, to: "Idioms.swift")
            let result = try tool.run("App --check")
            #expect(result.status == 0, "\(String(decoding: result.output, as: UTF8.self))")
        }
    }

    @Test("Members of extensions, delegates and observers are called as with Objective-C")
    func calling() throws {
        try withRunTool { tool in
            try tool.write(
                """
                class Base: UIViewController, UIScrollViewDelegate { let scroll = UIScrollView(); var calls = "" }
                extension Base { @objc func name() -> String { "base" } }
                extension UIView { @objc func kind() -> String { "view" } }
                extension UILabel { override func kind() -> String { "label, " + super.kind() } }
                class Tag: UILabel { override func kind() -> String { "tag, " + super.kind() } }
                class Watcher: NSObject {
                    var values: [CGPoint] = []
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                        context: UnsafeMutableRawPointer?
                    ) {
                        if let value = change?[.newKey] as? CGPoint { values.append(value) }
                    }
                }
                class Scene: Base {
                    let watcher = Watcher()
                    override func name() -> String { "scene, " + super.name() }
                    @objc func shout() { calls += "!" }
                }
                extension Scene {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += "scrolled" }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        precondition((self as Base).name() == "scene, base")
                        precondition((Tag() as UIView).kind() == "tag, label, view" && UIView().kind() == "view")
                        precondition((UILabel() as UIView).kind() == "label, view" && UIButton().kind() == "view")
                        scroll.delegate = self
                        scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
                        scroll.contentOffset = CGPoint(x: 3, y: 4)
                        precondition(watcher.values == [CGPoint(x: 3, y: 4)])
                        let end = "out"
                        perform(Selector("sh\\(end)"))
                        precondition(calls == "scrolled!", calls)
                    }
                }
                """, to: "App/a.swift")
            let result = try tool.run("App --scene Scene --frames 0-0 --size 40x40 -o a.png -q")
            #expect(result.status == 0, "\(result.errors)")
        }
    }
}

import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UIViewTests {
    private final class Tracer: UIView {
        var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { log.append("will \(newSuperview == nil ? 0 : 1)") }
        override func didMoveToSuperview() { log.append("did \(superview == nil ? 0 : 1)") }
        override func willMove(toWindow newWindow: UIWindow?) { log.append("will window \(newWindow == nil ? 0 : 1)") }
        override func didMoveToWindow() { log.append("did window \(window == nil ? 0 : 1)") }
        override func didAddSubview(_ subview: UIView) { log.append("added") }
        override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
    }

    @Test("A view and its layer have the same properties")
    func forwarding() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.position == CGPoint(x: 25, y: 40) && view.center == view.layer.position)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.alpha = 0.5
        view.backgroundColor = .red
        view.clipsToBounds = true
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.layer.opacity == 0.5 && view.layer.backgroundColor == UIColor.red.cgColor)
        #expect(view.layer.masksToBounds && view.layer.affineTransform().a == 2)
        #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        view.transform = .identity
        view.layer.position.x = 0
        #expect(view.frame.minX == -15)
        #expect(UIView().layer.sublayers == nil)
    }

    @Test("A view gives its layer no implicit animations")
    func actions() {
        let view = UIView()
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
        #expect(view.layer.action(forKey: "position") == nil)
    }

    @Test("Subviews and plain sublayers share one order")
    func order() {
        let (v, a, b, c, x) = (UIView(), UIView(), UIView(), UIView(), CALayer())
        func layers() -> String {
            let names: [(CALayer, String)] = [(a.layer, "a"), (b.layer, "b"), (c.layer, "c"), (x, "x")]
            return (v.layer.sublayers ?? []).compactMap { layer in names.first { $0.0 === layer }?.1 }.joined()
        }
        func views() -> String {
            v.subviews.map { $0 === a ? "a" : $0 === b ? "b" : "c" }.joined()
        }
        v.addSubview(a)
        v.layer.addSublayer(x)
        v.addSubview(b)
        #expect(layers() == "axb" && views() == "ab")
        v.insertSubview(c, belowSubview: b)
        #expect(layers() == "axcb" && views() == "acb")
        v.bringSubviewToFront(a)
        #expect(layers() == "xcba" && views() == "cba")
        v.sendSubviewToBack(b)
        #expect(layers() == "bxca" && views() == "bca")
        v.insertSubview(a, aboveSubview: b)
        #expect(layers() == "baxc" && views() == "bac")
        v.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(views() == "cab")
        v.insertSubview(c, at: 999)
        v.insertSubview(a, belowSubview: UIView())
        #expect(views() == "bca")
        c.removeFromSuperview()
        #expect(views() == "ba" && c.superview == nil && c.layer.superlayer == nil)
        UIView().addSubview(b)
        #expect(views() == "a")
    }

    @Test("Only superviews retain their subviews")
    func ownership() {
        weak var inner: UIView?
        do {
            let view = UIView()
            view.addSubview(UIView())
            inner = view.subviews.first
            #expect(inner != nil)
        }
        #expect(inner == nil)
    }

    @Test("Hierarchy callbacks arrive in order and once each", .rule("G15"))
    func callbacks() {
        let (outer, inner, window) = (Tracer(), Tracer(), UIWindow())
        outer.addSubview(inner)
        #expect(inner.log == ["will 1", "did 1"] && outer.log == ["added"])
        inner.log = []
        outer.log = []
        window.addSubview(outer)
        #expect(inner.log == ["will window 1", "did window 1"])
        #expect(outer.log == ["will window 1", "will 1", "did window 1", "did 1"])
        outer.log = []
        inner.log = []
        inner.removeFromSuperview()
        #expect(outer.log == ["removing"] && inner.log == ["will 0", "will window 0", "did window 0", "did 0"])
    }

    @Test("Points and rectangles convert between views")
    func conversion() {
        let (r, a, k) = (UIView(), UIView(), UIView())
        a.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        a.bounds.origin = CGPoint(x: 10, y: 10)
        r.addSubview(a)
        k.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        a.addSubview(k)
        #expect(k.convert(CGPoint.zero, to: r) == CGPoint(x: 15, y: 15))
        #expect(r.convert(CGPoint.zero, from: k) == CGPoint(x: 15, y: 15))
        #expect(
            k.convert(CGRect(x: 1, y: 1, width: 2, height: 2), to: nil) == CGRect(x: 16, y: 16, width: 2, height: 2))
        #expect(r.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 10, y: 10))
    }

    @Test("Points convert through shifted bounds up to a window", .fact("uiv-034"))
    func windowConversion() {
        let window = UIWindow(frame: CGRect(x: 3, y: 2, width: 256, height: 256))
        window.bounds.origin = CGPoint(x: 1, y: 4)
        var view: UIView = window
        for (place, shift) in [(80.0, 15.0), (70, 25), (50, 64)] {
            let inner = UIView(frame: CGRect(x: place, y: place, width: 100, height: 100))
            inner.bounds.origin = CGPoint(x: shift, y: shift)
            view.addSubview(inner)
            view = inner
        }
        #expect(view.convert(CGPoint(x: 20, y: 10), to: window) == CGPoint(x: 116, y: 106))
    }

    @Test("Hit testing finds the frontmost view that receives events")
    func hitTest() {
        let r = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let k = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let f = UIImageView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        r.addSubview(k)
        r.addSubview(f)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { r.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(50, 50) === k && hit(150, 100) === r && hit(200, 0) == nil)
        f.isUserInteractionEnabled = true
        #expect(hit(100, 100) === f)
        f.alpha = 0.005
        #expect(hit(100, 100) === k)
        k.isHidden = true
        #expect(hit(100, 100) === r)
        k.isHidden = false
        k.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(hit(60, 60) === r && hit(76, 76) === k)
    }

    @Test("A view that is seen from its edge receives no events")
    func edgeOn() {
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let edge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        back.addSubview(edge)
        let point = CGPoint(x: 50, y: 50)
        #expect(back.hitTest(point, with: nil) === edge)
        edge.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(back.hitTest(point, with: nil) === back)
        edge.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(back.hitTest(point, with: nil) === back)
    }

    @Test("Layout runs only when needed, from the outermost view that needs it")
    func layout() {
        final class Host: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let (host, inner) = (Host(), Host())
        host.addSubview(inner)
        host.layoutIfNeeded()
        #expect(host.count == 1 && inner.count == 1)
        host.layoutIfNeeded()
        #expect(host.count == 1)
        inner.bounds.size = CGSize(width: 15, height: 15)
        host.layoutIfNeeded()
        #expect(host.count == 2 && inner.count == 2)
        inner.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(inner.count == 3)
    }

    @Test("Only views that draw have contents, at the screen's scale")
    func drawing() throws {
        final class Painter: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
            }
        }
        final class Idle: UIView { override func draw(_ rect: CGRect) { super.draw(rect) } }
        let painter = Painter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        painter.bounds.origin = CGPoint(x: 5, y: 0)
        painter.layer.displayIfNeeded()
        let contents = try #require(painter.layer.contents)
        let bitmap = try #require(contents as? CGImage).bitmap
        let scale = Int(UIScreen.main.scale)
        #expect(bitmap.width == 10 * scale && painter.layer.contentsScale == UIScreen.main.scale)
        #expect(bitmap[0, 6 * scale] == 0xff00_ff00 && bitmap[0, 0] == 0 && bitmap[6 * scale, 6 * scale] == 0)
        let idle = Idle(frame: painter.frame)
        idle.layer.displayIfNeeded()
        #expect(idle.layer.contents == nil)
    }

    @Test("A custom layer class is made with its own initializer and draws itself")
    func layerClass() {
        final class Ring: CALayer {
            var progress = 0
            override init() {
                super.init()
                progress = 7
            }
            override init(layer: Any) { super.init(layer: layer) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        final class RingView: UIView { override class var layerClass: AnyClass { Ring.self } }
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect((view.layer as? Ring)?.progress == 7)
        view.layer.displayIfNeeded()
        #expect((view.layer.contents as? CGImage)?.bitmap[0, 0] == 0xffff_0000)
    }

    @Test("Content modes refer to visual directions")
    func contentModes() {
        let view = UIView()
        view.contentMode = .top
        #expect(view.layer.contentsGravity == .bottom)
        view.contentMode = .bottomRight
        #expect(view.layer.contentsGravity == .topRight)
        view.contentMode = .scaleAspectFit
        #expect(view.layer.contentsGravity == .resizeAspect)
    }

    @Test("A view inherits its tint colour unless it has its own")
    func tint() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (outer, inner) = (UIView(), Tinted())
        outer.addSubview(inner)
        let before = inner.changes
        outer.tintColor = .red
        #expect(inner.tintColor == .red && inner.changes == before + 1)
        inner.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green && inner.changes == before + 2)
    }

    @Test("Tags and isDescendant(of:) work at any depth")
    func tags() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.tag = 9
        #expect(outer.viewWithTag(9) === inner && outer.viewWithTag(8) == nil)
        #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner) && !outer.isDescendant(of: inner))
    }

    @Test("An image view shows the image's pixels at the image's size")
    func imageView() {
        let pixels = CGImage(bitmap: Bitmap(width: 6, height: 4))
        let view = UIImageView(image: UIImage(cgImage: pixels, scale: 2, orientation: .up))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(view.layer.contents as? CGImage === pixels && view.layer.contentsScale == 2)
        view.image = nil
        view.layer.displayIfNeeded()
        #expect(view.layer.contents == nil)
    }
}

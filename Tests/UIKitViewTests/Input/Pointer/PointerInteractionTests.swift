import QuartziteCompositor
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Pointers over views") struct PointerInteractionTests {
    private let screen = TestScreen()

    private final class Listener: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var style: ((UIPointerRegion) -> UIPointerStyle?)?
        var splits = false

        private func name(_ region: UIPointerRegion) -> String { region.identifier as? String ?? "all" }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard splits else { return defaultRegion }
            let (left, right) = defaultRegion.rect.divided(atDistance: 20, from: .minXEdge)
            return request.location.x < 20
                ? UIPointerRegion(rect: left, identifier: "left") : UIPointerRegion(rect: right, identifier: "right")
        }

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
            -> UIPointerStyle?
        {
            log.append("style")
            return style?(region)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter \(name(region))")
            animator.addCompletion { [weak self] in self?.log.append("entered \($0)") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit \(name(region))")
            animator.addAnimations { interaction.view?.bounds.origin.x = 7 }
        }
    }

    private func hover(_ point: CGPoint?) {
        screen.run { UIApplication.shared.movePointer(to: point) }
    }

    private func wait() { screen.advance(to: screen.clock.now + 0.5) }

    /// The opacity of the pointer's window at a point, 0...255.
    private func pointerInk(_ x: Int, _ y: Int) -> UInt32 {
        let tree = screen.scene.run {
            UIApplication.shared.windows.last?.context.renderTree(
                at: screen.clock.now, width: 200, height: 200, scale: 1)
        }
        guard let tree else { return 0 }
        let bitmap = Bitmap(width: 200, height: 200)
        Compositor.draw(tree, into: bitmap)
        return bitmap[x, y] >> 24
    }

    @Test("An interaction's delegate provides regions and styles, and is notified of entering and leaving")
    func delegate() {
        let listener = Listener()
        let view = screen.addView(CGRect(x: 50, y: 50, width: 40, height: 40))
        let interaction = UIPointerInteraction(delegate: listener)
        screen.run { view.addInteraction(interaction) }
        hover(CGPoint(x: 60, y: 60))
        hover(CGPoint(x: 70, y: 60))
        #expect(listener.log == ["enter all", "style"])
        wait()
        #expect(listener.log.last == "entered true")
        listener.log = []
        hover(CGPoint(x: 5, y: 5))
        #expect(listener.log == ["exit all"] && view.bounds.minX == 7)
        listener.splits = true
        listener.log = []
        hover(CGPoint(x: 55, y: 60))
        hover(CGPoint(x: 56, y: 60))
        hover(CGPoint(x: 80, y: 60))
        #expect(listener.log == ["enter left", "style", "exit left", "enter right", "style"])
        listener.log = []
        screen.run { interaction.invalidate() }
        #expect(listener.log == ["exit right", "enter right", "style"])
        listener.log = []
        screen.run { interaction.isEnabled = false }
        #expect(listener.log == ["exit right"])
    }

    @Test("A highlight puts a plate below the view, and a lift raises it, without changes of its properties")
    func effects() throws {
        let listener = Listener()
        let view = screen.addView(CGRect(x: 50, y: 50, width: 40, height: 40))
        screen.run { view.addInteraction(UIPointerInteraction(delegate: listener)) }
        listener.style = { _ in UIPointerStyle(effect: .highlight(UITargetedPreview(view: view))) }
        #expect(screen.pixel(70, 70)[3] == 0)
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(70, 70)[3] > 20 && screen.pixel(70, 95)[3] == 0 && pointerInk(60, 60) == 0)
        hover(CGPoint(x: 10, y: 10))
        wait()
        #expect(screen.pixel(70, 70)[3] == 0 && screen.window.subviews == [view] && pointerInk(10, 10) > 100)
        screen.run { view.backgroundColor = .blue }
        listener.style = { _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(49, 70) == [0, 0, 255, 255])
        #expect(view.transform == .identity && view.frame.width == 40)
        #expect(screen.pixel(70, 96)[3] > 0, "the raised view has a shadow")
        hover(nil)
        wait()
        #expect(screen.pixel(49, 70)[3] == 0 && view.layer.animationKeys() ?? [] == [])
        let frame = CGRect(x: 45, y: 40, width: 60, height: 60)
        listener.style = { _ in
            UIPointerStyle(
                effect: .hover(UITargetedPreview(view: view), preferredTintMode: .none, prefersScaledContent: false),
                shape: .roundedRect(frame))
        }
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(49, 70)[3] == 0 && pointerInk(47, 70) > 100 && pointerInk(110, 70) == 0)
    }

    @Test("A style may hide the pointer, make it a beam, and keep it in the middle of its region")
    func shapes() {
        let listener = Listener()
        let view = screen.addView(CGRect(x: 50, y: 50, width: 40, height: 40))
        screen.run { view.addInteraction(UIPointerInteraction(delegate: listener)) }
        listener.style = { _ in .hidden() }
        hover(CGPoint(x: 60, y: 60))
        #expect(pointerInk(60, 60) == 0)
        hover(CGPoint(x: 20, y: 20))
        listener.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical) }
        hover(CGPoint(x: 60, y: 52))
        #expect(pointerInk(60, 82) > 100 && pointerInk(60, 52) == 0 && pointerInk(66, 70) == 0)
        hover(CGPoint(x: 70, y: 53))
        #expect(pointerInk(70, 82) > 100 && pointerInk(60, 70) == 0, "the beam follows along the other axis")
        hover(CGPoint(x: 20, y: 20))
        listener.style = { _ in .system() }
        hover(CGPoint(x: 60, y: 60))
        #expect(pointerInk(60, 60) > 100)
    }

    @Test("A button proposes an effect and a shape, which its provider may change")
    func buttons() {
        let button = UIButton(type: .system)
        screen.run {
            button.frame = CGRect(x: 50, y: 50, width: 60, height: 30)
            screen.window.addSubview(button)
        }
        var proposed: [String] = []
        button.pointerStyleProvider = { button, effect, shape in
            if case .highlight(let preview) = effect, preview.view === button { proposed.append("highlight") }
            if case .lift = effect { proposed.append("lift") }
            if case .roundedRect(let rect, let radius) = shape { proposed.append("\(rect.width) \(radius)") }
            return UIPointerStyle(
                effect: .hover(effect.preview, preferredTintMode: .overlay), shape: .roundedRect(button.frame))
        }
        hover(CGPoint(x: 60, y: 60))
        #expect(proposed == [] && !button.isPointerInteractionEnabled)
        hover(nil)
        button.isPointerInteractionEnabled = true
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(proposed == ["highlight", "60.0 8.0"] && screen.pixel(80, 65)[3] > 20)
        hover(nil)
        screen.run { button.configuration = .filled() }
        hover(CGPoint(x: 60, y: 60))
        #expect(proposed.suffix(2) == ["lift", "60.0 8.0"])
    }

    @Test("A hover style has an effect while it is enabled, in its shape") func hoverStyles() {
        let view = screen.addView(CGRect(x: 50, y: 50, width: 60, height: 40))
        #expect(view.hoverStyle == nil)
        let style = UIHoverStyle(effect: .highlight, shape: .circle)
        view.hoverStyle = style
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(80, 70)[3] > 20 && screen.pixel(54, 70)[3] == 0)
        hover(nil)
        wait()
        style.isEnabled = false
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(80, 70)[3] == 0)
    }

    @Test("A hover style lifts a view, and highlights it as a capsule or a rounded rectangle") func hoverShapes() {
        let view = screen.addView(CGRect(x: 50, y: 50, width: 80, height: 40))
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(90, 70)[3] > 20 && screen.pixel(52, 52)[3] == 0 && screen.pixel(90, 51)[3] > 20)
        hover(nil)
        wait()
        view.hoverStyle = .init(effect: .highlight, shape: .rect(cornerRadius: 8))
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(51, 51)[3] == 0 && screen.pixel(56, 56)[3] > 20)
        hover(nil)
        wait()
        screen.run { view.backgroundColor = .blue }
        view.hoverStyle = .init(effect: .lift, shape: .rect(cornerRadius: 8))
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(49, 70) == [0, 0, 255, 255] && view.frame.width == 80, "the view is raised")
        view.hoverStyle?.isEnabled = false
        hover(nil)
        wait()
        hover(CGPoint(x: 60, y: 60))
        wait()
        #expect(screen.pixel(49, 70)[3] == 0)
    }

    @Test("Shapes resolve to outlines in the content of a view") func resolvedShapes() {
        let content = UIShape.Resolved(shape: .rect, boundingRect: CGRect(x: 0, y: 0, width: 60, height: 40))
        let context = UIShape.ResolutionContext(contentShape: content)
        #expect(UIShape.capsule.resolve(in: context).boundingRect == content.boundingRect)
        #expect(!UIShape.capsule.resolve(in: context).path.contains(CGPoint(x: 2, y: 2)))
        #expect(UIShape.rect.resolve(in: context).path.contains(CGPoint(x: 2, y: 2)))
        #expect(!UIShape.rect(cornerRadius: 8).resolve(in: context).path.contains(CGPoint(x: 1, y: 1)))
        let inset = UIShape.rect.inset(by: 10).resolve(in: context)
        #expect(inset.boundingRect == CGRect(x: 10, y: 10, width: 40, height: 20))
        let fixed = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(UIShape.fixedRect(fixed).resolve(in: context).path.bounds == fixed)
        let path = UIBezierPath(rect: fixed)
        #expect(UIShape.path(path).resolve(in: context).boundingRect == fixed)
        struct Half: UIShapeProvider {
            func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
                let box = context.contentShape.boundingRect
                return UIShape.Resolved(shape: .rect, boundingRect: box.divided(atDistance: 30, from: .minXEdge).slice)
            }
        }
        #expect(UIShape(Half()).resolve(in: context).boundingRect.width == 30)
    }
}

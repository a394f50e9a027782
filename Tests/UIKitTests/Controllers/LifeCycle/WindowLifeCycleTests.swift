import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// The order of calls when a window changes its root, is hidden, or turns (life_cycle.md §5).
@MainActor @Suite struct WindowLifeCycleTests {
    let screen = TestScreen()
    let log = Log()
    let pages: [LifeCycleController]

    init() { pages = ["a", "b", "c"].map { [log] in LifeCycleController($0, log) } }

    private func show(_ root: UIViewController?) { screen.run { screen.window.rootViewController = root } }

    @Test("The old root has gone before the new one appears", .rule("V23")) func replaced() {
        show(pages[0])
        #expect(log.take() == ["a load", "a will appear", "a appearing", "a appeared"])
        show(pages[1])
        #expect(log.take() == ["a will go", "a gone", "b load", "b will appear", "b appearing", "b appeared"])
        show(nil)
        #expect(log.take() == ["b will go", "b gone"])
    }

    @Test("What the old root presents goes before it", .rule("V23")) func presented() {
        show(pages[0])
        pages[1].modalPresentationStyle = .overFullScreen
        screen.run { pages[0].present(pages[1], animated: false) }
        _ = log.take()
        show(pages[2])
        #expect(
            log.take() == [
                "b will go", "b gone", "a will go", "a gone", "c load", "c will appear", "c appearing", "c appeared",
            ])
        #expect(pages[0].presentedViewController == nil && pages[1].view.window == nil)
    }

    @Test("A transition by hand around a change of the root makes the calls twice", .rule("V17")) func byHand() {
        let root = pages[0]
        root.beginAppearanceTransition(true, animated: true)
        show(root)
        root.endAppearanceTransition()
        #expect(
            log.take().filter { $0 != "a load" && $0 != "a appearing" } == [
                "a will appear", "a will appear", "a appeared", "a appeared",
            ])
        root.beginAppearanceTransition(false, animated: true)
        show(nil)
        root.endAppearanceTransition()
        #expect(log.take() == ["a will go", "a will go", "a gone", "a gone"])
    }

    @Test("Hiding a window makes its root disappear, and showing it again appear", .rule("V23")) func hiding() {
        show(pages[0])
        _ = log.take()
        screen.run { screen.window.isHidden = true }
        #expect(log.take() == ["a will go", "a gone"])
        screen.run { screen.window.isHidden = false }
        #expect(log.take() == ["a will appear", "a appearing", "a appeared"])
    }

    // MARK: Rotation

    private final class Turning: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ event: String) { log.lines.append("\(name) \(event)") }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("traits to come")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("size to come")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in
                self.note(self.view.bounds.width > self.view.bounds.height ? "alongside, wide" : "alongside, tall")
            } completion: {
                self.note("completed \($0.isCancelled)")
            }
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            note("traits")
        }
        override func viewWillLayoutSubviews() { if log.lines.last != "\(name) layout" { note("layout") } }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will go") }
    }

    @Test("A rotation tells controllers before, during and after it, and makes no appearance calls", .rule("V24"))
    func rotation() {
        let (outer, inner) = (Turning("a", log), Turning("b", log))
        screen.run {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.view.frame = outer.view.bounds
            inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.didMove(toParent: outer)
            screen.window.frame = UIScreen.main.bounds
            screen.window.rootViewController = outer
            screen.window.makeKeyAndVisible()
        }
        screen.advance(to: 1)
        _ = log.take()
        screen.run { UIApplication.shared.rotateDevice(to: .landscapeLeft) }
        #expect(
            log.take() == [
                "a traits to come", "b traits to come", "a size to come", "b size to come", "a traits", "b traits",
                "a layout", "b layout", "b alongside, wide", "a alongside, wide",
            ])
        screen.advance(to: 2)
        #expect(log.take() == ["b completed false", "a completed false"])
    }
}

import Observation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Updates of properties") struct PropertyUpdateTests {
    private let screen = TestScreen()

    @Observable @MainActor final class Model {
        var text = "a"
        var width: CGFloat = 10
        var unread = 0
    }

    private final class ModelView: UIView {
        let model = Model()
        var log: [String] = []

        override func updateProperties() {
            super.updateProperties()
            log.append("properties \(model.text)")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout \(Int(model.width))")
        }

        func takeLog() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private final class ModelController: UIViewController {
        let model = Model()
        var log: [String] = []

        override func updateProperties() {
            super.updateProperties()
            log.append("properties \(model.text)")
        }

        override func viewWillLayoutSubviews() { log.append("layout \(Int(model.width))") }
    }

    private func addView() -> ModelView {
        screen.run {
            let view = ModelView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.window.addSubview(view)
            return view
        }
    }

    @Test("A view updates its properties before its first layout") func first() {
        let view = addView()
        #expect(view.takeLog() == ["properties a", "layout 10"])
    }

    @Test("Requested updates happen once before the next frame, without layout") func requests() {
        let view = addView()
        _ = view.takeLog()
        screen.run {
            view.setNeedsUpdateProperties()
            view.setNeedsUpdateProperties()
        }
        #expect(view.takeLog() == ["properties a"])
        screen.run {
            view.setNeedsUpdateProperties()
            view.updatePropertiesIfNeeded()
            #expect(view.takeLog() == ["properties a"])
        }
        #expect(view.takeLog() == [])
        screen.run { view.removeFromSuperview() }
        screen.run { view.setNeedsUpdateProperties() }
        #expect(view.takeLog() == [])
        screen.run { screen.window.addSubview(view) }
        #expect(view.takeLog().first == "properties a")
    }

    @Test("What an update read of a model is observed, and nothing else") func observation() {
        let view = addView()
        _ = view.takeLog()
        screen.run { view.model.text = "b" }
        #expect(view.takeLog() == ["properties b"])
        screen.run { view.model.width = 20 }
        #expect(view.takeLog() == ["layout 20"])
        screen.run { view.model.unread = 1 }
        #expect(view.takeLog() == [])
        screen.run {
            view.model.text = "c"
            view.model.text = "d"
        }
        #expect(view.takeLog() == ["properties d"])
    }

    @Test("A controller updates its properties and observes its layout like a view") func controllers() {
        let controller = ModelController()
        screen.run { screen.window.rootViewController = controller }
        #expect(controller.log.first == "properties a" && controller.log.last == "layout 10")
        controller.log = []
        screen.run { controller.model.text = "b" }
        screen.run { controller.model.width = 20 }
        #expect(controller.log == ["properties b", "layout 20"])
    }

    @Test("An animation block that flushes updates animates what observed changes cause, and nothing from before")
    func flushing() {
        final class Bar: UIView {
            let model = Model()
            let part = UIView()

            override func updateProperties() {
                super.updateProperties()
                part.alpha = model.unread == 0 ? 0 : 1
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                if part.superview == nil { addSubview(part) }
                part.frame = CGRect(x: 0, y: 0, width: model.width, height: 10)
            }
        }
        let bar = screen.run {
            let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            screen.window.addSubview(bar)
            return bar
        }
        func shown(_ time: Double) -> CALayer { screen.shown(bar.part, at: time) }
        screen.run {
            bar.model.width = 40
            UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
                #expect(bar.part.frame.width == 40, "pending updates are performed before the block")
                bar.model.width = 80
                bar.model.unread = 3
            }
            #expect(bar.part.frame.width == 80 && bar.part.alpha == 1)
        }
        #expect(abs(shown(0.5).bounds.width - 60) < 0.5 && abs(shown(0.5).opacity - 0.5) < 0.02)
        screen.advance(to: 2)
        screen.run { UIView.animate(withDuration: 1) { bar.model.width = 20 } }
        #expect(shown(2.5).bounds.width == 20, "without the option, layout happens after the block")
    }

    @Test("A controller's requested updates are flushed by a block, too") func flushingControllers() {
        final class Counter: UIViewController {
            var unread = 0 { didSet { setNeedsUpdateProperties() } }
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

            override func updateProperties() {
                super.updateProperties()
                if badge.superview == nil { view.addSubview(badge) }
                badge.center.x = CGFloat(unread) * 100
            }
        }
        let controller = Counter()
        screen.run { screen.window.rootViewController = controller }
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { controller.unread += 1 }
        }
        #expect(abs(screen.shown(controller.badge, at: 0.5).position.x - 50) < 0.5)
    }
}

import Observation
import TestSupport
import Testing
import UIKit

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
}

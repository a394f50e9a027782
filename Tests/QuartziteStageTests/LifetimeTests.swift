import QuartziteGallery
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// A controller that is removed during its animations is released completely.
@MainActor @Suite struct LifetimeTests {
    /// Objects that must be released together with their controller.
    private final class Witness {
        private var objects: [(name: String, object: () -> AnyObject?)] = []

        @MainActor init(_ controller: UIViewController) {
            watch(controller)
            watch(controller.view)
        }

        private func watch(_ object: AnyObject) {
            objects.append(("\(type(of: object))", { [weak object] in object }))
        }

        @MainActor private func watch(_ view: UIView) {
            watch(view as AnyObject)
            watch(view.layer)
            for child in view.subviews { watch(child) }
        }

        private func watch(_ layer: CALayer) {
            watch(layer as AnyObject)
            for child in layer.sublayers ?? [] { watch(child) }
        }

        var survivors: [String] { objects.compactMap { $0.object() == nil ? nil : $0.name } }
        var count: Int { objects.count }
    }

    nonisolated private static let names = Gallery.scenes.map(\.name)

    /// The scenes whose objects go with their stage only.
    ///
    /// A layer keeps an animation that is not removed on completion, and the animation keeps its delegate, here the
    /// controller. They form a cycle, as on iOS.
    nonisolated private static let cycles = ["bank-coins"]

    @Test(
        "A scene's controller, views and layers are released when another controller replaces it",
        arguments: names.filter { !cycles.contains($0) })
    func replaced(name: String) throws {
        let scene = try #require(Gallery.scene(named: name))
        let stage = Stage(size: scene.size, scale: 0.25, seed: scene.seed) { scene.make() }
        stage.advance(to: scene.duration * 0.4)
        _ = stage.renderTree()
        let witness = Witness(stage.rootViewController)
        stage.replaceRoot(UIViewController())
        // Delayed calls of the scene may retain it for up to this time.
        stage.advance(to: stage.time + 6)
        #expect(witness.count >= 3)
        #expect(witness.survivors.isEmpty)
    }

    @Test("A stage releases all of its objects", arguments: names) func torndown(name: String) throws {
        let scene = try #require(Gallery.scene(named: name))
        var stage: Stage? = Stage(size: scene.size, scale: 0.25, seed: scene.seed) { scene.make() }
        stage?.advance(to: scene.duration * 0.4)
        _ = stage?.renderTree()
        let witness = try Witness(#require(stage?.rootViewController))
        stage = nil
        #expect(witness.survivors.isEmpty)
    }

    private final class MovingViewController: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let tell: (String) -> Void

        init(tell: @escaping (String) -> Void) {
            self.tell = tell
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.addSubview(box)
            UIView.animate(withDuration: 2) {
                self.box.center.x = 90
            } completion: {
                self.tell("block \($0) \(CACurrentMediaTime())")
            }
            UIView.animate(withDuration: 2, delay: 0, options: .repeat) {
                self.box.alpha = 0
            } completion: {
                self.tell("endless \($0) \(CACurrentMediaTime())")
            }
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.view.backgroundColor = .red }
            animator.addCompletion { self.tell("animator \($0) \(CACurrentMediaTime())") }
            animator.startAnimation()
        }
    }

    @Test(
        "Completions report unfinished animations, and then release the controller",
        .rule("uikit_animation §1.6"))
    func completions() {
        var heard: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            MovingViewController { heard.append($0) }
        }
        stage.advance(to: 0.75)
        let witness = Witness(stage.rootViewController)
        stage.replaceRoot(UIViewController())
        stage.advance(to: 1)
        #expect(heard.sorted() == ["animator end 0.75", "block false 0.75", "endless false 0.75"])
        #expect(witness.survivors.isEmpty)
    }
}

extension Stage {
    /// Shows another controller, as code in the scene might.
    fileprivate func replaceRoot(_ controller: @autoclosure @MainActor () -> UIViewController) {
        window.rootViewController = controller()
    }
}

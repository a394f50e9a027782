import Foundation
import Testing
import UIKit

@testable import Stage

/// A controller that notes how it is told of a rotation.
private final class TurningController: UIViewController {
    var log: [String] = []
    let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(Int(size.width)) \(Int(view.bounds.width))")
        coordinator.animate { _ in
            self.bar.alpha = 0
            self.log.append("animate \(Int(self.view.bounds.width))")
        } completion: { _ in
            self.log.append("done")
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log.append("traits \(traitCollection.verticalSizeClass.rawValue)")
    }
}

@MainActor struct RotationTests {
    private func makeStage() throws -> Stage {
        var configuration = StageConfiguration(device: try #require(StageDevice(named: "iPhone 17")))
        configuration.scale = 1
        return Stage(configuration: configuration) { TurningController() }
    }

    @Test("A rotation exchanges the sides of the screen, and tells controllers before, during and after it")
    func rotating() throws {
        let stage = try makeStage()
        let controller = try #require(stage.rootViewController as? TurningController)
        stage.advance(to: 1)
        stage.rotate()
        #expect(controller.log == ["will 874 402", "traits 1", "animate 874"])
        stage.advance(to: 1.5)
        #expect(controller.log.last == "done" && controller.bar.alpha == 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
        let frame = stage.frame()
        #expect(frame.width == 874 && frame.height == 402)
        stage.rotate()
        #expect(controller.view.bounds.size == CGSize(width: 402, height: 874))
    }

    @Test("A stage that seeks backward rotates again at the same time")
    func seeking() throws {
        let stage = try makeStage()
        stage.advance(to: 1)
        stage.rotate()
        stage.advance(to: 2)
        stage.seek(to: 0.5)
        #expect(stage.frame().width == 402)
        stage.seek(to: 2)
        #expect(stage.frame().width == 874)
    }
}

import Testing
import UIKit

@testable import QuartziteStage

/// A controller that records the calls for a rotation.
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

    @Test("The interface keeps its orientation until the controller supports that of the device")
    func supportedOrientations() throws {
        let stage = makeUpright(.portrait)
        stage.rotate(to: .landscapeLeft)
        #expect(stage.frame().width == 402)
        stage.advance(to: 1)
        #expect(stage.frame().width == 874)
        stage.rotate(to: .portraitUpsideDown)
        #expect(stage.frame().width == 874)
        stage.rotate(to: .portrait)
        #expect(stage.frame().width == 402)
    }

    @Test("A device opens an app in an orientation that it supports")
    func openingOrientation() {
        #expect(makeUpright(.landscape).frame().width == 874)
        #expect(makeUpright(.all).frame().width == 402)
    }

    @Test("A script turns the device at its time")
    func scripts() throws {
        let stage = makeUpright(.all)
        let json =
            #"{"version": 1, "touches": [{"at": 1, "rotate": "landscapeRight"}, {"at": 2, "rotate": "portrait"}]}"#
        stage.play(try TouchScript(json: Data(json.utf8)))
        stage.seek(to: 0.9)
        #expect(stage.frame().width == 402)
        stage.seek(to: 1.5)
        #expect(stage.frame().width == 874)
        stage.seek(to: 2.5)
        #expect(stage.frame().width == 402)
        stage.seek(to: 1.5)
        #expect(stage.frame().width == 874)
    }

    private func makeUpright(_ supported: UIInterfaceOrientationMask) -> Stage {
        let device = StageDevice(named: "iPhone 17") ?? StageDevice.all[0]
        var configuration = StageConfiguration(device: device)
        configuration.scale = 1
        return Stage(configuration: configuration) {
            let controller = UprightController()
            controller.supported = supported
            return controller
        }
    }
}

/// A controller that supports the orientations it is given, and all but upside down after a second.
private final class UprightController: UIViewController {
    var supported = UIInterfaceOrientationMask.all

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.supported = .allButUpsideDown
            self.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
}

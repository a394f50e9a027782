import QuartziteStage
import Testing
import UIKit

/// A square that a pointer lights, and that counts how often it did.
private final class HoverController: UIViewController {
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    private(set) var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(square)
        square.addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: Selector("hover:", HoverController.hover)))
    }

    func hover(_ recognizer: UIHoverGestureRecognizer) {
        states.append(recognizer.state)
        square.backgroundColor = recognizer.state == .ended ? .blue : .red
    }
}

@MainActor @Suite("The pointer of a stage") struct StagePointerTests {
    private func stage() -> Stage {
        Stage(size: CGSize(width: 160, height: 160), scale: 1) { HoverController() }
    }

    @Test("A stage moves the pointer, and seeking repeats its movements") func hovering() throws {
        let stage = stage()
        stage.advance(to: 1)
        stage.hover(at: CGPoint(x: 30, y: 30))
        let plain = stage.frame().hash
        let controller = try #require(stage.rootViewController as? HoverController)
        #expect(controller.states == [.began] && controller.square.backgroundColor == .red)
        stage.advance(to: 2)
        stage.hover(at: CGPoint(x: 100, y: 100))
        #expect(controller.states == [.began, .ended])
        stage.hover(at: nil)
        let gone = stage.frame().hash
        stage.seek(to: 1)
        #expect(stage.frame().hash == plain && gone != plain)
        stage.seek(to: 2)
        #expect(stage.frame().hash == gone)
    }

    @Test("A script moves the pointer as a stage does") func scripts() throws {
        let (live, played) = (stage(), stage())
        live.advance(to: 0.5)
        live.hover(at: CGPoint(x: 30, y: 30))
        live.advance(to: 1)
        let json = #"{"version": 1, "touches": [{"at": 0.5, "hover": [30, 30]}, {"at": 2, "leave": true}]}"#
        played.play(try TouchScript(json: Data(json.utf8)))
        played.advance(to: 1)
        #expect(played.frame().hash == live.frame().hash)
        played.advance(to: 3)
        let controller = try #require(played.rootViewController as? HoverController)
        #expect(controller.states == [.began, .ended])
    }
}

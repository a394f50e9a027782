import Foundation
import QuartziteTesting
import QuartziteStage
import Testing
import UIKit

@Suite("Films of gestures") @MainActor struct GestureFilmTests {
    /// A track along which a finger drags a square, which slides back when the finger goes up.
    private final class Track: UIView {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            backgroundColor = .white
            square.backgroundColor = .blue
            addSubview(square)
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:", Track.pan(_:))))
        }

        required init?(coder: NSCoder) { nil }

        private func pan(_ recognizer: UIPanGestureRecognizer) {
            square.center.x = 10 + max(0, recognizer.translation(in: self).x)
            guard recognizer.state == .ended else { return }
            UIView.animate(
                withDuration: 0.3, delay: 0, options: .curveLinear, animations: { self.square.center.x = 10 })
        }
    }

    /// A controller with a track in the middle.
    private final class TrackController: UIViewController {
        override func viewDidLoad() {
            let track = Track()
            track.center = view.center
            view.addSubview(track)
        }
    }

    private let screen = SnapshotScreen(StageConfiguration(size: CGSize(width: 100, height: 40), scale: 1))

    @Test("A film shows the touches from the first one on, of a view and of a controller")
    func films() throws {
        try expectFilm(of: Track(), on: screen, named: "view") { stage in
            stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 70, y: 10), duration: 0.4)
        }
        try expectFilm(
            of: TrackController(), on: screen, as: .strip(from: 0.2, to: 0.6, every: 0.2, columns: 3),
            named: "controller"
        ) { stage in
            stage.advance(by: .seconds(2))
            stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20), duration: 0.4)
            stage.advance(by: .seconds(2))
        }
    }

    @Test("An error of the gesture is thrown")
    func errors() {
        struct Missing: Error {}
        #expect(throws: Missing.self) { try expectFilm(of: Track(), on: screen) { _ in throw Missing() } }
    }
}

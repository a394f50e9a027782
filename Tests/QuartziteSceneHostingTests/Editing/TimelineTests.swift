import QuartziteSceneHosting
import Testing
import UIKit

@Suite("The timeline lists animations, and edits of it move them") @MainActor
struct TimelineTests {
    private static func scene() -> SceneSession {
        Sessions.small { view in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.backgroundColor = UIColor.red.cgColor
            view.layer.addSublayer(layer)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (10, 90, 1)
            layer.add(move, forKey: "move")
            let box = UIView(frame: CGRect(x: 0, y: 50, width: 20, height: 20))
            box.backgroundColor = .blue
            view.addSubview(box)
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                UIView.animate(withDuration: 2, delay: 1) { box.alpha = 0 }
                layer.add(move, forKey: "move")
            }
        }
    }

    @Test("Rows say what runs when, and what added it")
    func rows() throws {
        let session = Self.scene()
        try session.show(0.6)
        let rows = try session.timeline().rows
        #expect(rows.map(\.key) == ["move", "opacity", "move"])
        #expect(rows.map(\.occurrence) == [0, 0, 1])
        #expect(rows.map(\.state) == [.ended, .scheduled, .running])
        #expect(rows.map(\.begin) == [0, 1.5, 0.5] && rows.map(\.end) == [1, 3.5, 1.5])
        #expect(rows[1].source == "UIView.animate" && rows[0].source == nil)
        #expect(rows[1].fillMode == "both" && rows[1].timing == "easeInEaseOut" && rows[0].timing == "linear")
        try session.show(2)
        #expect(try session.timeline().rows.map(\.state) == [.ended, .running, .ended])
        try session.show(0)
        #expect(try session.timeline().rows.map(\.state) == [.running])
    }

    @Test("A moved and stretched animation has the frames of one that the code adds so")
    func retiming() throws {
        let session = Self.scene()
        let layer = try #require(try session.timeline().rows.first?.layer)
        let report = try session.edit([
            .timing(TimingEdit(layer: layer, animation: "move", occurrence: 0, begin: 0.1, duration: 2)),
            .timing(TimingEdit(layer: layer, animation: "move", occurrence: 5, begin: 0.1)),
            .timing(TimingEdit(layer: layer, animation: "move", occurrence: 0, duration: -1)),
        ])
        #expect(report.rejected.map(\.index) == [2] && report.waiting == [1])
        try session.show(0.3)
        let row = try #require(try session.timeline().rows.first)
        #expect(row.begin == 0.1 && row.end == 2.1 && row.duration == 2 && row.isRetimed)
        let x = try session.properties(of: layer).properties.first { $0.keyPath == "position" }?.presentation
        #expect(x == [18, 10])
    }

    @Test("Retiming a spring changes its speed")
    func springs() throws {
        let session = Sessions.small { view in
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.toValue, spring.duration) = (0, 50, 1)
            view.layer.add(spring, forKey: "spring")
        }
        let layer = try #require(try session.timeline().rows.first?.layer)
        try session.show(0.25)
        let before = try session.properties(of: layer).properties.first { $0.keyPath == "position" }?.presentation
        try session.edit([.timing(TimingEdit(layer: layer, animation: "spring", occurrence: 0, duration: 2))])
        try session.show(0.5)
        let after = try session.properties(of: layer).properties.first { $0.keyPath == "position" }?.presentation
        #expect(before == after)
        #expect(try session.timeline().rows.first?.end == 2)
    }
}

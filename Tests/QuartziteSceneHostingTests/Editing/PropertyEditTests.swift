import QuartziteGallery
import QuartziteSceneHosting
import Testing
import UIKit

@Suite("Edits hold for the whole scene") @MainActor
struct PropertyEditTests {
    /// A snowing view controller with the values that a test edits.
    private static func snow(
        birthRate: Float = 100, color: UIColor = .white, lifetime: Float = 1, late: Bool = false
    ) -> SceneSession {
        Sessions.small { view in
            @MainActor func add() {
                let cell = CAEmitterCell()
                cell.name = "flake"
                cell.contents =
                    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
                        UIColor.red.setFill()
                        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
                    }.cgImage
                (cell.birthRate, cell.lifetime, cell.velocity) = (birthRate, 3, 20)
                (cell.emissionRange, cell.color) = (6.3, color.cgColor)
                let emitter = CAEmitterLayer()
                emitter.lifetime = lifetime
                emitter.emitterPosition = CGPoint(x: 50, y: 50)
                emitter.emitterCells = [cell]
                view.layer.addSublayer(emitter)
            }
            if late {
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in add() }
            } else {
                add()
            }
        }
    }

    private static func edits(_ path: String) -> [SceneEdit] {
        [
            .set("emitterCells.flake.birthRate", of: path, to: 40),
            .set("emitterCells.#0.color", of: path, to: [0, 0, 1, 1]), .set("lifetime", of: path, to: 0.5),
        ]
    }

    @Test("Edited cells have the frames of a scene whose code sets the values, at all times", arguments: [false, true])
    func sameAsSource(late: Bool) throws {
        let edited = Self.snow(late: late)
        let source = Self.snow(
            birthRate: 40, color: UIColor(red: 0, green: 0, blue: 1, alpha: 1), lifetime: 0.5, late: late)
        let untouched = Self.snow(late: late)
        try untouched.show(1)
        let report = try edited.edit(Self.edits(untouched.path(of: "CAEmitterLayer")))
        #expect(report.rejected.isEmpty && report.waiting.count == (late ? 3 : 0))
        for time in [0.1, 1.5, 0.7, 3, 0] { #expect(try edited.hash(at: time) == source.hash(at: time)) }
        #expect(try edited.hash(at: 1.5) != untouched.hash(at: 1.5))
        try edited.edit([])
        #expect(try edited.hash(at: 1.5) == untouched.hash(at: 1.5))
    }

    @Test("An edit does not animate, also on a layer that appears late")
    func noAnimations() throws {
        let session = Sessions.small { view in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in view.layer.addSublayer(CALayer()) }
        }
        try session.show(1)
        let path = try #require(try session.layers().layers.last?.id)
        try session.edit([.set("opacity", of: path, to: 0.25), .set("transform.rotation.z", of: path, to: 1)])
        try session.show(0.6)
        #expect(try session.timeline().rows.isEmpty)
        let list = try session.properties(of: path).properties
        #expect(list.first { $0.keyPath == "opacity" }?.presentation == 0.25)
        guard case .number(let angle)? = list.first(where: { $0.keyPath == "transform.rotation.z" })?.model else {
            Issue.record("there is no angle")
            return
        }
        #expect(abs(angle - 1) < 1e-12)
    }

    @Test("Edits that cannot apply are reported and change nothing")
    func rejections() throws {
        let session = Self.snow()
        let path = try session.path(of: "CAEmitterLayer")
        let before = try session.hash(at: 1)
        let report = try session.edit([
            .set("opacity", of: path, to: .number(.nan)), .set("opacity", of: path, to: "red"),
            .set("opacty", of: path, to: 1), .set("position", of: path, to: [1]),
            .set("emitterCells.flake.mass", of: path, to: 1), .set("emitterCells.rain.scale", of: path, to: 1),
            .set("opacity", of: "0/7/7", to: 1), .set("seed", of: path, to: -1),
            .set("emitterShape", of: path, to: "blob"), .set("contents", of: path, to: "glow"),
            .set("opacity", of: path, to: 1e300), .set("emitterCells.flake.contents", of: path, to: "nothing"),
            .preset(PresetEdit(layer: path, preset: "soup")), .preset(PresetEdit(layer: "0", preset: "snow")),
        ])
        #expect(report.rejected.map(\.index) == [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13])
        #expect(report.waiting == [5, 6])
        #expect(try session.hash(at: 1) == before)
    }

    @Test("Edits of gallery scenes hold after seeking backward", arguments: ["snow", "fire", "fireworks"])
    func seeking(name: String) throws {
        let session = try Sessions.gallery(name)
        let path = try session.path(of: "CAEmitterLayer")
        let plain = try session.hash(at: 2)
        try session.edit([.set("emitterPosition", of: path, to: [100, 100])])
        let late = try session.hash(at: 2)
        _ = try session.hash(at: 0.5)
        #expect(try session.hash(at: 2) == late && late != plain)
    }

    @Test("Edits travel as compact JSON")
    func json() throws {
        let edits: [SceneEdit] = [
            .set("opacity", of: "0/1", to: 0.5), .set("hidden", of: "0", to: true), .set("name", of: "0", to: .none),
            .preset(PresetEdit(layer: "0", preset: "fire")),
            .timing(TimingEdit(layer: "0", animation: "fade", occurrence: 1, begin: 2)),
        ]
        let text = try String(decoding: JSONEncoder().encode(edits[0]), as: UTF8.self)
        #expect(text.contains(#""value":0.5"#) && !text.contains("_0"))
        for edit in edits {
            #expect(try JSONDecoder().decode(SceneEdit.self, from: JSONEncoder().encode(edit)) == edit)
        }
    }
}

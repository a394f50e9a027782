import QuartziteSceneHosting
import QuartziteStage
import Testing
import UIKit

@Suite("Emitter presets fill a layer with their effect") @MainActor
struct EmitterPresetTests {
    private func session(_ preset: String) throws -> SceneSession {
        let session = Sessions.session(size: CGSize(width: 240, height: 180), scale: 1, seed: 1) {
            BuiltViewController { view in
                view.backgroundColor = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)
                view.layer.addSublayer(CAEmitterLayer())
            }
        }
        let path = try session.path(of: "CAEmitterLayer")
        let report = try session.edit([.preset(PresetEdit(layer: path, preset: preset))])
        #expect(report.rejected.isEmpty && report.waiting.isEmpty)
        return session
    }

    /// With the environment variable `QUARTZITE_PRESET_PICTURES`, writes a strip of frames to that folder.
    @Test("A preset shows a steady effect of up to two thousand particles", arguments: EmitterPreset.all.map(\.name))
    func effect(name: String) throws {
        let session = try session(name)
        let strip = Bitmap(width: 240 * 5, height: 180)
        var counts: [Int] = []
        for (index, time) in [0.8, 1.5, 3, 6, 12].enumerated() {
            let frame = try session.show(time)
            counts.append(frame.particles)
            for y in 0..<180 {
                (strip.row(y) + 240 * index).update(from: session.picture.pixels + 240 * y, count: 240)
            }
        }
        #expect(counts.allSatisfy { (1...2_000).contains($0) }, "\(counts)")
        guard let folder = ProcessInfo.processInfo.environment["QUARTZITE_PRESET_PICTURES"] else { return }
        try UIImage(cgImage: CGImage(bitmap: strip)).pngData()?.write(to: URL(filePath: "\(folder)/\(name).png"))
    }

    @Test("The cells of a preset can be edited")
    func editing() throws {
        let session = try session("snow")
        let path = try session.path(of: "CAEmitterLayer")
        let before = try session.hash(at: 2)
        try session.edit([
            .preset(PresetEdit(layer: path, preset: "snow")),
            .set("emitterCells.flakes.contents", of: path, to: "star"),
        ])
        #expect(try session.hash(at: 2) != before)
        let cells = try session.properties(of: path).cells
        #expect(cells.map(\.keyPath) == ["emitterCells.flakes", "emitterCells.dust"])
        #expect(cells[0].properties.first { $0.keyPath.hasSuffix(".contents") }?.model == "star")
    }

    @Test("Every preset has a name and a title of its own")
    func names() {
        #expect(Set(EmitterPreset.all.map(\.name)).count == EmitterPreset.all.count)
        #expect(Set(EmitterPreset.all.map(\.title)).count == EmitterPreset.all.count)
    }
}

import QuartziteGallery
import QuartziteMedia
import QuartziteSceneHosting
import QuartziteStage
import Testing
import UIKit

@testable import QuartziteCommandLine

/// Copies of scenes are compiled together in one program, because compiling takes seconds.
///
/// The environment variable `QUARTZITE_COPIES` sets the number of copies of each emitter scene.
@Suite("A copy as Swift shows the frames of its scene", .enabled(if: RunTool.built)) @MainActor
struct CopiedSourceTests {
    /// A scene to copy, and the hashes of its frames at whole seconds.
    private struct Copy {
        let name: String
        let source: SceneSource
        let settings: String
        let hashes: [String]
        let edits: [SceneEdit]
        /// The first frame that must be equal.
        let first: Int
    }

    private static let frames = 4

    @Test("Emitter scenes after random edits, at all times")
    func emitters() throws {
        let count = ProcessInfo.processInfo.environment["QUARTZITE_COPIES"].flatMap { Int($0) } ?? 2
        var random = SeededNumbers(seed: 18)
        let scenes = ["snow", "fireworks", "maple-leaves", "fire", "neon"]
        var copies: [Copy] = []
        for scene in scenes {
            for index in 0..<count {
                let session = try CopiedScenes.session(of: scene)
                var edits: [SceneEdit] = []
                if index > 0 { edits = try RandomEdits.make(for: session, &random) }
                copies.append(try copy(session, edits, "\(scene.filter { $0 != "-" })\(index)"))
            }
        }
        try compare(copies)
    }

    @Test("Emitter presets, at all times")
    func presets() throws {
        try compare(
            try EmitterPreset.all.map { preset in
                let session = CopiedScenes.session(size: CGSize(width: 160, height: 120), seed: 3) {
                    CopiedScenes.controller { $0.layer.addSublayer(CAEmitterLayer()) }
                }
                let path = try #require(session.emitterPath)
                return try copy(session, [.preset(PresetEdit(layer: path, preset: preset.name))], preset.name)
            })
    }

    @Test("Scenes whose animations all begin at time 0, at all times")
    func animations() throws {
        let scenes = ["radar", "loader", "gradients", "wave-progress", "neon"]
        var copies = try scenes.map { name in
            try copy(try CopiedScenes.session(of: name), [], name.filter { $0 != "-" })
        }
        let session = CopiedScenes.session(size: CGSize(width: 120, height: 120), seed: 0) {
            CopiedScenes.controller(CopiedScenes.everyKindOfLayer)
        }
        copies.append(try copy(session, [], "layers"))
        try compare(copies)
    }

    @Test("A later copy, from its time on")
    func later() throws {
        let session = CopiedScenes.session(size: CGSize(width: 120, height: 120), seed: 0) {
            CopiedScenes.controller { view in
                CopiedScenes.everyKindOfLayer(in: view)
                CopiedScenes.moveLater(view)
            }
        }
        try compare([try copy(session, [], "later", at: 1.2)])
    }

    private func copy(
        _ session: SceneSession, _ edits: [SceneEdit], _ name: String, at time: Double = 0
    ) throws -> Copy {
        let className = "Copy" + name.prefix(1).uppercased() + name.dropFirst()
        if case .edited(let report) = try session.perform(.edit(edits)) {
            #expect(report.rejected.isEmpty && report.waiting.isEmpty, "\(name): \(report)")
        }
        try session.show(time)
        guard case .source(let source) = try session.perform(.source(of: SourceSelection(className: className)))
        else { throw SceneFailure(.refused, "no source") }
        #expect(source.omissions.isEmpty, "\(name): \(source.omissions)")
        let hashes = try (0..<Self.frames).map { hexadecimal(try session.show(Double($0), hashing: true).hash ?? 0) }
        let facts = session.facts
        return Copy(
            name: className, source: source,
            settings: "--size \(facts.pixelWidth)x\(facts.pixelHeight) --scale \(facts.scale) --seed \(facts.seed)",
            hashes: hashes, edits: edits, first: Int(time.rounded(.up)))
    }

    /// Compiles the copies in one program and compares the frames of each with those of its scene.
    private func compare(_ copies: [Copy]) throws {
        try withRunTool { tool in
            for copy in copies { try tool.write(copy.source.text, to: "App/\(copy.name).swift") }
            for copy in copies {
                let arguments = "App --scene \(copy.name) --fps 1 --frames 0-\(Self.frames - 1) -j 1 \(copy.settings)"
                let hashes = try tool.hashes(arguments)
                #expect(
                    hashes.dropFirst(copy.first) == copy.hashes.dropFirst(copy.first), "\(copy.name): \(copy.edits)")
            }
        }
    }
}

extension SceneSession {
    /// The path of the first emitter layer.
    var emitterPath: String? {
        guard case .layers(let tree)? = try? perform(.inspect) else { return nil }
        return tree.layers.first { $0.layerClass == "CAEmitterLayer" }?.id
    }
}

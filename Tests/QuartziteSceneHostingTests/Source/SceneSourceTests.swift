import QuartziteSceneHosting
import Testing
import UIKit

@Suite("Layers are copied as Swift") @MainActor
struct SceneSourceTests {
    private func source(
        _ session: SceneSession, _ selection: SourceSelection = SourceSelection()
    ) throws -> SceneSource {
        guard case .source(let source) = try session.perform(.source(of: selection)) else {
            throw SceneFailure(.refused, "no source")
        }
        return source
    }

    @Test("Only values that differ from the defaults are written")
    func defaults() throws {
        let session = Sessions.small { view in
            let layer = CALayer()
            layer.name = "red card"
            layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            layer.cornerRadius = 4
            layer.opacity = 0.1
            layer.contentsGravity = .resizeAspect
            layer.maskedCorners = [.layerMinXMinYCorner]
            view.layer.addSublayer(layer)
        }
        let text = try source(session).text
        let start = try #require(text.range(of: "func makeRedCard()"))
        let end = try #require(text.range(of: "return layer", range: start.lowerBound..<text.endIndex))
        let lines = text[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst()
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        #expect(
            lines == [
                "let layer = CALayer()", "layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)",
                #"layer.name = "red card""#, "layer.opacity = 0.1", "layer.cornerRadius = 4",
                "layer.maskedCorners = [.layerMinXMinYCorner]", "layer.contentsGravity = .resizeAspect",
            ], "\(text)")
    }

    @Test("An image that several cells show is written once")
    func images() throws {
        let session = try Sessions.gallery("fireworks")
        let text = try source(session).text
        #expect(text.components(separatedBy: "decodedImage(\n").count == 2)
        #expect(text.components(separatedBy: "cell.contents = Self.image1").count == 3)
        #expect(text.contains("--size 640x360 --scale 0.5 --seed 0"))
    }

    @Test("A cell or an emitter is copied as functions for a paste")
    func snippets() throws {
        let session = try Sessions.gallery("fire")
        let path = try session.path(of: "CAEmitterLayer")
        let cell = try source(session, SourceSelection(layer: path, cell: "emitterCells.fire")).text
        #expect(cell.contains("private func makeFireCell() -> CAEmitterCell") && !cell.contains("class"))
        let emitter = try source(session, SourceSelection(layer: path, isSnippet: true)).text
        #expect(emitter.contains("-> CAEmitterLayer") && emitter.contains("makeFireCell()"))
        #expect(throws: SceneFailure.self) { try source(session, SourceSelection(layer: path, cell: "emitterCells.x")) }
        #expect(throws: SceneFailure.self) { try source(session, SourceSelection(layer: "5/5")) }
    }

    @Test("What cannot be expressed is named at the top")
    func omissions() throws {
        let session = Sessions.small { view in
            view.layer.name = "stage"
            view.layer.add(CATransition(), forKey: nil)
            let emitter = CAEmitterLayer()
            emitter.name = "sparks"
            view.layer.addSublayer(emitter)
            Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in emitter.birthRate = 2 }
        }
        try session.show(0.1)
        let copy = try source(session)
        #expect(copy.omissions.count == 2, "\(copy.omissions)")
        #expect(copy.omissions.contains { $0.contains("stage") && $0.contains("CATransition") })
        #expect(copy.omissions.contains { $0.contains("sparks") })
        for omission in copy.omissions { #expect(copy.text.contains("/// - \(omission)")) }
    }
}

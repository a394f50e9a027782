import QuartziteSceneHosting
import Testing
import UIKit

@Suite("Properties are listed with their values and the ranges of their sliders") @MainActor
struct LayerPropertyListTests {
    @Test("Model, presentation and default values differ while an animation runs")
    func values() throws {
        let session = Sessions.small { view in
            let layer = CALayer()
            layer.opacity = 0.5
            view.layer.addSublayer(layer)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
            layer.add(fade, forKey: nil)
        }
        try session.show(1)
        let path = try #require(try session.layers().layers.last?.id)
        let opacity = try #require(
            try session.properties(of: path).properties.first { $0.keyPath == "opacity" })
        #expect(opacity.model == 0.5 && opacity.presentation == 0.25 && opacity.defaultValue == 1)
        #expect(opacity.kind == .number && opacity.range == [0, 1] && opacity.title == "Opacity")
    }

    @Test(
        "Every listed property of every class has a kind that its values fit, and survives JSON",
        arguments: ["CALayer", "CAEmitterLayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer"])
    func classes(name: String) throws {
        let session = Sessions.small { view in
            for layer in [
                CALayer(), CAEmitterLayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(),
            ] {
                if let emitter = layer as? CAEmitterLayer { emitter.emitterCells = [CAEmitterCell()] }
                view.layer.sublayers?.last?.addSublayer(layer)
                view.layer.addSublayer(layer)
            }
        }
        let path = try #require(try session.layers().layers.last { $0.layerClass == name }?.id)
        let list = try session.properties(of: path)
        let all = list.properties + list.cells.flatMap(\.properties)
        #expect(all.count >= 40)
        for property in all {
            #expect(!property.title.isEmpty && !property.group.isEmpty)
            #expect(property.range.map { $0[0] < $0[1] } != false)
            if property.kind == .choice, case .text(let value) = property.model {
                #expect(property.choices?.contains(value) == true || value.isEmpty, "\(property.keyPath): \(value)")
            }
        }
        let copy = try JSONDecoder().decode(LayerPropertyList.self, from: JSONEncoder().encode(list))
        #expect(copy == list)
        // Setting every editable property to its value has no effect on the values.
        let edits = all.filter(\.isEditable).filter { $0.keyPath.hasSuffix("contents") == false }.map {
            SceneEdit.set($0.keyPath, of: path, to: $0.model)
        }
        let report = try session.edit(edits)
        #expect(report.rejected.isEmpty, "\(report.rejected.map { ($0.reason, edits[$0.index]) })")
        let after = try session.properties(of: path)
        #expect(after.properties.map(\.model) == list.properties.map(\.model))
    }

    @Test("Cells are named, or numbered where a name does not lead to them")
    func cells() throws {
        let session = Sessions.small { view in
            func cell(_ name: String?, _ inside: [CAEmitterCell]? = nil) -> CAEmitterCell {
                let cell = CAEmitterCell()
                (cell.name, cell.emitterCells) = (name, inside)
                return cell
            }
            let emitter = CAEmitterLayer()
            emitter.emitterCells = [cell("a", [cell(nil), cell("b.c")]), cell("a"), cell("d", [cell("e")])]
            view.layer.addSublayer(emitter)
        }
        let path = try session.path(of: "CAEmitterLayer")
        let cells = try session.properties(of: path).cells
        #expect(
            cells.map(\.keyPath) == [
                "emitterCells.a", "emitterCells.a.emitterCells.#0", "emitterCells.a.emitterCells.#1",
                "emitterCells.#1", "emitterCells.d", "emitterCells.d.emitterCells.e",
            ])
        #expect(cells.map(\.depth) == [0, 1, 1, 0, 0, 1])
        #expect(try session.layers().layers.first { $0.id == path }?.cells == 6)
        let edits = cells.map { SceneEdit.set($0.keyPath + ".velocity", of: path, to: 7) }
        #expect(try session.edit(edits).rejected.isEmpty)
        let velocities = try session.properties(of: path).cells.map { cell in
            cell.properties.first { $0.keyPath.hasSuffix(".velocity") }?.model
        }
        #expect(velocities == Array(repeating: 7, count: 6))
    }

    @Test("A path that leads to no layer is refused")
    func unknownLayers() throws {
        let session = Sessions.small { _ in }
        for path in ["", "9", "0/99", "0/-1", "0/mask", "x", "0/0/0/0/0/0"] {
            #expect(throws: SceneFailure.self) { try session.properties(of: path) }
        }
    }
}

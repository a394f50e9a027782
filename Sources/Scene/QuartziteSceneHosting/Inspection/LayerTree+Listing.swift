import QuartzCore
import QuartziteStage
import UIKit

extension LayerTree {
    /// Lists the layers that a stage shows.
    @MainActor init(of stage: Stage) {
        self.init(time: stage.time, layers: [], omitted: 0)
        for (index, window) in stage.windows.enumerated() {
            window.forEachPlacement(scale: stage.scale) { placement in
                if layers.count < Self.maximumLayers {
                    layers.append(LayerDescription(of: placement, inWindow: index))
                } else {
                    omitted += 1
                }
                return true
            }
        }
    }
}

extension LayerDescription {
    @MainActor fileprivate init(of placement: LayerPlacement, inWindow window: Int) {
        let layer = placement.layer
        let path = placement.path
        self.init(
            id: path.isEmpty ? "\(window)" : "\(window)/\(path)", depth: placement.depth,
            layerClass: "\(type(of: layer))")
        name = layer.name
        if let view = layer.delegate as? UIView, view.layer === layer {
            viewClass = "\(type(of: view))"
            viewIdentifier = view.accessibilityIdentifier
        }
        corners = placement.corners?.flatMap { [Double($0.x), Double($0.y)] }
        isHidden = layer.isHidden
        draws = placement.draws
        if let emitter = layer as? CAEmitterLayer { CellPath.forEachCell(of: emitter) { _, _, _ in cells += 1 } }
        animations = layer.animationCount
    }
}

extension Stage {
    /// Returns the path of the front layer that draws at a point of the screen in points; nil if none does.
    package func pathOfFrontLayer(x: Double, y: Double) -> String? {
        for (index, window) in windows.enumerated().reversed() {
            guard let path = window.pathOfFrontLayer(at: CGPoint(x: x, y: y), scale: scale) else { continue }
            return path.isEmpty ? "\(index)" : "\(index)/\(path)"
        }
        return nil
    }
}

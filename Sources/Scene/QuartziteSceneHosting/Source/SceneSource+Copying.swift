import Foundation
import QuartzCore
import QuartziteStage
import UIKit

extension SceneSource {
    /// Copies what a selection names; nil if there is no such layer or cell.
    @MainActor init?(_ selection: SourceSelection, of stage: Stage) {
        let source = stage.scene.run { SceneSource.copied(selection, of: stage) }
        guard let source else { return nil }
        self = source
    }

    @MainActor private static func copied(_ selection: SourceSelection, of stage: Stage) -> SceneSource? {
        let windows = stage.windows
        let writer = SourceWriter(time: stage.time, isFile: selection.cell == nil && !selection.isSnippet)
        let name = SwiftLiteral.identifier(selection.className ?? "")
        let className = name.isEmpty ? "CopiedViewController" : name
        guard let path = selection.layer else {
            if stage.configuration.showsSystemBars { writer.omit("the status bar and the home indicator") }
            let calls = windows.enumerated().map { writer.write($1.root, at: "\($0)") }
            return writer.file(
                className: className, configuration: stage.configuration,
                adding: calls.map { "view.layer.addSublayer(\($0))" })
        }
        guard let layer = LayerPath(path).layer(in: windows) else { return nil }
        if let cellPath = selection.cell {
            guard let emitter = layer as? CAEmitterLayer, let cell = CellPath(cellPath)?.cell(of: emitter) else {
                return nil
            }
            _ = writer.write(cell, of: layer.label, depth: 0)
            return writer.snippet
        }
        let call = writer.write(layer, at: path)
        guard !selection.isSnippet else { return writer.snippet }
        return writer.file(
            className: className, configuration: stage.configuration, adding: ["view.layer.addSublayer(\(call))"])
    }
}

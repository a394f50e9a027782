import CoreGraphics
import Foundation
import QuartzCore

extension SourceWriter {
    /// Writes an emitter cell and those inside it, and returns the call of the function that makes it.
    func write(_ cell: CAEmitterCell, of owner: String, depth: Int) -> String {
        var lines = ["let cell = CAEmitterCell()"]
        if let name = cell.name { lines.append("cell.name = \(SwiftLiteral.string(name))") }
        if let contents = cell.contents {
            if let picture = contents as? CGImage, let text = image(picture) {
                lines.append("cell.contents = \(text)")
            } else if contents is CGImage {
                omit("the image of a cell of \(owner), which is too large")
            }
        }
        for entry in PropertyCatalog.cellProperties + Self.moreOfCells
        where !["contents", "name"].contains(entry.traits.key) {
            let value = cell.value(forKey: entry.traits.key)
            guard let text = assigned(entry, value, in: "a cell of \(owner)", ofCell: true) else { continue }
            lines.append("cell.\(entry.name) = \(text)")
        }
        for (key, value) in cell.unlistedValues {
            guard let text = AnimatableValue(value).flatMap({ expression($0) }) else {
                omit("\(key) of a cell of \(owner)")
                continue
            }
            lines.append("cell.setValue(\(text), forKey: \(SwiftLiteral.string(key)))")
        }
        if let cells = cell.emitterCells, !cells.isEmpty {
            if depth < CellPath.maximumDepth {
                let calls = cells.map { write($0, of: owner, depth: depth + 1) }
                lines.append("cell.emitterCells = [\(calls.joined(separator: ", "))]")
            } else {
                omit("cells of \(owner) that are nested deeper than \(CellPath.maximumDepth)")
            }
        }
        lines.append("return cell")
        let label = cell.name ?? ""
        let name = uniqueName(SwiftLiteral.identifier(label) + "Cell", otherwise: "Cell")
        let comment = label.isEmpty ? "A cell of \(owner)." : "The cell \(label) of \(owner)."
        return addFunction(name, type: "CAEmitterCell", comment: comment, lines)
    }

    /// The properties of emitter cells that the property list leaves out.
    private static let moreOfCells = CAEmitterCell.listedProperties.filter { $0.key == "minificationFilterBias" }.map {
        PropertyCatalog.Entry(traits: PropertyTraits($0.key, ""), name: $0.name, defaultValue: $0.defaultValue)
    }
}

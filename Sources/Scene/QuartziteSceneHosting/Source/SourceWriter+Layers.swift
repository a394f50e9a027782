import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension SourceWriter {
    /// The keys that other statements set, or that have no effect without an app's code.
    private static let separate: Set = [
        "delegate", "sublayers", "superlayer", "mask", "actions", "style", "layoutManager", "frame", "emitterCells",
        "filters", "backgroundFilters", "bounds", "position", "anchorPoint", "contents", "drawsAsynchronously",
        "compositingFilter", "string", "font", "legacyLineDirection", "beginTime", "needsDisplayOnBoundsChange",
        "allowsEdgeAntialiasing",
    ]

    /// Writes a layer and everything below it, and returns the call of the function that makes it.
    func write(_ layer: CALayer, at path: String) -> String {
        layerCount += 1
        let type = layer.coreAnimationClass
        let owner = "\(layer.label) (\(path))"
        var lines = ["let layer = \(type)()"]
        writeProperties(of: layer, owner, to: &lines)
        if let emitter = layer as? CAEmitterLayer { writeEmitter(emitter, owner, to: &lines) }
        writeText(of: layer, owner, to: &lines)
        writeFilters(of: layer, owner, to: &lines)
        if let mask = layer.mask { lines.append("layer.mask = \(write(mask, at: path + "/mask"))") }
        for (index, child) in layer.children.enumerated() {
            guard layerCount < Self.maximumLayers else {
                omit("the layers after the first \(Self.maximumLayers)")
                break
            }
            lines.append("layer.addSublayer(\(write(child, at: "\(path)/\(index)")))")
        }
        for animation in layer.runningAnimations { write(animation, of: layer, owner, to: &lines) }
        lines.append("return layer")
        let name = uniqueName(layer.label, otherwise: "Layer")
        return addFunction(name, type: type, comment: "The layer of \(layer.label), \(path) in the scene.", lines)
    }

    private func writeProperties(of layer: CALayer, _ owner: String, to lines: inout [String]) {
        let entries = PropertyCatalog.properties(of: layer)
        let isPlain = layer.coreAnimationClass == "\(type(of: layer))"
        writeGeometry(of: layer, to: &lines)
        let hidden = PropertyCatalog.hidden.subtracting(Self.separate).sorted()
        let rest = layer.listedProperties.filter { hidden.contains($0.key) }.map {
            PropertyCatalog.Entry(
                traits: PropertyTraits($0.key, ""), name: $0.name, defaultValue: $0.defaultValue)
        }
        for entry in entries + rest where !Self.separate.contains(entry.traits.key) {
            // The keys of an app's own class have no meaning for the copy.
            if entry.traits.group == "Other", !isPlain, entry.traits.key != "autoresizingMask" { continue }
            let value = layer.value(forKey: entry.traits.key)
            guard let text = assigned(entry, value, in: owner, ofCell: false) else { continue }
            lines.append("layer.\(entry.name) = \(text)")
        }
        // The default depends on the app, and is false in the copy's.
        if layer.allowsEdgeAntialiasing { lines.append("layer.allowsEdgeAntialiasing = true") }
        if layer.beginTime != 0 {
            lines.append("layer.beginTime = \(beginTime(layer.beginTime, in: layer.superlayer))")
        }
        if let scroll = layer as? CAScrollLayer, scroll.scrollMode != .both {
            lines.append("layer.scrollMode = .init(rawValue: \(SwiftLiteral.string(scroll.scrollMode.rawValue)))")
        }
        if layer is CATiledLayer, !isPlain || layer.delegate != nil { omit("the tiles of \(owner)") }
        guard let contents = layer.contents as? CGImage else { return }
        if let text = image(contents) {
            lines.append("layer.contents = \(text)")
        } else {
            omit("the image of \(owner), which is too large")
        }
    }

    private func writeGeometry(of layer: CALayer, to lines: inout [String]) {
        let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
        if anchor != CGPoint(x: 0.5, y: 0.5) { lines.append("layer.anchorPoint = \(SwiftLiteral.point(anchor))") }
        let frame = CGRect(
            x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height, width: bounds.width,
            height: bounds.height)
        let again = CGPoint(x: frame.minX + anchor.x * bounds.width, y: frame.minY + anchor.y * bounds.height)
        if bounds.origin == .zero, again == position, bounds.size != .zero {
            // The transform is set afterwards.
            lines.append("layer.frame = \(SwiftLiteral.rect(frame))")
        } else {
            if bounds != .zero { lines.append("layer.bounds = \(SwiftLiteral.rect(bounds))") }
            if position != .zero { lines.append("layer.position = \(SwiftLiteral.point(position))") }
        }
    }

    /// Returns the expression of a time in a layer's time space; as on Apple's systems, media time need not begin at 0.
    func beginTime(_ time: Double, in layer: CALayer?) -> String {
        guard layer?.hasSceneTime != false else { return SwiftLiteral.number(time) }
        if time == 0 { return "CACurrentMediaTime()" }
        return "CACurrentMediaTime() \(time < 0 ? "-" : "+") \(SwiftLiteral.number(abs(time)))"
    }

    private func writeEmitter(_ emitter: CAEmitterLayer, _ owner: String, to lines: inout [String]) {
        if emitter.dependsOnEarlierValues { omit("the values that the emitter \(owner) had before") }
        let direction = emitter.legacyLineDirection
        if emitter.emitterShape == .line, direction != SceneContext.current.settings.emitterLineDirection {
            lines.append("// The direction of a line's particles; only Quartzite has this key.")
            lines.append("layer.setValue(\(SwiftLiteral.number(direction)), forKey: \"legacyLineDirection\")")
        }
        guard let cells = emitter.emitterCells, !cells.isEmpty else { return }
        let calls = cells.map { write($0, of: owner, depth: 0) }
        lines.append("layer.emitterCells = [\(calls.joined(separator: ", "))]")
    }

    private func writeText(of layer: CALayer, _ owner: String, to lines: inout [String]) {
        guard let layer = layer as? CATextLayer else { return }
        switch layer.font {
        case let name as String:
            if name != "Helvetica" { lines.append("layer.font = \(SwiftLiteral.string(name)) as NSString") }
        case let font as UIFont:
            lines.append(
                "layer.font = UIFont(name: \(SwiftLiteral.string(font.fontName)), size: \(SwiftLiteral.number(font.pointSize)))"
            )
        case nil: break
        default: omit("the font of \(owner)")
        }
        switch layer.string {
        case let text as String: lines.append("layer.string = \(SwiftLiteral.string(text))")
        case let text as NSAttributedString: lines.append("layer.string = \(attributed(text, owner))")
        default: break
        }
    }

    /// Returns the expression of an attributed string with its fonts and colours.
    private func attributed(_ text: NSAttributedString, _ owner: String) -> String {
        var lines = ["let text = NSMutableAttributedString()"]
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            var parts: [String] = []
            for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                switch (key, value) {
                case (.font, let font as UIFont):
                    let name = SwiftLiteral.string(font.fontName)
                    parts.append(
                        ".font: UIFont(name: \(name), size: \(SwiftLiteral.number(font.pointSize))) as Any")
                case (.foregroundColor, let color as UIColor):
                    let text = SwiftLiteral.color(color.cgColor).replacing(".cgColor", with: "")
                    parts.append(".foregroundColor: \(text)")
                default: omit("\(key.rawValue) in the text of \(owner)")
                }
            }
            let string = SwiftLiteral.string(text.attributedSubstring(from: range).string)
            let list = parts.isEmpty ? "[:]" : "[\(parts.joined(separator: ", "))]"
            lines.append("text.append(NSAttributedString(string: \(string), attributes: \(list)))")
        }
        lines.append("return text")
        let name = uniqueName("Text", otherwise: "Text")
        return addFunction(name, type: "NSAttributedString", comment: "The text of \(owner).", lines)
    }
}

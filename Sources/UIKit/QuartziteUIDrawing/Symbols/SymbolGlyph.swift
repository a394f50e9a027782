import QuartziteUIFoundation
import QuartziteText

/// The steps that draw a symbol, in a square of 16 units with y down.
package struct SymbolGlyph {
    package struct Step {
        package enum Operation { case draw, clear }

        var parts: [SymbolPart]
        var operation = Operation.draw
        /// The index of the colour in a palette: 0 for the foreground.
        package var level = 0
        /// The width to add to all strokes, in units.
        package var extra: CGFloat = 0
        /// Whether the step is performed only if the levels have different colours.
        var needsColors = false
        var isBadge = false
        var opacity = 1.0
    }

    package private(set) var steps: [Step] = []
    /// Whether the glyph was drawn for the weight that is asked for, so that its strokes are not changed.
    var hasWeight = false

    package init(steps: [Step]) { self.steps = steps }

    /// Reads an expression: an icon or, after an apostrophe, characters, followed by modifiers.
    ///
    /// `@ring`, `@disc`, `@box`, `@boxfill` and `@diamond` enclose the glyph, `/` strikes it out, `+` and a mark add a
    /// badge, `>` and an angle turn it clockwise, `<` mirrors it, and `*` places a small icon or text inside it.
    package init(_ expression: String, in table: SymbolTable = .shared) {
        var rest = expression[...]
        let isText = rest.first == "'"
        let name =
            isText
            ? rest.dropFirst().prefix { !"@/+".contains($0) || rest.count == 2 } : rest.prefix(while: Self.isName)
        rest = rest.dropFirst(name.count + (isText ? 1 : 0))
        let parts = isText ? SymbolText.parts(String(name)) : table.parts(ofIcon: String(name))
        steps = [Step(parts: parts)]
        while let modifier = rest.popFirst() {
            let argument = rest.prefix { Self.isName($0) || "!?".contains($0) }
            switch modifier {
            case "@":
                enclose(in: String(argument), table)
                rest = rest.dropFirst(argument.count)
            case "+":
                addBadge(String(argument))
                rest = rest.dropFirst(argument.count)
            case ">":
                turn(by: Double(argument) ?? 0)
                rest = rest.dropFirst(argument.count)
            case "<": transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 16, ty: 0))
            case "/": strikeOut()
            case "*":
                inscribe(String(argument), in: String(name), table)
                rest = rest.dropFirst(argument.count)
            default: break
            }
        }
    }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-"
    }

    /// The number of colours that the symbol can have.
    package var levels: Int { (steps.map(\.level).max() ?? 0) + 1 }

    /// The bounds of what is drawn when strokes are wider by `width`.
    func bounds(weight width: CGFloat) -> CGRect {
        steps.filter { $0.operation == .draw && !$0.needsColors }.reduce(CGRect.null) { box, step in
            step.parts.reduce(box) {
                let outset = max(width + step.extra, 0) / 2
                return $0.union($1.path.boundingBoxOfPath.insetBy(dx: -outset, dy: -outset))
            }
        }
    }

    // MARK: Composition

    mutating func append(_ step: Step) { steps.append(step) }

    mutating func changeLevels(by difference: Int) {
        for index in steps.indices { steps[index].level += difference }
    }

    private mutating func transform(_ transform: CGAffineTransform) {
        for index in steps.indices { steps[index].parts = steps[index].parts.map { $0.applying(transform) } }
    }

    private mutating func turn(by degrees: Double) {
        let center = CGAffineTransform(translationX: 8, y: 8)
        transform(center.rotated(by: degrees * .pi / 180).translatedBy(x: -8, y: -8))
    }

    /// Places the glyph inside a shape; a filled shape is cut out where the glyph is.
    private mutating func enclose(in shape: String, _ table: SymbolTable) {
        let icons = [
            "ring": "circle", "disc": "circle-fill", "box": "square", "boxfill": "square-fill", "diamond": "diamond",
        ]
        let outline = table.parts(ofIcon: icons[shape] ?? "circle")
        let isFilled = shape == "disc" || shape == "boxfill"
        let box = bounds(weight: 0)
        guard box.width > 0 || box.height > 0 else { return }
        let scale = min(8.2 / max(box.width, box.height), 1)
        transform(
            CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 8 - box.midX * scale, ty: 8 - box.midY * scale))
        for index in steps.indices { steps[index].extra += (1 - scale) * 0.7 }
        guard isFilled else {
            return steps.append(Step(parts: outline, level: levels))
        }
        var cuts = steps.filter { $0.operation == .draw && !$0.needsColors }
        for index in cuts.indices { cuts[index].operation = .clear }
        for index in steps.indices { steps[index].needsColors = true }
        steps = [Step(parts: outline, level: levels)] + cuts + steps
    }

    /// Draws a line through the glyph, with a gap beside it.
    private mutating func strikeOut() {
        func line(_ width: CGFloat) -> [SymbolPart] {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 1.6, y: 1.6))
            path.addLine(to: CGPoint(x: 14.4, y: 14.4))
            return [
                SymbolPart(
                    path: path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10))
            ]
        }
        steps.append(Step(parts: line(3), operation: .clear))
        steps.append(Step(parts: line(1.1)))
    }

    /// Draws a mark at the bottom right, or a dot at the top right, with a gap around it.
    private mutating func addBadge(_ mark: String) {
        let isDot = mark == "dot"
        let center = isDot ? CGPoint(x: 12.6, y: 3.4) : CGPoint(x: 12.4, y: 12.4)
        func disc(_ radius: CGFloat) -> [SymbolPart] {
            let path = CGMutablePath()
            path.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            return [SymbolPart(path: path)]
        }
        changeLevels(by: 1)
        steps.append(Step(parts: disc(isDot ? 4 : 4.6), operation: .clear))
        steps.append(Step(parts: disc(isDot ? 3 : 3.6), isBadge: true))
        guard !isDot else { return }
        let strokes = CGMutablePath()
        let lines: [[(CGFloat, CGFloat)]]
        switch mark {
        case "plus": lines = [[(-1.8, 0), (1.8, 0)], [(0, -1.8), (0, 1.8)]]
        case "minus": lines = [[(-1.8, 0), (1.8, 0)]]
        case "x": lines = [[(-1.3, -1.3), (1.3, 1.3)], [(1.3, -1.3), (-1.3, 1.3)]]
        case "check": lines = [[(-1.6, 0.1), (-0.5, 1.3), (1.6, -1.2)]]
        default: lines = [[(0, -1.9), (0, 0.4)], [(0, 1.7), (0, 1.75)]]
        }
        for line in lines {
            strokes.addLines(between: line.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) })
        }
        let glyph = strokes.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 10)
        steps.append(Step(parts: [SymbolPart(path: glyph)], operation: .clear))
    }
}

extension SymbolPart {
    package func applying(_ transform: CGAffineTransform) -> SymbolPart {
        var transform = transform
        return SymbolPart(path: path.copy(using: &transform) ?? path, rule: rule)
    }
}

/// Characters as parts of symbols.
enum SymbolText {
    /// Returns the outlines of some characters, 11 units high for capital letters, around the centre of the square.
    static func parts(_ text: String) -> [SymbolPart] {
        let style = TextStyle(font: FontStyle(weight: 600), size: 15)
        let parts = TextLayout(StyledText(text, style: style)).fills().map { SymbolPart(path: $0.path) }
        let box = parts.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
        guard !box.isNull else { return [] }
        return parts.map { $0.applying(CGAffineTransform(translationX: 8 - box.midX, y: 8 - box.midY)) }
    }
}

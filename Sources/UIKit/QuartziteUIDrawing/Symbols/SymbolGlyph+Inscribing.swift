import QuartziteUIFoundation

extension SymbolGlyph {
    /// Places a small icon, or else text, inside an outline; it is cut out of a filled one.
    ///
    /// - Parameters:
    ///   - content: The name of an icon, or the characters.
    ///   - outline: The name of the icon around it.
    ///   - table: The table of icons.
    mutating func inscribe(_ content: String, in outline: String, _ table: SymbolTable) {
        let isIcon = table.hasIcon(content)
        let parts = isIcon ? table.parts(ofIcon: content) : SymbolText.parts(content)
        let box = SymbolGlyph(steps: [Step(parts: parts)]).bounds(weight: 0)
        let place = Self.inside(of: outline)
        guard !box.isNull, box.width > 0 || box.height > 0 else { return }
        let scale = min(place.width / max(box.width, 0.1), place.height / max(box.height, 0.1), 1)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: place.midX - box.midX * scale, ty: place.midY - box.midY * scale)
        var inner = Step(parts: parts.map { $0.applying(transform) })
        inner.extra = isIcon ? (1 - scale) * 0.7 : 0
        changeLevels(by: 1)
        guard outline.hasSuffix("-fill") else { return append(inner) }
        inner.operation = .clear
        append(inner)
        (inner.operation, inner.needsColors) = (.draw, true)
        append(inner)
    }

    /// Returns the free area inside an icon, in its square of 16 units.
    private static func inside(of icon: String) -> CGRect {
        if icon.hasPrefix("chat-square") { return CGRect(x: 4, y: 2.6, width: 8, height: 6.8) }
        if icon.hasPrefix("chat") { return CGRect(x: 4.2, y: 3.8, width: 7.6, height: 6.4) }
        if icon.hasPrefix("cloud") { return CGRect(x: 4.6, y: 5.8, width: 6.8, height: 5.6) }
        if icon.hasPrefix("file") { return CGRect(x: 4.6, y: 6, width: 6.8, height: 7) }
        if icon.hasPrefix("arrow") { return CGRect(x: 4.9, y: 5.4, width: 6.2, height: 5.2) }
        return CGRect(x: 4, y: 4, width: 8, height: 8)
    }
}

import CoreGraphics

extension TextParagraph {
    /// Returns the glyphs of a truncated line without the spaces beside its ellipsis, which closes up to the words.
    ///
    /// The ellipsis takes the place and the style of the first character that is left out, which may be one of those spaces.
    /// The layout makes the ellipsis as wide as what is left of the line; it gets its own width.
    ///
    /// - Parameter width: Returns the width of an ellipsis in place of the character at a byte.
    static func withoutSpacesAtEllipsis(
        _ glyphs: Slice<UnsafeBufferPointer<ParagraphLayout.Glyph>>, _ bytes: [UInt8], width: (Int) -> Double
    ) -> [ParagraphLayout.Glyph] {
        var all = Array(glyphs)
        if let last = all.lastIndex(where: \.is_ellipsis), let first = all.firstIndex(where: \.is_ellipsis),
            first == last
        {
            let excess = all[last].advance - width(Int(all[last].byte))
            if excess > 0 {
                all[last].advance -= excess
                for index in all.indices where index > last { all[index] = all[index].moved(by: -excess) }
            }
        }
        guard let first = all.firstIndex(where: \.is_ellipsis), let last = all.lastIndex(where: \.is_ellipsis) else {
            return all
        }
        func isSpace(_ index: Int) -> Bool {
            all.indices.contains(index) && bytes.indices.contains(Int(all[index].byte))
                && bytes[Int(all[index].byte)] == 0x20
        }
        var (start, end) = (first, last + 1)
        while isSpace(start - 1) { start -= 1 }
        while isSpace(end) { end += 1 }
        var result = Array(all[..<start])
        let before = all[first].x - all[start].x
        result += all[first...last].map {
            var glyph = $0.moved(by: -before)
            glyph.byte = min(glyph.byte, all[start].byte)
            return glyph
        }
        guard end < all.count else { return result }
        let after = last + 1 < end ? all[end].x - all[last + 1].x : 0
        return result + all[end...].map { $0.moved(by: -before - after) }
    }

    /// Returns the width of an ellipsis in a style.
    func ellipsisWidth(_ style: TextStyle) -> Double {
        let text = StyledText("…", style: style)
        let paragraph = TextParagraph(text: text, range: 0..<text.utf8.count, format: ParagraphFormat())
        return paragraph.unwrappedLine(in: TextLimits(), isFirst: true)?.width ?? 0
    }
}

extension ParagraphLayout.Glyph {
    fileprivate func moved(by distance: Double) -> ParagraphLayout.Glyph {
        var glyph = self
        glyph.x += distance
        return glyph
    }
}

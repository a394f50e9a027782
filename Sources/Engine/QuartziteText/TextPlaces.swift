import CoreGraphics

/// Where the characters of a layout are, in UTF-16 units of the text and points from the layout's top left corner.
package struct TextPlaces {
    /// A character as the user sees it, such as a letter with its accents.
    package struct Character {
        package var units: Range<Int>
        package var left: Double
        package var right: Double
        package let isRightToLeft: Bool

        /// The edge at which reading the character begins.
        package var start: Double { isRightToLeft ? right : left }
        /// The edge at which reading the character ends.
        package var end: Double { isRightToLeft ? left : right }
    }

    /// A line of the layout.
    package struct Line {
        /// The characters of the line, without the line end.
        package var units: Range<Int>
        /// The number of units before the next line.
        package var end: Int
        /// The top of the line with its spacing; the lines of a layout leave no space between them.
        package var top: Double
        package var bottom: Double
        /// The rectangle of the line's characters.
        package var used: CGRect
        package var baseline: Double
        package let isRightToLeft: Bool
        /// The characters in the order of the text.
        package var characters: [Character]

        package init(
            units: Range<Int>, end: Int, top: Double, bottom: Double, used: CGRect, baseline: Double,
            isRightToLeft: Bool, characters: [Character]
        ) {
            (self.units, self.end, self.top, self.bottom) = (units, end, top, bottom)
            (self.used, self.baseline, self.isRightToLeft) = (used, baseline, isRightToLeft)
            self.characters = characters
        }
    }

    package private(set) var lines: [Line]
    /// The number of units of the text.
    package let unitCount: Int

    package init(lines: [Line], unitCount: Int) { (self.lines, self.unitCount) = (lines, unitCount) }

    package init(_ layout: TextLayout) {
        let offsets = layout.allUnitOffsets
        unitCount = offsets.last ?? 0
        lines = []
        var top = 0.0
        for (index, line) in layout.lines.enumerated() {
            let bottom = max(line.bottom + layout.formats[index].lineSpacing, top)
            let next = index + 1 < layout.lines.count ? layout.lines[index + 1].bytes.lowerBound : offsets.count - 1
            func unit(_ byte: Int) -> Int { offsets[min(max(byte, 0), offsets.count - 1)] }
            let characters = Self.characters(of: line, in: layout.bytes, unit: unit)
            lines.append(
                Line(
                    units: unit(line.bytes.lowerBound)..<unit(line.bytes.upperBound), end: unit(next), top: top,
                    bottom: bottom,
                    used: CGRect(
                        x: line.x, y: line.top, width: line.width + line.trailingSpace + line.wrappedSpace,
                        height: line.ascent + line.descent),
                    baseline: line.baseline, isRightToLeft: line.isRightToLeft, characters: characters))
            top = bottom
        }
    }

    private typealias Cluster = (start: Int, left: Double, right: Double, isEllipsis: Bool)

    /// Returns what the glyphs of each byte cover, in the order of the text.
    private static func clusters(of line: TextLine, in range: Range<Int>) -> [Cluster] {
        var clusters: [Cluster] = []
        for glyph in line.glyphs.sorted(by: { $0.byte < $1.byte }) where range.contains(glyph.byte) {
            let (left, right) = (glyph.x, glyph.x + glyph.advance)
            if let last = clusters.last, last.start == glyph.byte {
                clusters[clusters.count - 1].left = min(last.left, left)
                clusters[clusters.count - 1].right = max(last.right, right)
            } else {
                clusters.append((glyph.byte, left, right, glyph.isEllipsis))
            }
        }
        return clusters
    }

    /// Returns the characters of a line in the order of the text.
    private static func characters(of line: TextLine, in bytes: [UInt8], unit: (Int) -> Int) -> [Character] {
        // An ellipsis may be after the end of the text.
        let range = line.bytes.clamped(to: 0..<bytes.count)
        let clusters = clusters(of: line, in: range)
        var found: [Character] = []
        let lineEnd = line.x + line.width + line.trailingSpace + line.wrappedSpace
        // Tabs have no glyphs: they fill the space up to the next character.
        func append(_ tabs: [Range<Int>], from left: Double, to right: Double) {
            let step = max(right - left, 0) / Double(max(tabs.count, 1))
            for (number, tab) in tabs.enumerated() {
                found.append(
                    Character(
                        units: unit(tab.lowerBound)..<unit(tab.upperBound), left: left + step * Double(number),
                        right: left + step * Double(number + 1), isRightToLeft: false))
            }
        }
        let first = clusters.first
        let head = range.lowerBound..<max(first?.start ?? range.upperBound, range.lowerBound)
        append(head.isEmpty ? [] : bytes.characters(in: head), from: line.x, to: first?.left ?? lineEnd)
        for (index, cluster) in clusters.enumerated() {
            let end = index + 1 < clusters.count ? clusters[index + 1].start : range.upperBound
            let isRightToLeft = bytes.direction(at: cluster.start) ?? line.isRightToLeft
            var parts = bytes.characters(in: cluster.start..<end)
            var tabs: [Range<Int>] = []
            if cluster.isEllipsis {
                // All characters that are left out have the place of the ellipsis.
                found += parts.map {
                    Character(
                        units: unit($0.lowerBound)..<unit($0.upperBound), left: cluster.left, right: cluster.right,
                        isRightToLeft: isRightToLeft)
                }
                continue
            }
            while parts.count > 1, let last = parts.last, bytes[last.lowerBound] == 0x09 {
                tabs.insert(last, at: 0)
                parts.removeLast()
            }
            // Neither has the space at which a line is wrapped.
            if parts.count > 1, index + 1 == clusters.count, !isRightToLeft, let last = parts.last,
                bytes[last.lowerBound] == 0x20, tabs.isEmpty
            {
                tabs.append(parts.removeLast())
            }
            let width = (cluster.right - cluster.left) / Double(max(parts.count, 1))
            for (number, part) in parts.enumerated() {
                let place = Double(isRightToLeft ? parts.count - 1 - number : number)
                found.append(
                    Character(
                        units: unit(part.lowerBound)..<unit(part.upperBound), left: cluster.left + width * place,
                        right: cluster.left + width * (place + 1), isRightToLeft: isRightToLeft))
            }
            append(tabs, from: cluster.right, to: index + 1 < clusters.count ? clusters[index + 1].left : lineEnd)
        }
        return found
    }
}

extension TextLayout {
    /// The number of UTF-16 units before each byte, and that of the whole text.
    fileprivate var allUnitOffsets: [Int] {
        var (offsets, units) = ([Int](), 0)
        offsets.reserveCapacity(bytes.count + 1)
        for byte in bytes {
            offsets.append(units)
            // A character of four bytes has two units, the others have one.
            if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        }
        return offsets + [units]
    }

    /// Returns the layout with the glyphs of a range of UTF-16 units only, at their places.
    package func keeping(_ units: Range<Int>) -> TextLayout {
        let offsets = allUnitOffsets
        return mappingGlyphs { units.contains(offsets[min(max($0.byte, 0), offsets.count - 1)]) ? $0 : nil }
    }

    /// The layout without the colours behind its characters.
    package var withoutBackgrounds: TextLayout {
        mappingGlyphs { glyph in
            var glyph = glyph
            glyph.style.background = nil
            return glyph
        }
    }

    /// The layout with nothing but the colours behind its characters.
    package var backgroundsOnly: TextLayout {
        let empty = TextAttachment(bounds: .zero, image: nil)
        return mappingGlyphs { glyph in
            guard glyph.style.background != nil else { return nil }
            var glyph = glyph
            (glyph.style.underline, glyph.style.strikethrough) = (.none, .none)
            // Nothing is drawn in place of the character.
            glyph.style.attachment = empty
            return glyph
        }
    }
}

extension [UInt8] {
    /// Returns the ranges of the characters, as users see them, of a part of UTF-8.
    fileprivate func characters(in range: Range<Int>) -> [Range<Int>] {
        if range.count == 1 { return [range] }
        var (start, found) = (range.lowerBound, [Range<Int>]())
        for character in String(decoding: self[range], as: UTF8.self) {
            let end = Swift.min(start + character.utf8.count, range.upperBound)
            found.append(start..<end)
            start = end
        }
        return found
    }

    /// Returns whether the character at a byte is written from right to left; nil if it has no direction of its own.
    fileprivate func direction(at byte: Int) -> Bool? {
        guard indices.contains(byte) else { return nil }
        switch scalar(at: byte).value {
        case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF: return true
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0..<0x590, 0x900..<0x2000, 0x2C00..<0x3000: return false
        case 0x3040..<0xFB1D: return false
        default: return nil
        }
    }
}

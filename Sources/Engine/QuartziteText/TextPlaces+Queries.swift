import CoreGraphics

extension TextPlaces {
    /// Moves all lines, and counts their units from another place of a longer text.
    package func moved(x: Double, y: Double, units: Int = 0) -> TextPlaces {
        let lines = lines.map { line in
            var line = line
            line.units = line.units.lowerBound + units..<line.units.upperBound + units
            line.end += units
            line.top += y
            line.bottom += y
            line.baseline += y
            line.used.origin.x += x
            line.used.origin.y += y
            for index in line.characters.indices {
                let own = line.characters[index].units
                line.characters[index].units = own.lowerBound + units..<own.upperBound + units
                line.characters[index].left += x
                line.characters[index].right += x
            }
            return line
        }
        return TextPlaces(lines: lines, unitCount: unitCount + units)
    }

    /// Returns the index of the line that contains a UTF-16 offset, or of the last line for the end of the text; nil if
    /// the text has no lines.
    package func line(of unit: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return max(lines.partitioningIndex { $0.units.lowerBound > unit } - 1, 0)
    }

    /// Returns the index of the line that is nearest to a vertical position; nil if the text has no lines.
    package func line(at y: Double) -> Int? {
        guard !lines.isEmpty else { return nil }
        return min(lines.partitioningIndex { $0.bottom > y }, lines.count - 1)
    }

    /// Returns the horizontal position of the caret before a unit of a line.
    package func x(of unit: Int, inLine index: Int) -> Double {
        let line = lines[index]
        if let character = line.characters.first(where: { $0.units.contains(unit) }) {
            return character.start
        }
        if let last = line.characters.last(where: { $0.units.upperBound <= unit }) { return last.end }
        return line.characters.first?.start ?? (line.isRightToLeft ? line.used.maxX : line.used.minX)
    }

    /// Returns the character of a line at a horizontal position, or the nearest one; nil in an empty line.
    package func character(at x: Double, inLine index: Int) -> Character? {
        let line = lines[index]
        func distance(_ character: Character) -> Double { max(character.left - x, x - character.right, 0) }
        return line.characters.min { distance($0) < distance($1) }
    }

    /// Returns the place between characters that is nearest to a point; 0 without lines.
    package func unit(at point: CGPoint) -> Int {
        guard let index = line(at: point.y) else { return 0 }
        guard let character = character(at: point.x, inLine: index) else { return lines[index].units.lowerBound }
        let isFirstHalf = abs(point.x - character.start) <= abs(point.x - character.end)
        return isFirstHalf ? character.units.lowerBound : character.units.upperBound
    }

    /// Returns how far a point is through a character in reading direction, 0…1.
    package func fraction(of character: Character, at x: Double) -> Double {
        let width = character.end - character.start
        return width == 0 ? 0 : min(max((x - character.start) / width, 0), 1)
    }

    /// Returns the rectangles that characters cover: the full height of each line, and its whole width beyond the text
    /// if the range continues in the next line.
    ///
    /// - Parameters:
    ///   - range: The units of the text.
    ///   - edges: The left and right edges of whole lines; nil for those of their characters.
    package func rects(of range: Range<Int>, edges: ClosedRange<Double>?) -> [(line: Int, rect: CGRect)] {
        lines.indices.flatMap { index -> [(line: Int, rect: CGRect)] in
            let line = lines[index]
            guard range.lowerBound < max(line.end, line.units.upperBound), range.upperBound > line.units.lowerBound
            else { return [] }
            var spans: [ClosedRange<Double>] = []
            for character in line.characters.sorted(by: { $0.left < $1.left })
            where range.overlaps(character.units) {
                if let last = spans.last, character.left <= last.upperBound + 0.01 {
                    spans[spans.count - 1] = last.lowerBound...max(last.upperBound, character.right)
                } else {
                    spans.append(character.left...max(character.right, character.left))
                }
            }
            if let edges, range.upperBound > line.units.upperBound {
                let x = x(of: line.units.upperBound, inLine: index)
                if line.isRightToLeft {
                    let start = min(spans.first?.lowerBound ?? x, x)
                    let end = spans.isEmpty ? x : spans.removeFirst().upperBound
                    spans.insert(min(edges.lowerBound, start)...end, at: 0)
                } else {
                    let start = spans.isEmpty ? x : spans.removeLast().lowerBound
                    spans.append(start...max(edges.upperBound, start))
                }
            }
            return spans.map { span in
                let width = span.upperBound - span.lowerBound
                return (index, CGRect(x: span.lowerBound, y: line.top, width: width, height: line.bottom - line.top))
            }
        }
    }
}

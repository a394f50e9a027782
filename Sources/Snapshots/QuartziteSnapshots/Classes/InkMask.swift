import CoreGraphics

/// The places of a picture at which something is true, such as that there is ink.
struct InkMask {
    let width: Int
    let height: Int
    private(set) var values: [Bool]

    init(width: Int, height: Int, values: [Bool]) { (self.width, self.height, self.values) = (width, height, values) }

    /// The number of places.
    var count: Int { values.reduce(0) { $0 + ($1 ? 1 : 0) } }

    /// The smallest box that contains all places; nil if there are none.
    var box: PixelRect? {
        var found: PixelRect?
        for y in 0..<height {
            for x in 0..<width where values[y * width + x] { found = Self.box(found, with: x, y) }
        }
        return found
    }

    private static func box(_ box: PixelRect?, with x: Int, _ y: Int) -> PixelRect {
        guard let box else { return PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1) }
        return PixelRect(
            minX: min(box.minX, x), minY: min(box.minY, y), maxX: max(box.maxX, x + 1), maxY: max(box.maxY, y + 1))
    }

    /// Returns the places that have one of these within a distance, in each direction.
    func grown(by distance: Int) -> InkMask { filtered(distance) { count, _ in count > 0 } }

    /// Returns the places around which all are set within a distance; beyond the edges, none is.
    func shrunk(by distance: Int) -> InkMask { filtered(distance) { count, window in count == window } }

    private func filtered(_ distance: Int, _ holds: (_ count: Int, _ window: Int) -> Bool) -> InkMask {
        let window = 2 * distance + 1
        var rows = [Bool](repeating: false, count: values.count)
        for y in 0..<height {
            var count = 0
            for x in -distance..<width {
                if x + distance < width, values[y * width + x + distance] { count += 1 }
                if x - distance > 0, values[y * width + x - distance - 1] { count -= 1 }
                if x >= 0 { rows[y * width + x] = holds(count, window) }
            }
        }
        var result = [Bool](repeating: false, count: values.count)
        for x in 0..<width {
            var count = 0
            for y in -distance..<height {
                if y + distance < height, rows[(y + distance) * width + x] { count += 1 }
                if y - distance > 0, rows[(y - distance - 1) * width + x] { count -= 1 }
                if y >= 0 { result[y * width + x] = holds(count, window) }
            }
        }
        return InkMask(width: width, height: height, values: result)
    }

    /// Returns the boxes of the parts that have at least `gap` empty places between them, from the top.
    func parts(apart gap: Int) -> [PixelRect] {
        var open = grown(by: max(1, gap)).values
        var found: [PixelRect] = []
        var stack: [Int] = []
        for start in open.indices where open[start] {
            var box: PixelRect?
            open[start] = false
            stack.append(start)
            while let place = stack.popLast() {
                let (x, y) = (place % width, place / width)
                if values[place] { box = Self.box(box, with: x, y) }
                if x > 0, open[place - 1] { Self.visit(place - 1, &open, &stack) }
                if x + 1 < width, open[place + 1] { Self.visit(place + 1, &open, &stack) }
                if y > 0, open[place - width] { Self.visit(place - width, &open, &stack) }
                if y + 1 < height, open[place + width] { Self.visit(place + width, &open, &stack) }
            }
            if let box { found.append(box) }
        }
        return found
    }

    private static func visit(_ place: Int, _ open: inout [Bool], _ stack: inout [Int]) {
        open[place] = false
        stack.append(place)
    }
}

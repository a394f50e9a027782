import QuartziteUICore

/// The frames of the items in one section of a flow layout.
struct FlowSection {
    let isVertical: Bool
    /// The start of the section along the scroll direction.
    let start: CGFloat
    /// The available length across the scroll direction.
    let across: CGFloat
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    private(set) var frames: [CGRect] = []
    private(set) var end: CGFloat = 0

    init(isVertical: Bool, start: CGFloat, across: CGFloat) {
        self.isVertical = isVertical
        self.start = start
        self.across = across
    }

    /// The components of a size along and across the scroll direction.
    private func lengths(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
        isVertical ? (size.height, size.width) : (size.width, size.height)
    }

    private func rect(_ along: CGFloat, _ side: CGFloat, _ size: CGSize) -> CGRect {
        // Items begin at whole pixels across the scroll direction.
        let side = side.roundedToPixels
        return CGRect(origin: isVertical ? CGPoint(x: side, y: along) : CGPoint(x: along, y: side), size: size)
    }

    private func bar(at along: CGFloat, _ length: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: 0, y: along, width: across, height: length)
            : CGRect(x: along, y: 0, width: length, height: across)
    }

    var headerFrame: CGRect { bar(at: start, lengths(header).along) }
    var footerFrame: CGRect { bar(at: end - lengths(footer).along, lengths(footer).along) }
    var box: CGRect { bar(at: start, end - start) }

    private var before: (along: CGFloat, across: CGFloat) {
        isVertical ? (inset.top, inset.left) : (inset.left, inset.top)
    }
    private var after: (along: CGFloat, across: CGFloat) {
        isVertical ? (inset.bottom, inset.right) : (inset.right, inset.bottom)
    }

    /// Arranges items of the given sizes in lines.
    mutating func place(_ sizes: [CGSize]) {
        var along = start + lengths(header).along + before.along
        let available = max(across - before.across - after.across, 0)
        let isUniform = sizes.allSatisfy { $0 == sizes.first }
        var first = 0
        frames = []
        frames.reserveCapacity(sizes.count)
        while first < sizes.count {
            var (next, filled) = (first, CGFloat(0))
            while next < sizes.count {
                let desired = filled + (next > first ? itemSpacing : 0) + lengths(sizes[next]).across
                if next > first, desired > available { break }
                filled = desired
                next += 1
            }
            let line = sizes[first..<next]
            along += first > 0 ? lineSpacing : 0
            along = place(line, at: along, available, isLast: next == sizes.count, isUniform: isUniform)
            first = next
        }
        end = along + after.along + lengths(footer).along
    }

    private mutating func place(
        _ line: ArraySlice<CGSize>, at along: CGFloat, _ available: CGFloat, isLast: Bool, isUniform: Bool
    ) -> CGFloat {
        let thickness = line.reduce(0) { max($0, lengths($1).along) }
        let length = line.reduce(0) { $0 + lengths($1).across }
        var gap = itemSpacing
        var side = before.across
        if isUniform, let one = line.first.map({ lengths($0).across }), one > 0 {
            // Items of equal size keep the spacing of a full line, so that those of the last line align with the
            // others.
            let maximum = ((available + itemSpacing) / (one + itemSpacing)).rounded(.down)
            if maximum > 1 {
                gap = (available - maximum * one) / (maximum - 1)
            } else {
                side += (available - length) / 2
            }
        } else if line.count > 1, !isLast {
            gap = (available - length) / CGFloat(line.count - 1)
        } else if line.count == 1, !isLast {
            side += (available - length) / 2
        }
        for size in line {
            let (thick, wide) = lengths(size)
            frames.append(rect(along + (thickness - thick) / 2, side, size))
            side += wide + gap
        }
        return along + thickness
    }
}

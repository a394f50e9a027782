import Foundation

extension CGContext {
    /// Intersects the clip with the current path, then clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(toDevicePath: devicePath, rule: rule)
        beginPath()
    }

    /// Intersects the clip with `rect` and clears the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Intersects the clip with the union of the rectangles and clears the current path.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: ctm)
        clip(toDevicePath: path, rule: .winding)
        beginPath()
    }

    /// Clips to a mask picture that is scaled to fill `rect`, its top at the larger y.
    ///
    /// The mask's alpha, or its brightness if it has no alpha, scales later drawing. Nothing is drawn outside `rect`.
    public func clip(to rect: CGRect, mask image: CGImage) {
        let area = projection.pixelBounds(of: rect.standardized, within: state.clip)
        guard !area.isEmpty else {
            state.clip = .empty
            return
        }
        let picture = Bitmap(width: width, height: height)
        let drawing = CGContext(bitmap: picture, flipped: false)
        drawing.state.ctm = ctm
        drawing.state.interpolationQuality = interpolationQuality
        drawing.draw(image, in: rect)
        narrow(to: coverage(of: picture, countsAlpha: image.alphaInfo != .none, in: area), area)
    }

    /// The smallest rectangle in user space that contains the clip; null if the clip is empty.
    public var boundingBoxOfClipPath: CGRect { state.clip.isEmpty ? .null : clipBox }

    /// The clip's bounding rectangle in user space.
    var clipBox: CGRect {
        let clip = state.clip
        let rows = CGRect(x: clip.minX, y: clip.minY, width: clip.width, height: clip.height)
        return convertToUserSpace(rows.applying(rowsFromDevice))
    }

    private func clip(toDevicePath path: CGPath, rule: CGPathFillRule) {
        let transform = Projection(rowsFromDevice)
        let area = transform.pixelBounds(of: path.boundingBox, within: state.clip)
        guard !path.isEmpty, !area.isEmpty else {
            state.clip = .empty
            return
        }
        if let box = wholePixels(of: path) {
            state.clip = area.intersection(box)
            return
        }
        narrow(
            to: CoverageMask(
                path: path.elements, transform: transform, rule: rule.raster, clip: area, antialias: state.antialias),
            area)
    }

    private func coverage(of picture: Bitmap, countsAlpha: Bool, in area: PixelRect) -> CoverageMask {
        guard !countsAlpha else { return CoverageMask(alphaOf: Surface(picture), in: area) }
        let mask = CoverageMask(rect: area)
        for y in area.minY..<area.maxY {
            let (source, target) = (picture.row(y) + area.minX, mask.writableRow(y))
            for x in 0..<area.width {
                target[x] = PixelFormat.brightness(source[x] >> 16 & 255, source[x] >> 8 & 255, source[x] & 255)
            }
        }
        return mask
    }

    /// Returns the pixels that a pixel-aligned rectangle covers; nil for any other path, which requires a mask.
    private func wholePixels(of path: CGPath) -> PixelRect? {
        var rect = CGRect.null
        guard path.isRect(&rect) else { return nil }
        let rows = rect.applying(rowsFromDevice)
        guard rows == rows.integral else { return nil }
        return Projection.identity.pixelBounds(of: rows, within: state.clip)
    }

    private func narrow(to mask: CoverageMask, _ area: PixelRect) {
        state.mask = state.mask.map { $0.multiplied(by: mask) } ?? mask
        state.clip = area
    }
}

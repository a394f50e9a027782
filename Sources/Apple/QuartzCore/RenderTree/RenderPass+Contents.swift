import QuartziteCompositor

extension RenderPass {
    /// Appends the images of a layer's contents, which stay upright even if its geometry is flipped.
    func appendContents(of state: LayerState, to nodes: inout [RenderNode]) {
        guard state.bounds.width > 0, state.bounds.height > 0 else { return }
        switch state.contents {
        case .none, .other: return
        case .image(let image): append(image, of: state, opacity: opacity, to: &nodes)
        case .crossFade(let from, let to, let fraction):
            let start = nodes.count
            if let from { append(from, of: state, opacity: 1 - fraction, to: &nodes) }
            let middle = nodes.count
            if let to { append(to, of: state, opacity: fraction, to: &nodes) }
            // The two images must add up to (1 − f)·A + f·B instead of covering each other.
            for i in middle..<nodes.count {
                if case .image(var node) = nodes[i] {
                    node.blendMode = .plusLighter
                    nodes[i] = .image(node)
                }
            }
            guard nodes.count > start else { return }
            nodes.group(from: start) {
                $0.opacity = opacity
                $0.isIsolated = true
            }
        }
    }

    private func append(_ image: CGImage, of state: LayerState, opacity: Double, to nodes: inout [RenderNode]) {
        let upright = isFlipped ? state.flip.concatenating(transform) : transform
        let shrinking = SamplingFilter(state.minificationFilter)
        let enlarging = SamplingFilter(state.magnificationFilter)
        let antialias = smoothsEdges(of: state)
        for piece in ContentsLayout(image: image, state: state).pieces {
            var node = ImageNode(
                image: image, source: piece.source, destination: piece.destination, transform: upright,
                minification: usesCoreGraphics && shrinking == .linear ? .cubic : shrinking,
                magnification: usesCoreGraphics && enlarging == .linear ? .stepped : enlarging,
                levelBias: Double(state.minificationFilterBias), opacity: opacity)
            node.antialias = antialias
            nodes.append(.image(node))
        }
    }
}

/// The placement of the parts of an image in a layer's bounds.
struct ContentsLayout {
    struct Piece: Equatable {
        /// The part of the image, in pixels.
        let source: CGRect
        /// The destination, in the layer's points.
        let destination: CGRect
    }

    let pieces: [Piece]

    init(image: CGImage, state: LayerState) {
        let (width, height) = (Double(image.width), Double(image.height))
        let part = state.contentsRect
        let source = CGRect(
            x: part.origin.x * width, y: part.origin.y * height, width: part.width * width, height: part.height * height
        )
        guard source.width > 0, source.height > 0 else {
            pieces = []
            return
        }
        let scale = state.contentsScale > 0 ? state.contentsScale : 1
        let natural = CGSize(width: source.width / scale, height: source.height / scale)
        let destination = state.contentsGravity.place(natural, in: state.bounds)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        if state.contentsCenter == whole || !state.contentsGravity.scales {
            pieces = [Piece(source: source, destination: destination)]
        } else {
            pieces = Self.nineSlice(source, destination, center: state.contentsCenter, pointsPerPixel: 1 / scale)
        }
    }

    /// Divides the image into nine parts: corners keep their size, edges stretch in one direction, and the centre in
    /// both.
    private static func nineSlice(
        _ source: CGRect, _ destination: CGRect, center: CGRect, pointsPerPixel: Double
    ) -> [Piece] {
        let columns = Slices(
            source: (source.minX, source.width), destination: (destination.minX, destination.width),
            center: (center.minX, center.width), pointsPerPixel: pointsPerPixel)
        let rows = Slices(
            source: (source.minY, source.height), destination: (destination.minY, destination.height),
            center: (center.minY, center.height), pointsPerPixel: pointsPerPixel)
        var pieces: [Piece] = []
        for row in rows.parts {
            for column in columns.parts {
                pieces.append(
                    Piece(
                        source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                        destination: CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent)))
            }
        }
        return pieces
    }

    /// The parts of a nine-part image in one direction.
    private struct Slices {
        struct Part {
            let from, length, to, extent: Double
        }

        var parts: [Part] = []

        init(
            source: (start: Double, length: Double), destination: (start: Double, length: Double),
            center: (start: Double, length: Double), pointsPerPixel: Double
        ) {
            let low = min(max(center.start, 0), 1) * source.length
            // An empty centre counts as one pixel.
            let middle = max(min(center.length * source.length, source.length - low), min(1, source.length))
            let first = min(low, source.length - middle)
            let last = source.length - first - middle
            var firstExtent = first * pointsPerPixel
            var lastExtent = last * pointsPerPixel
            if firstExtent + lastExtent > destination.length {
                // The ends do not fit, so they shrink in proportion.
                let shrink = destination.length / (firstExtent + lastExtent)
                firstExtent *= shrink
                lastExtent *= shrink
            }
            let middleExtent = destination.length - firstExtent - lastExtent
            var (from, to) = (source.start, destination.start)
            for (length, extent) in [(first, firstExtent), (middle, middleExtent), (last, lastExtent)] {
                if length > 0, extent > 0 { parts.append(Part(from: from, length: length, to: to, extent: extent)) }
                from += length
                to += extent
            }
        }
    }
}

extension CALayerContentsGravity {
    /// Whether the image scales with the bounds.
    var scales: Bool { self == .resizeAspect || self == .resizeAspectFill || !isPlaced }

    private var isPlaced: Bool {
        switch self {
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: true
        default: false
        }
    }

    /// Returns the rectangle for contents of `size` points in `bounds`.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resizeAspect, .resizeAspectFill:
            let (kx, ky) = (bounds.width / size.width, bounds.height / size.height)
            let k = self == .resizeAspect ? min(kx, ky) : max(kx, ky)
            return Self.center.place(CGSize(width: size.width * k, height: size.height * k), in: bounds)
        case _ where !isPlaced: return bounds
        default: break
        }
        let x: Double =
            switch self {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y: Double =
            switch self {
            case .bottom, .bottomLeft, .bottomRight: bounds.minY
            case .top, .topLeft, .topRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

extension SamplingFilter {
    fileprivate init(_ filter: CALayerContentsFilter) {
        switch filter {
        case .nearest: self = .nearest
        case .trilinear: self = .trilinear
        default: self = .linear
        }
    }
}

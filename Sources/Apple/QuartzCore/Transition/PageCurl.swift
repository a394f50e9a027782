import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics

/// A page that is peeled off upwards: past a line it wraps around a cylinder and then lies face down.
struct PageCurl {
    /// The page's frame in its layer.
    private let bounds: CGRect
    /// The map from the layer's coordinates to pixels.
    private let transform: Projection
    /// The radius of the cylinder.
    private let radius: Double
    /// The y coordinate at which the page leaves the ground.
    private let line: Double

    /// The number of flat pieces that approximate a quarter of the cylinder.
    private static let pieces = 5

    /// Creates a page at a progress from 0, flat, to 1, outside its bounds.
    init(progress: Double, bounds: CGRect, transform: Projection) {
        self.bounds = bounds
        self.transform = transform
        radius = bounds.height * 0.12
        line = bounds.maxY - (bounds.height + radius) * min(max(progress, 0), 1)
    }

    /// Returns the nodes of a page that is peeled off to the left instead of upwards, or from its left edge.
    static func nodes(
        progress: Double, bounds: CGRect, transform: Projection, fromLeft: Bool,
        of page: @escaping (Projection) -> [RenderNode], back: ((Projection) -> [RenderNode])? = nil
    ) -> [RenderNode] {
        // Exchanging the axes makes a curl to the left one upwards.
        let turn =
            fromLeft
            ? Projection(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.minX + bounds.maxX)
            : Projection(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        let turnBack =
            fromLeft
            ? Projection(a: 0, b: 1, c: -1, d: 0, tx: bounds.minX + bounds.maxX, ty: 0) : turn
        let turned = CGRect(x: bounds.minY, y: bounds.minX, width: bounds.height, height: bounds.width)
        return PageCurl(progress: progress, bounds: turned, transform: turnBack.concatenating(transform))
            .nodes(
                of: { page(turn.concatenating($0)) }, back: back.map { back in { back(turn.concatenating($0)) } })
    }

    /// The visible parts of the page and the shadows that it casts.
    ///
    /// - Parameters:
    ///   - page: Returns the page's nodes for a map from the layer's coordinates to pixels.
    ///   - reverse: Returns what is on its back, seen through the page; nil if the page itself shows through.
    func nodes(
        of page: @escaping (Projection) -> [RenderNode], back reverse: ((Projection) -> [RenderNode])? = nil
    ) -> [RenderNode] {
        let tip = bounds.maxY - line
        guard tip > 0, radius > 0, radius.isFinite else { return page(transform) }
        let quarter = Double.pi / 2
        let crest = height(at: min(tip / radius, quarter))
        var nodes = [shade(rows: line..<line + radius * 2.5, from: line + radius * 2.5, to: line, strength: 0.4)]
        nodes += piece(page, pageFrom: bounds.minY, pageTo: line, from: bounds.minY, to: line)
        nodes += wrapped(page, angles: 0..<quarter)
        nodes.append(shade(rows: line..<crest, from: line, to: line + radius, strength: 0.45))
        guard tip > radius * quarter else { return nodes }
        let lying = tip - radius * 2 * quarter
        let edge = lying > 0 ? line - lying : height(at: tip / radius)
        nodes.append(shade(rows: edge - radius..<crest, from: edge - radius, to: edge, strength: 0.25))
        let behind = reverse ?? page
        var back = wrapped(behind, angles: quarter..<2 * quarter)
        if lying > 0 { back += piece(behind, pageFrom: bounds.maxY - lying, pageTo: bounds.maxY, from: line, to: edge) }
        if reverse == nil { back.append(veil(rows: edge - 1..<crest + 1)) }
        back.append(
            shade(
                rows: line - radius * 0.5..<crest + 1, from: line - radius * 0.5, to: crest, strength: 0.4,
                blendMode: .sourceAtop))
        nodes.append(.group(RenderGroup(nodes: back, isIsolated: true)))
        return nodes
    }

    /// The white of the paper, through which the page shows on its back.
    private func veil(rows: Range<Double>) -> RenderNode {
        let flap = CGRect(
            x: bounds.minX, y: rows.lowerBound, width: bounds.width, height: rows.upperBound - rows.lowerBound)
        return .shape(
            ShapeNode(
                path: .unitSquare, paint: .solid(.max),
                transform: Projection(unitSquareTo: flap).concatenating(transform), opacity: 0.75,
                blendMode: .sourceAtop))
    }

    /// The y coordinate at which the cylinder appears at an angle from the ground, in radians.
    private func height(at angle: Double) -> Double { line + radius * qz_sin(angle) }

    /// The part of the page that wraps around the cylinder between two angles.
    private func wrapped(_ page: (Projection) -> [RenderNode], angles: Range<Double>) -> [RenderNode] {
        let step = (angles.upperBound - angles.lowerBound) / Double(Self.pieces)
        return (0..<Self.pieces).flatMap { index in
            let start = angles.lowerBound + Double(index) * step
            let end = min(start + step, (bounds.maxY - line) / radius)
            guard end > start else { return [RenderNode]() }
            return piece(
                page, pageFrom: line + start * radius, pageTo: line + end * radius, from: height(at: start),
                to: height(at: end))
        }
    }

    /// The page's rows between two y coordinates, stretched or turned over to lie between two others.
    private func piece(
        _ page: (Projection) -> [RenderNode], pageFrom: Double, pageTo: Double, from: Double, to: Double
    ) -> [RenderNode] {
        guard pageTo > pageFrom, from != to else { return [] }
        let stretch = (to - from) / (pageTo - pageFrom)
        let map = Projection(a: 1, b: 0, c: 0, d: stretch, tx: 0, ty: from - stretch * pageFrom)
        // Half a point more at both ends hides the seams.
        let rows = CGRect(
            x: bounds.minX, y: min(from, to) - 0.5, width: bounds.width, height: abs(to - from) + 1)
        let clip = ClipShape(path: .unitSquare, transform: Projection(unitSquareTo: rows).concatenating(transform))
        return [.group(RenderGroup(nodes: page(map.concatenating(transform)), clips: [clip]))]
    }

    /// A shadow over some rows that grows stronger from one y coordinate to another.
    private func shade(
        rows: Range<Double>, from: Double, to: Double, strength: Double, blendMode: CGBlendMode = .normal
    ) -> RenderNode {
        let area = CGRect(
            x: bounds.minX, y: rows.lowerBound, width: bounds.width, height: rows.upperBound - rows.lowerBound)
        let ends = [from, to].map { CGPoint(x: 0, y: ($0 - area.minY) / area.height) }
        let paint = GradientPaint(
            shape: .axial(start: ends[0], end: ends[1]),
            stops: [
                GradientPaint.Stop(location: 0, red: 0, green: 0, blue: 0, alpha: 0),
                GradientPaint.Stop(location: 1, red: 0, green: 0, blue: 0, alpha: strength),
            ])
        return .shape(
            ShapeNode(
                path: .unitSquare, paint: .gradient(paint),
                transform: Projection(unitSquareTo: area).concatenating(transform), blendMode: blendMode))
    }
}

import CoreGraphics
import QuartziteCompositor
import QuartziteFonts
import QuartziteRaster

extension PeerWorkloads {
    private static let sentence = Array(
        "Sphinx of black quartz, judge my vow: 0123456789 & the five boxing wizards jump quickly. ".unicodeScalars)
    private static let sizes = [11, 13, 15, 17, 20, 24, 28, 34]

    /// Returns lines of text of many sizes, one path a line, from outlines of glyphs in the font's units; nil without
    /// the font.
    func textWorkload() -> Workload? {
        guard let face = FontLibrary.face(named: "Inter-Regular") else { return nil }
        let letters = (0..<320).map { Self.sentence[$0 % Self.sentence.count] }
        let glyphs = letters.map { face.glyph(of: $0) }
        let outlines = glyphs.map { face.outline(of: $0).elements }
        let advances = glyphs.map { face.advance(of: $0) }
        return screen.workload("W4-glyphs", megapixels: 3.9) { bitmap, threads in
            var nodes: [RenderNode] = []
            var y = 4.0
            while y < Double(bitmap.height) {
                let size = Self.sizes[nodes.count % Self.sizes.count]
                let scale = Double(size) / face.unitCount
                y += Double(size) * 1.25
                var x = 8.25
                var line = PathElements()
                for i in 0..<min(3100 / size, letters.count) {
                    line.append(
                        outlines[i], transform: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: x, ty: y))
                    x += advances[i] * Double(size)
                }
                let color: UInt32 = nodes.count % 2 == 0 ? 0xa097_7828 : 0xffe0_e0e0
                nodes.append(
                    .shape(ShapeNode(path: CGPath(elements: line), paint: .solid(color), transform: .identity)))
            }
            let tree = RenderTree(width: bitmap.width, height: bitmap.height, nodes: nodes)
            Compositor.draw(tree, into: bitmap, threads: threads, clearing: false)
        }
    }
}

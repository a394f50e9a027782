import CQuartziteKernels
import CoreGraphics

/// Draws the display items of one band of a frame.
struct BandRenderer {
    let band: Int
    let scratch: Scratch

    func draw(_ items: some Sequence<DisplayItem>, into surface: Surface, clip: PixelRect) {
        for item in items {
            let area = item.bounds.intersection(clip)
            guard !area.isEmpty else { continue }
            switch item.content {
            case .shape(let node):
                let painter = painter(surface, area)
                if let outlines = node.path.outlines, case .solid(let color) = node.paint, node.rule == .winding,
                    node.blendMode == .normal, node.antialias,
                    painter.fill(outlines, transform: node.transform, color: color, opacity: node.opacity)
                {
                    continue
                }
                painter.fill(
                    node.path.elements, transform: node.transform, rule: node.rule.raster, paint: node.paint,
                    tint: node.tint, opacity: node.opacity, blendMode: node.blendMode.raster,
                    antialias: node.antialias
                )
            case .image(let node):
                painter(surface, area).drawImage(
                    node.image, source: node.source, destination: node.destination, transform: node.transform,
                    minification: node.minification, magnification: node.magnification, levelBias: node.levelBias,
                    tint: node.tint, opacity: node.opacity, blendMode: node.blendMode.raster,
                    antialias: node.antialias
                )
            case .sprites(let sprites):
                sprites.withIndices(ofBand: band) { indices in
                    painter(surface, area).drawSprites(
                        sprites.batch.sprites.base, indices: indices, image: sprites.image,
                        isAdditive: sprites.batch.isAdditive, filter: sprites.batch.filter
                    )
                }
            case .group(let group):
                draw(group, into: surface, clip: area)
            case .picture(let picture):
                var painter = painter(surface, area)
                painter.mask = picture.clip
                painter.composite(picture.surface, opacity: picture.opacity, blendMode: picture.blendMode.raster)
            }
        }
    }

    private func painter(_ surface: Surface, _ clip: PixelRect) -> Painter {
        Painter(target: surface, clip: clip, rasterizer: scratch.rasterizer)
    }

    private func draw(_ group: PreparedGroup, into surface: Surface, clip: PixelRect) {
        if group.isPlain {
            draw(group.items, into: surface, clip: clip)
        } else if let shadow = group.shadow, group.opacity < 1 || group.blendMode != .normal {
            // Composited together, so that the shadow and the content fade as one picture.
            scratch.borrow(clip) { picture in
                painter(picture, clip).fill(shadow.coverage, color: shadow.color)
                composite(group, opacity: 1, blendMode: .normal, into: picture, clip: clip)
                painter(surface, clip)
                    .composite(picture, opacity: group.opacity, blendMode: group.blendMode.raster)
            }
        } else {
            if let shadow = group.shadow {
                painter(surface, clip).fill(shadow.coverage, color: shadow.color)
            }
            composite(group, opacity: group.opacity, blendMode: group.blendMode, into: surface, clip: clip)
        }
    }

    private func composite(
        _ group: PreparedGroup, opacity: Double, blendMode: CGBlendMode, into surface: Surface, clip: PixelRect
    ) {
        guard opacity < 1 || blendMode != .normal || group.clip != nil || group.mask != nil || group.isIsolated else {
            draw(group.items, into: surface, clip: clip)
            return
        }
        scratch.borrow(clip) { picture in
            draw(group.items, into: picture, clip: clip)
            var painter = painter(surface, clip)
            painter.mask = group.clip
            if let mask = group.mask {
                scratch.borrow(clip) { alpha in
                    draw(mask, into: alpha, clip: clip)
                    let coverage = CoverageMask(alphaOf: alpha, in: clip)
                    painter.mask = painter.mask?.multiplied(by: coverage) ?? coverage
                }
            }
            painter.composite(picture, opacity: opacity, blendMode: blendMode.raster)
        }
    }
}

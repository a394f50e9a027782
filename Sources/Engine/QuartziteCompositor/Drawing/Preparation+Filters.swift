import CoreGraphics
import Foundation

/// Filters read many pixels at once, so their input is drawn before the bands, once per frame.
extension Preparation {
    /// Returns the item of a group with filters: its filtered picture.
    func filteredItem(_ group: RenderGroup, within limit: PixelRect, behind: Backdrop?) -> DisplayItem? {
        let margin = group.filters.margin
        // Filters can spread pixels from outside the frame into it.
        let reach = limit.outset(by: margin)
        var content = group
        content.filters = []
        content.opacity = 1
        content.blendMode = .normal
        let wider = Preparation(
            frame: reach, bandHeight: bandHeight, background: background, readsBackdrops: readsBackdrops,
            threads: threads)
        guard let item = wider.item(.group(content), within: reach, behind: behind), !item.bounds.isEmpty
        else { return nil }
        let surface = picture(of: [item], in: item.bounds.outset(by: margin))
        surface.apply(group.filters, keeping: surface.rect.intersection(limit))
        let picture = PreparedPicture(
            surface: surface, opacity: min(group.opacity, 1), blendMode: group.blendMode, clip: nil)
        return DisplayItem(content: .picture(picture), bounds: surface.rect.intersection(limit))
    }

    /// Returns the filtered backdrop, clipped to `clip` and `area`; it replaces the unfiltered pixels.
    func backdropItem(
        _ filters: [PixelFilter], clip: CoverageMask?, within area: PixelRect, opacity: Double, behind: Backdrop?
    ) -> DisplayItem? {
        guard !area.isEmpty else { return nil }
        let wide = area.outset(by: filters.margin)
        let kept = Surface(Bitmap(width: area.width, height: area.height), x: area.minX, y: area.minY)
        Scratch.borrow { scratch in
            scratch.borrow(wide, clearing: false) { surface in
                let seen = wide.intersection(frame)
                let place = wide.offset(x: -wide.minX, y: -wide.minY)
                if let behind, !seen.isEmpty {
                    behind.draw(into: surface, within: seen)
                    surface.extendEdges(of: seen, over: wide)
                } else {
                    surface.bitmap.clear(background, in: place)
                }
                surface.apply(filters, keeping: area)
                kept.copy(surface, area)
            }
        }
        let isBlended = opacity < 1 || filters.contains(where: \.cutsOut)
        let picture = PreparedPicture(
            surface: kept, opacity: min(opacity, 1), blendMode: isBlended ? .normal : .copy, clip: clip)
        return DisplayItem(content: .picture(picture), bounds: area)
    }

    private func picture(of items: [DisplayItem], in rect: PixelRect) -> Surface {
        let surface = Surface(Bitmap(width: rect.width, height: rect.height), x: rect.minX, y: rect.minY)
        draw(items, into: surface, within: rect)
        return surface
    }

    /// Draws items band by band, since sprites are sorted into bands.
    func draw(_ items: some Collection<DisplayItem>, into surface: Surface, within rect: PixelRect) {
        guard !rect.isEmpty, !items.isEmpty else { return }
        for band in rect.minY.dividedDown(by: bandHeight)...(rect.maxY - 1).dividedDown(by: bandHeight) {
            let rows = PixelRect(
                minX: rect.minX, minY: band * bandHeight, maxX: rect.maxX, maxY: (band + 1) * bandHeight)
            Scratch.borrow {
                BandRenderer(band: band, scratch: $0).draw(items, into: surface, clip: rows.intersection(rect))
            }
        }
    }
}

/// A picture that is already drawn, in frame coordinates.
struct PreparedPicture: Sendable {
    let surface: Surface
    let opacity: Double
    let blendMode: CGBlendMode
    let clip: CoverageMask?
}

extension Int {
    /// Returns the quotient rounded towards −∞.
    func dividedDown(by divisor: Int) -> Int { self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor) }
}

extension RenderNode {
    /// Whether the node, or one inside it, shows its backdrop.
    var readsBackdrop: Bool {
        guard case .group(let group) = self else { return false }
        return !group.backdropFilters.isEmpty || group.nodes.contains(where: \.readsBackdrop)
    }
}

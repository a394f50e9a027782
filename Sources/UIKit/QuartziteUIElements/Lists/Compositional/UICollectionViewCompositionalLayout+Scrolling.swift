import QuartziteUICore

/// Sections that scroll across the direction of the layout.
extension UICollectionViewCompositionalLayout {
    private var isReflected: Bool { collectionView?.reflectsLayout ?? false }

    /// The inset before the first and after the last group, by which they can be in the middle.
    func centeringInset(of layout: SectionLayout) -> CGFloat {
        guard layout.section.orthogonalScrollingBehavior == .groupPagingCentered else { return 0 }
        let (length, side) =
            layout.isVertical
            ? (layout.band.width, layout.insets.leading) : (layout.band.height, layout.insets.top)
        return max((length - layout.stops.length) / 2 - side, 0)
    }

    /// The offset of a section along its own direction.
    func offset(of layout: SectionLayout) -> CGFloat {
        if let offset = offsets[layout.index] { return offset }
        let inset = centeringInset(of: layout)
        guard isReflected, layout.isVertical else { return -inset }
        return max(layout.scrolledLength - layout.band.width + inset, -inset)
    }

    /// The part of a section's content that is shown, in coordinates in which it is not scrolled.
    func scrolledArea(_ layout: SectionLayout) -> CGRect {
        var area = layout.band
        let offset = offset(of: layout)
        if layout.isVertical {
            area.origin.x = isReflected ? layout.scrolledLength - offset - area.width : offset
        } else {
            area.origin.y = offset
        }
        return area
    }
}

import QuartziteUICore

/// Layouts that are written for one writing direction and shown in the other.
extension UICollectionView {
    /// Whether the layout is reflected about the middle of the content.
    var reflectsLayout: Bool {
        let layout = collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return isRightToLeft != (layout.developmentLayoutDirection == .rightToLeft)
    }

    /// Returns a rectangle of the layout where it is shown, or the other way round.
    func reflected(_ rect: CGRect) -> CGRect {
        guard reflectsLayout else { return rect }
        return rect.mirrored(in: CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize))
    }

    /// Returns the attributes that the layout computes, for the position at which the element is shown.
    func reflected(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let attributes, reflectsLayout else { return attributes }
        let copy = attributes.duplicate
        copy.center.x = reflectionWidth(of: attributes) - copy.center.x
        return copy
    }

    /// The width in which an element is reflected: that of the content, or of its section if that scrolls by itself.
    private func reflectionWidth(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        let whole = collectionViewLayout.collectionViewContentSize.width
        guard let section = attributes.scrollingSection,
            let layout = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.layout(ofSection: section)
        else { return whole }
        return layout.isVertical ? layout.scrolledLength : whole
    }

    /// Scrolls a reflected layout to its first items, which are at the right end of the content.
    func startAtRightEnd() {
        guard reflectsLayout, bounds.width > 0, limits.x.upperBound > limits.x.lowerBound else { return }
        bounds.origin.x = limits.x.upperBound
    }
}

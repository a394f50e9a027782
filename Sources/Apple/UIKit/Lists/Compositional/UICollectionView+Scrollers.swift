import QuartzCore

/// Sections that scroll across the layout.
extension UICollectionView {
    /// Creates, places and removes the scroll views of sections that scroll across the layout.
    func updateScrollers() {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
            for scroller in scrollers { scroller.removeFromSuperview() }
            return scrollers = []
        }
        let visible = layout.scrollingSections(in: reflected(bounds))
        let sections = Set(visible.map(\.index))
        for scroller in scrollers where !sections.contains(scroller.section) {
            for element in shown where element.view.superview === scroller { retire(element) }
            scroller.removeFromSuperview()
        }
        scrollers.removeAll { !sections.contains($0.section) }
        shown.removeAll { $0.view.superview == nil }
        for section in visible {
            AnimationContext.outside {
                let scroller: OrthogonalScroller
                if let known = scrollers.first(where: { $0.section == section.index }) {
                    scroller = known
                } else {
                    scroller = OrthogonalScroller(section: section.index, in: self)
                    insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
                    scrollers.append(scroller)
                }
                scroller.place(section, in: layout, isReflected: reflectsLayout)
            }
        }
    }

    /// A section was scrolled across the layout.
    func sectionDidScroll(_ section: Int, to offset: CGFloat) {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        layout.offsets[section] = offset
        setNeedsLayout()
    }

    /// The view that contains the view of an element.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scrollingSection.flatMap { section in scrollers.first { $0.section == section } } ?? self
    }

    /// Returns attributes with the place in the view that contains the element's view.
    func hosted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let host = host(of: attributes)
        guard host !== self else { return attributes }
        let inner = attributes.duplicate
        inner.center = CGPoint(x: inner.center.x - host.frame.minX, y: inner.center.y - host.frame.minY)
        return inner
    }

    /// Adds the view of an element where it belongs, at the place where it is shown now.
    func rehost(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
        let host = host(of: attributes)
        guard view.superview !== host else { return }
        let place = view.superview.map { $0.convert(view.center, to: host) }
        if attributes.representedElementCategory == .decorationView {
            host.insertSubview(view, at: backgroundView == nil ? 0 : 1)
        } else {
            host.addSubview(view)
        }
        if let place { view.center = place }
    }

    /// The frame at which an element is shown, in the content.
    func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let host = host(of: attributes)
        guard host !== self else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -host.bounds.minX, dy: -host.bounds.minY)
    }

    /// The frame to which the collection view itself scrolls for an item.
    func scrollFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.scrollingSection,
            let layout = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.layout(ofSection: section)
        else { return attributes.frame }
        var frame = reflected(layout.band)
        if layout.isVertical {
            (frame.origin.y, frame.size.height) = (attributes.frame.minY, attributes.frame.height)
        } else {
            (frame.origin.x, frame.size.width) = (attributes.frame.minX, attributes.frame.width)
        }
        return frame
    }

    /// Scrolls the section of an item that scrolls across the layout.
    func scrollSection(
        to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool
    ) {
        guard let section = attributes.scrollingSection,
            let compositional = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let layout = compositional.layout(ofSection: section)
        else { return }
        updateItems()
        let offset = compositional.offset(of: layout)
        var place: CGFloat
        if layout.isVertical {
            let shown = CGRect(x: offset, y: 0, width: layout.band.width, height: 0)
            place = position.x(attributes.frame, in: shown)
        } else {
            let shown = CGRect(x: 0, y: offset, width: 0, height: layout.band.height)
            place = position.y(attributes.frame, in: shown)
        }
        let inset = compositional.centeringInset(of: layout)
        let maximum = layout.scrolledLength - (layout.isVertical ? layout.band.width : layout.band.height) + inset
        place = min(max(place, -inset), max(maximum, -inset))
        guard place != offset else { return }
        guard let scroller = scrollers.first(where: { $0.section == section }) else {
            compositional.offsets[section] = place
            return setNeedsLayout()
        }
        scroller.setContentOffset(
            layout.isVertical ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place), animated: animated)
    }
}

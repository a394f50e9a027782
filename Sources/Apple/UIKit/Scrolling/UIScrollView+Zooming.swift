import QuartzCore

/// The zoom state of a scroll view.
struct ScrollZoom {
    var scale: CGFloat = 1
    var pinch: ScrollPinchRecognizer?
    /// The scale and the content point between the fingers (at scale 1) when the pinch began.
    var start: (scale: CGFloat, point: CGPoint)?
    var isBouncing = false
    /// Whether a change of the zoom scale is setting the content size.
    var isChanging = false
}

/// A pinch recognizer that works simultaneously with the drags of its view.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view && super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer.view !== view && super.canBePrevented(by: preventingGestureRecognizer)
    }
}

extension UIScrollView {
    private var zoomLimits: ClosedRange<CGFloat> {
        let low = minimumZoomScale > 0 && minimumZoomScale.isFinite ? minimumZoomScale : 1
        return low...max(low, maximumZoomScale.isFinite ? maximumZoomScale : low)
    }

    func enablePinch() {
        let isUseful = minimumZoomScale < maximumZoomScale
        if zooming.pinch == nil, isUseful {
            let pinch = ScrollPinchRecognizer()
            pinch.addTarget(self, action: Selector("pinch:", UIScrollView.followPinch))
            addGestureRecognizer(pinch)
            zooming.pinch = pinch
        }
        zooming.pinch?.isEnabled = isUseful
    }

    func followPinch(_ pinch: UIPinchGestureRecognizer) {
        let place = pinch.location(in: self)
        let finger = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
        switch pinch.state {
        case .began:
            guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
            stop()
            drag = nil
            // The pinch also moves the content.
            panGestureRecognizer.cancelGesture()
            zooming.start = (zoomScale, CGPoint(x: place.x / zoomScale, y: place.y / zoomScale))
            showIndicators()
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            guard let start = zooming.start else { return }
            let scale = stretched(start.scale * pinch.scale)
            applyScale(scale, offset: CGPoint(x: start.point.x * scale - finger.x, y: start.point.y * scale - finger.y))
        case .ended, .cancelled: endPinch(at: place)
        default: break
        }
    }

    private func endPinch(at place: CGPoint) {
        guard zooming.start != nil else { return }
        zooming.start = nil
        let view = scrollDelegate?.viewForZooming(in: self)
        let scale = min(max(zoomScale, zoomLimits.lowerBound), zoomLimits.upperBound)
        hideIndicators()
        guard scale != zoomScale || !isWithinLimits else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            return
        }
        zooming.isBouncing = true
        zoom(to: scale, about: place, animated: true) { [weak self] in
            guard let self else { return }
            zooming.isBouncing = false
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
    }

    /// Returns a scale with resistance to a pinch beyond the limits.
    private func stretched(_ scale: CGFloat) -> CGFloat {
        let limits = zoomLimits
        let nearest = min(max(scale, limits.lowerBound), limits.upperBound)
        guard bouncesZoom, nearest != scale, scale > 0 else { return nearest }
        let over = max(scale / nearest, nearest / scale) - 1
        let factor = 1 + over / (1 + 2 * over)
        return scale > nearest ? nearest * factor : nearest / factor
    }

    /// Zooms around a point of the content.
    func zoom(to desired: CGFloat, about point: CGPoint, animated: Bool, completion: (() -> Void)? = nil) {
        guard desired.isFinite else { return }
        let scale = min(max(desired, zoomLimits.lowerBound), zoomLimits.upperBound)
        let ratio = scale / zoomScale
        let offset = CGPoint(
            x: point.x * ratio - (point.x - bounds.minX), y: point.y * ratio - (point.y - bounds.minY))
        change(to: scale, offset, animated: animated, completion: completion)
    }

    func zoom(toShow rect: CGRect, animated: Bool) {
        guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
        let shown = bounds.inset(by: adjustedContentInset).size
        let desired = min(shown.width / rect.width, shown.height / rect.height)
        guard desired.isFinite else { return }
        let scale = min(max(desired, zoomLimits.lowerBound), zoomLimits.upperBound)
        let inset = adjustedContentInset
        let offset = CGPoint(
            x: view.frame.minX + rect.midX * scale - shown.width / 2 - inset.left,
            y: view.frame.minY + rect.midY * scale - shown.height / 2 - inset.top)
        change(to: scale, offset, animated: animated, completion: nil)
    }

    private func change(to scale: CGFloat, _ offset: CGPoint, animated: Bool, completion: (() -> Void)?) {
        stop()
        let change = { [self] in
            applyScale(scale, offset: offset)
            let rest = restingOffset(near: bounds.origin)
            if rest != bounds.origin { bounds.origin = rest }
        }
        guard animated else {
            change()
            completion?()
            return
        }
        let view = scrollDelegate?.viewForZooming(in: self)
        // The end of a pinch tells the delegate itself.
        if completion == nil { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in
            if let completion { return completion() }
            self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
    }

    /// Applies a scale to the zooming view and to the content size.
    private func applyScale(_ scale: CGFloat, offset: CGPoint) {
        guard let view = scrollDelegate?.viewForZooming(in: self), scale > 0, scale.isFinite else { return }
        let origin = view.frame.origin
        zooming.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let frame = view.frame
        view.center = CGPoint(
            x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
        // As on iOS, zooming makes the content as large as the view, whatever its size was before.
        zooming.isChanging = true
        contentSize = view.frame.size
        zooming.isChanging = false
        if offset != bounds.origin { bounds.origin = offset }
        setNeedsLayout()
        scrollDelegate?.scrollViewDidZoom(self)
    }
}

extension UIView {
    /// The scale at which a scroll view zooms the view, if constraints place it; 1 for other views.
    ///
    /// The zoomed view keeps its place in the content, and not its centre.
    var zoomFactor: CGFloat {
        guard let scroll = parent as? UIScrollView, scroll.zoomScale != 1, !layout.translatesAutoresizingMask,
            scroll.scrollDelegate?.viewForZooming(in: scroll) === self
        else { return 1 }
        return scroll.zoomScale
    }
}

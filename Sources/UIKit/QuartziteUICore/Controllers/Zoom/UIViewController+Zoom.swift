import QuartziteUIDrawing

extension UIViewController {
    /// Returns the animator of the controller's zoom, and adds the gestures that end it; nil without a zoom.
    func zoomAnimation(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let zoom = preferredTransition?.zoom else { return nil }
        if zoomDismissal == nil { zoomDismissal = ZoomDismissal(self, zoom) }
        return ZoomAnimation(zoom, isDismissal: isDismissal)
    }

    /// The gesture that currently ends the controller's zoom.
    var zoomInteraction: (any UIViewControllerInteractiveTransitioning)? {
        zoomDismissal?.isActive == true ? zoomDismissal : nil
    }
}

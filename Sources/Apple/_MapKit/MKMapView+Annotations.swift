import UIKit

extension MKMapView {
    // MARK: Annotations

    /// Adds an annotation, whose view the delegate provides.
    public func addAnnotation(_ annotation: any MKAnnotation) {
        guard !annotations.contains(where: { $0 === annotation }) else { return }
        annotations.append(annotation)
        DispatchQueue.main.async { [weak self] in self?.show(annotation) }
    }
    /// Adds annotations, whose views the delegate provides.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { addAnnotation(annotation) }
    }

    private func show(_ annotation: any MKAnnotation) {
        guard annotations.contains(where: { $0 === annotation }), view(for: annotation) == nil else { return }
        let provided = delegate?.mapView(self, viewFor: annotation)
        let view = provided ?? usualView(for: annotation)
        view.annotation = annotation
        view.prepareForDisplay()
        views.append((annotation, view))
        marks.addSubview(view)
        place(view, for: annotation)
        delegate?.mapView(self, didAdd: [view])
    }

    private func usualView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let name = MKMapViewDefaultAnnotationViewReuseIdentifier
        if viewClasses[name] != nil { return dequeueReusableAnnotationView(withIdentifier: name, for: annotation) }
        return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    }

    func place(_ view: MKAnnotationView, for annotation: any MKAnnotation) {
        let point = projection.point(of: annotation.coordinate)
        view.center = CGPoint(
            x: point.x + view.centerOffset.x - view.anchor.x, y: point.y + view.centerOffset.y - view.anchor.y)
    }

    func placeAll() {
        for (annotation, view) in views { place(view, for: annotation) }
        for (_, renderer, layer) in renderers {
            layer.path = renderer.path(in: projection)?.cgPath
            renderer.style(layer)
        }
        placeCallout()
    }

    /// Removes an annotation.
    public func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        guard let index = views.firstIndex(where: { $0.annotation === annotation }) else { return }
        let view = views.remove(at: index).view
        if view.isSelected { callout?.removeFromSuperview() }
        view.isSelected = false
        view.removeFromSuperview()
        if let name = view.reuseIdentifier { unusedViews[name, default: []].append(view) }
    }
    /// Removes annotations.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

    /// Shows the region that contains annotations.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations { addAnnotation(annotation) }
        guard !annotations.isEmpty else { return }
        var region = MKCoordinateRegion(MKMapRect(annotations.map(\.coordinate)))
        region.span.latitudeDelta = max(region.span.latitudeDelta * 1.3, 0.01)
        region.span.longitudeDelta = max(region.span.longitudeDelta * 1.3, 0.01)
        setRegion(region, animated: animated)
    }
    /// Returns the view of an annotation; nil if it has none yet.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        views.first { $0.annotation === annotation }?.view
    }
    /// Returns the annotations in a rectangle.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }

    /// Registers a class for annotation views.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Returns a view that is no longer used; nil if there is none and no class is registered.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        if let view = unusedViews[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return viewClasses[identifier].map { Self.make($0, identifier, nil) }
    }
    /// Returns a view that is no longer used, or a new one.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let view =
            dequeueReusableAnnotationView(withIdentifier: identifier)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    /// Creates a view of a registered class.
    private static func make(
        _ type: MKAnnotationView.Type, _ identifier: String, _ annotation: (any MKAnnotation)?
    ) -> MKAnnotationView {
        // The class need not be a subclass of the probe: its initialiser is found at the same place.
        let probe = unsafeBitCast(type, to: _MKAnnotationViewInitProbe.Type.self)
        let view: AnyObject = probe.init(annotation: annotation, reuseIdentifier: identifier)
        return unsafeDowncast(view, to: MKAnnotationView.self)
    }

    // MARK: Selection

    /// Selects an annotation, and shows its title if its view allows it.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = view(for: annotation), !view.isSelected else { return }
        for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
        view.setSelected(true, animated: animated)
        if view.canShowCallout, annotation.title?.isEmpty == false {
            let callout = MapCallout(view) { [weak self, weak view] control in
                guard let self, let view else { return }
                delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
            }
            self.callout = callout
            addSubview(callout)
            placeCallout()
        }
        delegate?.mapView(self, didSelect: view)
    }

    /// Deselects an annotation.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let view = view(for: annotation), view.isSelected else { return }
        view.setSelected(false, animated: animated)
        callout?.removeFromSuperview()
        callout = nil
        delegate?.mapView(self, didDeselect: view)
    }

    private func placeCallout() {
        guard let callout, let view = views.first(where: \.view.isSelected)?.view else { return }
        callout.center = CGPoint(
            x: view.center.x + view.calloutOffset.x,
            y: view.frame.minY - callout.bounds.height / 2 - 6 + view.calloutOffset.y)
    }

    func select(at point: CGPoint) {
        if let callout, callout.frame.contains(point) { return }
        let hit = views.last { $0.view.isEnabled && $0.view.frame.insetBy(dx: -6, dy: -6).contains(point) }
        if let hit { return selectAnnotation(hit.annotation, animated: true) }
        for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) }
    }

    // MARK: Overlays

    /// Adds an overlay, which the delegate's renderer draws.
    public func addOverlay(_ overlay: any MKOverlay) {
        overlays.append(overlay)
        DispatchQueue.main.async { [weak self] in self?.draw(overlay) }
    }
    /// Adds an overlay; the level has no effect.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Adds overlays.
    public func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
    /// Removes an overlay.
    public func removeOverlay(_ overlay: any MKOverlay) {
        overlays.removeAll { $0 === overlay }
        for entry in renderers where entry.overlay === overlay { entry.layer.removeFromSuperlayer() }
        renderers.removeAll { $0.overlay === overlay }
    }
    /// Removes overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// Returns the object that draws an overlay; nil if there is none yet.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        renderers.first { $0.overlay === overlay }?.renderer
    }

    private func draw(_ overlay: any MKOverlay) {
        guard overlays.contains(where: { $0 === overlay }), renderer(for: overlay) == nil else { return }
        guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { return }
        let layer = CAShapeLayer()
        shapes.layer.addSublayer(layer)
        renderers.append((overlay, renderer, layer))
        placeAll()
    }
}

/// Whether overlays are above the names on a map; raw values are Apple's.
public enum MKOverlayLevel: Int, Sendable {
    /// They are above streets.
    case aboveRoads = 0
    /// They are above names.
    case aboveLabels
}

/// The name of the class of annotations' views, if the app registers one.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// Gives access to the initialiser of classes that are known only at run time; never instantiated itself.
open class _MKAnnotationViewInitProbe: MKAnnotationView {
    /// Never used directly.
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    /// Never used directly.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

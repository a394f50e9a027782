import QuartziteStage
import Testing
import UIKit
import _MapKit

@MainActor @Suite("Maps") struct MapTests {
    private final class Delegate: NSObject, MKMapViewDelegate {
        var lines: [String] = []
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .system)
            return view
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = .green
            return renderer
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            lines.append("selected \((view.annotation?.title ?? nil) ?? "")")
        }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { lines.append("deselected") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { lines.append("region") }
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { lines.append("loaded") }
    }

    /// A pin of the app's own.
    private final class Pin: MKPinAnnotationView {}

    private let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

    private func stage(_ map: MKMapView, _ prepare: @escaping () -> Void) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            let controller = UIViewController()
            map.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            controller.view.addSubview(map)
            prepare()
            return controller
        }
    }

    @Test("Annotations have views at their places, which a touch selects")
    func annotations() throws {
        let place = place
        let (map, delegate) = (MKMapView(frame: .zero), Delegate())
        map.delegate = delegate
        map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
        let pin = MKPointAnnotation(coordinate: place, title: "Koi", subtitle: nil)
        let stage = stage(map) {
            map.addAnnotation(pin)
            map.setRegion(
                MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
        }
        stage.advance(to: 0.5)
        let view = try #require(map.view(for: pin) as? Pin)
        #expect(view.center == CGPoint(x: 100, y: 84), "its point is at the place")
        #expect(map.convert(place, toPointTo: map) == CGPoint(x: 100, y: 100))
        stage.tap(at: CGPoint(x: 100, y: 84))
        stage.advance(to: 1)
        #expect(map.selectedAnnotations.count == 1)
        stage.tap(at: CGPoint(x: 20, y: 180))
        stage.advance(to: 1.5)
        #expect(delegate.lines.filter { !["region", "loaded"].contains($0) } == ["selected Koi", "deselected"])
        #expect(delegate.lines.contains("region"))
        map.removeAnnotation(pin)
        #expect(map.view(for: pin) == nil && map.annotations.isEmpty)
    }

    @Test("Overlays are drawn by their renderers")
    func overlays() {
        let place = place
        let (map, delegate) = (MKMapView(frame: .zero), Delegate())
        map.delegate = delegate
        let circle = MKCircle(center: place, radius: 300)
        let stage = stage(map) {
            map.region = MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
            map.addOverlay(circle)
        }
        stage.advance(to: 0.5)
        #expect(map.renderer(for: circle) is MKCircleRenderer && map.overlays.count == 1)
        #expect(stage.frame().pixel(x: 100, y: 150) == (0, 255, 0, 255))
        #expect(stage.frame().pixel(x: 100, y: 170) != (0, 255, 0, 255), "outside of the circle")
        map.removeOverlay(circle)
        #expect(map.overlays.isEmpty && map.renderer(for: circle) == nil)
    }

    @Test("Places on the plane map lead back to their coordinates")
    func points() {
        let point = MKMapPoint(place)
        #expect(abs(point.coordinate.latitude - 52.5) < 1e-9 && abs(point.coordinate.longitude - 13.4) < 1e-9)
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
        let region = MKCoordinateRegion(MKCircle(center: place, radius: 500).boundingMapRect)
        #expect(abs(region.center.longitude - 13.4) < 1e-9)
    }

    @Test("Searches and ways fail, because there is no network")
    func searches() {
        let journal = Journal.run(until: 1) { journal, _ in
            MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "koi")).start { response, error in
                journal.note("\(response == nil) \((error as? MKError)?.code == .serverFailure)")
            }
            MKDirections(request: MKDirections.Request()).calculate { response, error in
                journal.note("\(response == nil) \((error as? MKError)?.code == .directionsNotFound)")
            }
        }
        #expect(journal.lines == ["0.1 true true", "0.1 true true"])
    }
}

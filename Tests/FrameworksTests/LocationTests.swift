import QuartziteStage
import Testing
import UIKit
import _CoreLocation

@MainActor @Suite("The place of the device") struct LocationTests {
    private final class Finder: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        private(set) var lines: [String] = []
        override init() {
            super.init()
            manager.delegate = self
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
        }
        private func note(_ text: String) { lines.append("\((CACurrentMediaTime() * 10).rounded() / 10) \(text)") }
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            note("\(status)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            for place in locations { note("\(place.coordinate.latitude), \(place.coordinate.longitude)") }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            note("\((error as? CLError)?.code == .denied)")
        }
    }

    private func lines(at place: StageLocation?) -> [String] {
        var finder: Finder?
        _ = Journal.run(until: 2, configure: { $0.location = place }) { _, _ in finder = Finder() }
        #expect(finder?.manager.monitoredRegions.isEmpty == true)
        return finder?.lines ?? []
    }

    @Test("Without a place, the user denies the app to know it")
    func denied() { #expect(lines(at: nil) == ["0.1 notDetermined", "0.1 denied", "0.1 true"]) }

    @Test("A given place arrives after 0.1 seconds of the scene's clock")
    func granted() {
        #expect(
            lines(at: StageLocation(latitude: 52.5, longitude: 13.4)) == [
                "0.1 notDetermined", "0.1 authorizedWhenInUse", "0.1 52.5, 13.4",
            ])
    }

    @Test("Distances follow the globe")
    func distance() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 877_500) < 1500)
        #expect(berlin.distance(from: berlin) == 0)
        let circle = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "a")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 52.521, longitude: 13.406)))
        #expect(!circle.contains(paris.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("Places off the globe are refused", arguments: [(91.0, 0.0), (0, 181), (.nan, 0)])
    func places(latitude: Double, longitude: Double) {
        #expect(StageLocation(latitude: latitude, longitude: longitude) == nil)
    }

    @Test("A search finds large towns by their names, and says once why it finds nothing else")
    func geocoder() {
        let journal = Journal.run(until: 1) { journal, _ in
            let geocoder = CLGeocoder()
            for address in ["Cairo, Egypt", "bogota", "Paris, Texas", "1 Main Street, Berlin, Germany"] {
                geocoder.geocodeAddressString(address) { places, error in
                    let place = places?.first
                    journal.note(
                        "\(place?.locality ?? "-") \(place?.isoCountryCode ?? "-") \((error as? CLError)?.code == .network)"
                    )
                }
            }
        }
        #expect(journal.lines == ["0.1 Cairo EG false", "0.1 Bogotá CO false", "0.1 - - true", "0.1 - - true"])
        #expect(journal.messages == ["CLGeocoder: only large towns are found without a network"])
    }

    @Test("A place has the address of the large town around it")
    func reverse() {
        let journal = Journal.run(until: 1) { journal, _ in
            for (latitude, longitude) in [(52.45, 13.3), (0.0, 0.0)] {
                CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: latitude, longitude: longitude)) { places, _ in
                    journal.note("\(places?.first?.locality ?? "-")")
                }
            }
        }
        #expect(journal.lines == ["0.1 Berlin", "0.1 -"])
    }

    @Test("A place knows the errors of its movement and what it comes from")
    func details() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.courseAccuracy == -1 && place.speedAccuracy == -1)
        #expect(place.floor == nil && place.sourceInformation == nil)
        let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
        let other = CLLocation(
            coordinate: place.coordinate, altitude: 5, horizontalAccuracy: 1, verticalAccuracy: 2, course: 90,
            courseAccuracy: 3, speed: 4, speedAccuracy: 0.5, timestamp: place.timestamp, sourceInfo: source)
        #expect(other.courseAccuracy == 3 && other.speedAccuracy == 0.5 && other.ellipsoidalAltitude == 5)
        #expect(other.sourceInformation?.isSimulatedBySoftware == true)
    }
}

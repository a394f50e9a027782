import CQuartziteKernels
import UIKit

/// Where the places of a region are in a view: Mercator's projection with the scale of the region's middle.
struct MapProjection {
    let region: MKCoordinateRegion
    let size: CGSize
    /// Points for a degree of longitude.
    let scale: Double
    /// How much longer a degree of latitude is.
    private let stretch: Double

    /// The region is shown as a whole; an empty one is shown as a degree wide.
    init(_ region: MKCoordinateRegion, in size: CGSize) {
        (self.region, self.size) = (region, size)
        let latitude = min(max(region.center.latitude, -85), 85)
        stretch = 1 / max(qz_cos(latitude * .pi / 180), 0.05)
        let width = region.span.longitudeDelta > 0 ? region.span.longitudeDelta : 1
        let height = region.span.latitudeDelta > 0 ? region.span.latitudeDelta : 1
        scale = min(Double(size.width) / width, Double(size.height) / (height * stretch))
    }

    func point(of place: CLLocationCoordinate2D) -> CGPoint {
        CGPoint(
            x: Double(size.width) / 2 + (place.longitude - region.center.longitude) * scale,
            y: Double(size.height) / 2 - (place.latitude - region.center.latitude) * scale * stretch)
    }

    func place(of point: CGPoint) -> CLLocationCoordinate2D {
        guard scale > 0 else { return region.center }
        return CLLocationCoordinate2D(
            latitude: region.center.latitude - (Double(point.y) - Double(size.height) / 2) / (scale * stretch),
            longitude: region.center.longitude + (Double(point.x) - Double(size.width) / 2) / scale)
    }

    /// Returns the length of metres in points.
    func length(of meters: Double) -> CGFloat { CGFloat(meters / 111_320 * scale * stretch) }
}

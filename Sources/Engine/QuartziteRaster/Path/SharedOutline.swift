import Foundation
import Synchronization

/// An outline that paths contain at many places, such as that of a glyph.
package final class SharedOutline: Sendable {
    package let elements: PathElements
    /// A number that no other outline of the process has.
    let number: Int
    /// The smallest and the largest coordinates of all points, including control points.
    let low: CGPoint
    let high: CGPoint
    /// The number of contours with several lines or curves.
    let contourCount: Int

    private static let count = Atomic<Int>(0)

    package init(_ elements: PathElements) {
        self.elements = elements
        number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        let (xs, ys) = (elements.points.map(\.x), elements.points.map(\.y))
        low = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
        high = CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0)
        contourCount = elements.verbs.split { $0 == .move || $0 == .close }.count { $0.count > 1 }
    }

    package var isEmpty: Bool { elements.isEmpty }
}

import UIKit

/// A question for the way between places, which fails: there is no network.
@preconcurrency @MainActor open class MKDirections: NSObject {
    /// From where to where.
    @preconcurrency @MainActor open class Request: NSObject {
        /// The start.
        open var source: MKMapItem?
        /// The end.
        open var destination: MKMapItem?
        /// How one travels; in any way by default.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are wanted; false by default.
        open var requestsAlternateRoutes = false
        /// Creates an empty question.
        public override init() { super.init() }
    }

    /// The ways; there are never any.
    @preconcurrency @MainActor open class Response: NSObject {
        /// The ways; none.
        open var routes: [MKRoute] { [] }
        override init() { super.init() }
    }

    /// Whether the question was asked.
    open private(set) var isCalculating = false

    /// Creates a question.
    public init(request: Request) { super.init() }
    /// Fails after 0.1 seconds of the scene's clock.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        isCalculating = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
            guard isCalculating else { return }
            isCalculating = false
            completionHandler(nil, MKError(.directionsNotFound))
        }
    }
    /// Throws an error.
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    /// Ends the question.
    open func cancel() { isCalculating = false }
}

/// Ways of travelling.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates ways.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By bus and train.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way between places; there is never one.
@preconcurrency @MainActor open class MKRoute: NSObject {
    /// The line.
    open var polyline: MKPolyline { MKPolyline(places: []) }
    /// The parts.
    open var steps: [Step] { [] }
    /// The name.
    open var name: String { "" }
    /// The length in metres.
    open var distance: CLLocationDistance { 0 }
    /// The time in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    override init() { super.init() }

    /// A part of a way.
    @preconcurrency @MainActor open class Step: NSObject {
        /// What to do.
        open var instructions: String { "" }
        /// The length in metres.
        open var distance: CLLocationDistance { 0 }
        /// The line.
        open var polyline: MKPolyline { MKPolyline(places: []) }
        override init() { super.init() }
    }
}

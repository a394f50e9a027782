/// How the time of an emitter layer follows the clock of a cell, its own or one that a particle carries.
struct LayerTime: Sendable {
    /// The layer's time where the cell's clock stands at 0.
    var origin: Double
    /// Seconds of the layer per second of the cell's clock; 0 where that never moves.
    var slope: Double

    /// A cell of the layer.
    init(_ timing: EmitterCellDescription.Timing) {
        origin = timing.parentTime(at: 0)
        slope = timing.speed == 0 ? 0 : 1 / timing.speed
    }

    /// A cell of a particle born at `birth` of its own cell's clock.
    init(_ timing: EmitterCellDescription.Timing, bornAt birth: Double, in parent: LayerTime) {
        let own = LayerTime(timing)
        origin = parent.at(birth + own.origin)
        slope = parent.slope * own.slope
    }

    @inline(__always)
    func at(_ clock: Double) -> Double { origin + slope * clock }

    /// The cell's clock at a time of the layer's.
    func clock(at time: Double) -> Double { (time - origin) / slope }
}

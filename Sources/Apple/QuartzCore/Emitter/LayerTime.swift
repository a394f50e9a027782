/// The relation of an emitter layer's time to the clock of one of its cells or of a cell that a particle carries.
struct LayerTime: Sendable {
    /// The layer's time at which the cell's clock is 0.
    var origin: Double
    /// The number of seconds of the layer per second of the cell's clock; 0 if the clock does not run.
    var slope: Double

    /// Creates the relation for a cell of the layer.
    init(_ timing: EmitterCellDescription.Timing) {
        origin = timing.parentTime(at: 0)
        slope = timing.speed == 0 ? 0 : 1 / timing.speed
    }

    /// Creates the relation for a cell of a particle that was born at `birth` on the clock of its own cell.
    init(_ timing: EmitterCellDescription.Timing, bornAt birth: Double, in parent: LayerTime) {
        let own = LayerTime(timing)
        origin = parent.at(birth + own.origin)
        slope = parent.slope * own.slope
    }

    @inline(__always)
    func at(_ clock: Double) -> Double { origin + slope * clock }

    /// The time on the cell's clock at a time of the layer.
    func clock(at time: Double) -> Double { (time - origin) / slope }
}

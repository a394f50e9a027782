import QuartziteSceneHosting

/// The figures that F1 shows: frames per second, milliseconds a frame, layers, live particles and layers' pictures.
struct StatisticsOverlay {
    private(set) var isVisible = false
    private var text = ""
    private var updated = -Double.infinity

    mutating func toggle() {
        isVisible.toggle()
        updated = -.infinity
    }

    /// Returns the text, which changes at most four times a second so that it can be read; empty if it is hidden.
    mutating func text(
        for frame: ShownFrame?, clock: PlaybackClock, framesPerSecond: Double, at wall: Double
    ) -> String {
        guard isVisible, let frame else { return "" }
        guard clock.isPaused || wall - updated >= 0.25 else { return text }
        updated = wall
        let rate = clock.isPaused ? "paused" : "\(Self.decimal(framesPerSecond, places: 1)) FPS"
        let speed = clock.speed == 1 ? "" : " × \(clock.speed)"
        text = """
            \(rate)  \(Self.decimal(frame.milliseconds, places: 1)) ms
            \(frame.layers) layers  \(frame.particles) particles
            \(frame.pictures) pictures  \(Self.decimal(Double(frame.pictureBytes) / 1_048_576, places: 1)) MB
            \(Self.decimal(frame.time, places: 2)) s\(speed)
            """
        return text
    }

    private static func decimal(_ value: Double, places: Int) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "–" }
        let unit = places == 1 ? 10 : 100
        let count = Int((value * Double(unit)).rounded())
        return "\(count / unit).\(String(unit + abs(count % unit)).dropFirst())"
    }
}

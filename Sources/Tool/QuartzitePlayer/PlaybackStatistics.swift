import QuartziteSceneHosting

/// Figures about the frames that were shown.
package struct PlaybackStatistics: Encodable, Sendable {
    /// The number of frames that were shown, and the number that were left out to keep up with the time.
    package fileprivate(set) var shown = 0
    package fileprivate(set) var dropped = 0
    /// The number of seconds that the scene played.
    package fileprivate(set) var seconds = 0.0
    package fileprivate(set) var framesPerSecond = 0.0
    /// The mean number of milliseconds for the scene's code and drawing.
    package fileprivate(set) var drawingMilliseconds = 0.0
    /// The mean number of milliseconds of processor time, on all threads of this process.
    package fileprivate(set) var processorMilliseconds = 0.0
    /// The delay of the last frame in milliseconds, compared with that of the promptest one.
    package fileprivate(set) var driftMilliseconds = 0.0
    /// The delay of the latest frame in milliseconds, compared with that of the promptest one.
    package fileprivate(set) var latestMilliseconds = 0.0
    /// The greatest number of pictures that layers had drawn and whose pixels were in memory.
    package fileprivate(set) var mostPictures = 0
    /// The greatest memory of these pixels in bytes.
    package fileprivate(set) var mostPictureBytes = 0
}

/// Collects ``PlaybackStatistics`` while a scene plays.
struct StatisticsCollector {
    private(set) var statistics = PlaybackStatistics()
    /// When the frames of the last second were presented.
    private var recent: [Double] = []
    private var drawing = 0.0
    private var processorStart: Double
    /// The differences between the wall-clock times and those in the scene since the clock was last changed: the least and the
    /// greatest.
    private var delays: ClosedRange<Double>?
    private var last: Double?

    init(processorTime: Double) { processorStart = processorTime }

    /// The number of frames in the last second.
    var framesPerSecond: Double {
        guard let first = recent.first, let last = recent.last, last > first else { return 0 }
        return Double(recent.count - 1) / (last - first)
    }

    /// Adds a frame that is shown while the scene plays.
    mutating func add(_ frame: ShownFrame, speed: Double, presentedAt wall: Double) {
        statistics.mostPictures = max(statistics.mostPictures, frame.pictures)
        statistics.mostPictureBytes = max(statistics.mostPictureBytes, frame.pictureBytes)
        recent.removeAll { $0 < wall - 1 }
        recent.append(wall)
        statistics.shown += 1
        drawing += frame.milliseconds
        if let last { statistics.seconds += wall - last }
        last = wall
        let delay = wall - frame.time / speed
        let range = delays.map { min($0.lowerBound, delay)...max($0.upperBound, delay) } ?? delay...delay
        delays = range
        statistics.driftMilliseconds = (delay - range.lowerBound) * 1000
        statistics.latestMilliseconds = max(
            statistics.latestMilliseconds, (range.upperBound - range.lowerBound) * 1000)
    }

    /// Interrupts the measurement: the scene was paused, or its time was changed.
    mutating func interrupt() {
        (delays, last, recent) = (nil, nil, [])
    }

    /// Completes the figures.
    mutating func finish(dropped: Int, processorTime: Double) -> PlaybackStatistics {
        let count = Double(max(1, statistics.shown))
        statistics.dropped = dropped
        statistics.drawingMilliseconds = drawing / count
        statistics.processorMilliseconds = (processorTime - processorStart) * 1000 / count
        statistics.framesPerSecond = statistics.seconds > 0 ? count / statistics.seconds : 0
        return statistics
    }
}

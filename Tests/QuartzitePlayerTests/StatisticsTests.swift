import QuartziteSceneHosting
import Testing

@testable import QuartzitePlayer

/// The figures about frames.
@Suite struct StatisticsTests {
    private func frame(at time: Double, pictures: Int) -> ShownFrame {
        ShownFrame(
            time: time, particles: 7, layers: 12, milliseconds: 2, codeMilliseconds: 1, hash: nil, width: 10,
            height: 10, pictures: pictures, pictureBytes: pictures * 1_048_576)
    }

    @Test("The statistics have the most pictures that layers had") func mostPictures() {
        var collector = StatisticsCollector(processorTime: 0)
        for (index, pictures) in [3, 5, 1].enumerated() {
            collector.add(frame(at: Double(index), pictures: pictures), speed: 1, presentedAt: Double(index))
        }
        let statistics = collector.finish(dropped: 0, processorTime: 1)
        #expect(statistics.mostPictures == 5 && statistics.mostPictureBytes == 5 * 1_048_576)
        #expect(statistics.shown == 3 && statistics.drawingMilliseconds == 2)
    }

    @Test("F1 shows layers, particles and pictures") func overlay() {
        var overlay = StatisticsOverlay()
        overlay.toggle()
        let text = overlay.text(
            for: frame(at: 1.5, pictures: 4), clock: PlaybackClock(), framesPerSecond: 0, at: 0)
        #expect(
            text == """
                paused  2.0 ms
                12 layers  7 particles
                4 pictures  4.0 MB
                1.50 s
                """)
    }
}

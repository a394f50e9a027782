import Foundation
import QuartziteMedia
import TestSupport
import Testing

@testable import quartzite

@Suite("Estimates of jobs")
struct JobEstimateTests {
    private let rate = FrameRate.fps60

    @Test("A chunk is long enough for its start, in whole seconds, and two machines can share a film")
    func chunks() {
        let quick = JobEstimate(start: 0.5, frame: 0.01, replay: 0, join: 0.005, bytes: 1000)
        #expect(quick.chunk(frames: 100_000, rate: rate) == 3000, "half a minute of frames")
        #expect(quick.chunk(frames: 1200, rate: rate) == 600)
        #expect(quick.chunk(frames: 1, rate: rate) == 1)
        let past = JobEstimate(start: 1, frame: 0.01, replay: 10, join: 0.005, bytes: 1000)
        #expect(past.chunk(frames: 100_000, rate: rate) == 12_000, "a twentieth of the time is the replay")
    }

    @Test("A sample is measured, and says what the job costs and how long a chunk is")
    func sample() throws {
        try withTemporaryFolder { folder in
            let words = ["job", "dynamics", "-o", "a.mp4", "--size", "64x36", "--frames", "0-199", "--estimate"]
            let result = try Tool.built.run(words, in: folder)
            #expect(result.status == 0, "\(result.errors)")
            for part in ["core-hours", "MB of segments", "to replay", "chunks of 100 frames"] {
                #expect(result.errors.contains(part), "\(result.errors)")
            }
            #expect(try files(in: folder) == ["a.openjd.json"])
        }
    }
}

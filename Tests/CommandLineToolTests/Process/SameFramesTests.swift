import Foundation
import TestSupport
import Testing

@testable import QuartziteCommandLine

@Suite("Every way of rendering a frame gives the same frame")
struct SameFramesTests {
    private static let snow = [
        "render", "snow", "--size", "160x90", "--fps", "10", "--start", "2s", "--duration", "1s", "-q",
    ]

    @Test("Two renders give identical files", arguments: ["a.mp4", "a.webm", "a.gif", "a.apng", "a.webp"])
    func identicalFiles(name: String) throws {
        try withTemporaryFolder { folder in
            var files: [Data] = []
            for threads in ["1", "2"] {
                let result = try Tool.built.run(Self.snow + ["-o", name, "--force", "-j", threads], in: folder)
                #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
                files.append(try Data(contentsOf: URL(filePath: folder + "/" + name)))
            }
            #expect(files[0].count > 100)
            #expect(files[0] == files[1])
        }
    }

    private static let emitters = ["snow", "fireworks", "maple-leaves", "fire", "neon"]

    @Test("Frames and particles do not depend on threads and kernels", arguments: emitters)
    func sameHashes(scene: String) throws {
        let timing = ["render", scene, "--size", "160x90", "--fps", "5", "--start", "2s", "--duration", "1s", "-q"]
        let reference = try Tool.built.hashes(timing + ["-j", "1"], environment: ["QUARTZITE_KERNEL": "scalar"])
        #expect(reference.frames.count == 5)
        #expect(Set(reference.frames.map(\.hash)).count > 1, "the scene moves")
        #expect(reference.frames.allSatisfy { $0.particles > 5 })
        #expect(Set(reference.frames.map(\.particleHash)).count == 5)
        for threads in ["2", "7"] { #expect(try Tool.built.hashes(timing + ["-j", threads]) == reference) }
        for kernel in Kernels.supported {
            #expect(
                try Tool.built.hashes(timing, environment: ["QUARTZITE_KERNEL": kernel]) == reference, "\(kernel)")
        }
    }

    @Test(
        "Touches, transitions and dynamics are the same in every process",
        arguments: ["swipe-transition", "interactive-transition", "ball-game", "dynamics"])
    func fingers(scene: String) throws {
        let timing = ["render", scene, "--size", "90x60", "--fps", "5", "--start", "0.5s", "--duration", "3s", "-q"]
        let reference = try Tool.built.hashes(timing + ["-j", "1"], environment: ["QUARTZITE_KERNEL": "scalar"])
        #expect(Set(reference.frames.map(\.hash)).count > 8, "the scene moves")
        for threads in ["2", "5"] { #expect(try Tool.built.hashes(timing + ["-j", threads]) == reference) }
        let late = ["render", scene, "--size", "90x60", "--fps", "5", "--start", "2.5s", "--duration", "1s", "-q"]
        #expect(try Tool.built.hashes(late).frames.map(\.hash) == reference.frames[10...].map(\.hash))
    }

    @Test("A slice has the same frames and particles as the whole", arguments: emitters)
    func slices(scene: String) throws {
        let timing = ["render", scene, "--size", "96x54", "--fps", "12"]
        let whole = try Tool.built.hashes(timing + ["--duration", "2s"])
        #expect(whole.frames.map(\.index) == Array(0..<24))
        let slice = try Tool.built.hashes(timing + ["--frames", "9-14"])
        #expect(slice.frames == Array(whole.frames[9...14]))
        let single = try Tool.built.hashes(timing + ["--frames", "23"])
        #expect(single.frames == [whole.frames[23]])
    }

    /// Runs a program on another date, with a clock that runs faster.
    private static let otherDay = Tool(binary: URL(filePath: "/usr/bin/faketime"))

    @Test(
        "Frames do not depend on the date and speed of the machine's clock",
        .enabled(if: FileManager.default.fileExists(atPath: otherDay.binary.path)),
        arguments: ["fireworks", "property-animator", "animate-options"])
    func wallClock(scene: String) throws {
        let day = ["-f", "@2031-02-03 04:05:06 x20"]
        let year = try Self.otherDay.run(day + ["date", "+%Y"], in: "/")
        #expect(String(decoding: year.output, as: UTF8.self) == "2031\n")
        let timing = ["render", scene, "--size", "160x90", "--fps", "5", "--start", "1s", "--duration", "2s", "-q"]
        let here = try Tool.built.hashes(timing)
        #expect(Set(here.frames.map(\.hash)).count > 1, "the scene moves")
        let there = try Self.otherDay.hashes(
            day + [Tool.built.binary.path] + timing, environment: ["TZ": "Asia/Tokyo"])
        #expect(there == here)
    }

    @Test("A still is the frame at its time")
    func stills() throws {
        let whole = try Tool.built.hashes(["render", "snow", "--size", "96x54", "--fps", "4", "--duration", "3s"])
        for index in [0, 5, 11] {
            let time = String(Double(index) / 4)
            let still = try Tool.built.hashes(["still", "snow", "--size", "96x54", "--time", time, "-o", "a.png"])
            #expect(still.frames.map(\.hash) == [whole.frames[index].hash])
        }
    }

    @Test("A still at a time that --hashes prints is the frame with that time")
    func printedTimes() throws {
        let size = ["--size", "96x54"]
        let whole = try Tool.built.hashes(["render", "snow", "--fps", "30000/1001", "--frames", "70-75"] + size)
        let text = try withTemporaryFolder { folder in
            let arguments =
                ["render", "snow", "--fps", "30000/1001", "--frames", "70-75", "-q", "--hashes", "-"] + size
            return String(decoding: try Tool.built.run(arguments, in: folder).output, as: UTF8.self)
        }
        let times = text.matches(of: /"time" : ([0-9.]+)/).map { String($0.1) }
        #expect(times.count == 6 && times.contains { $0.count > 11 })
        for (index, time) in times.enumerated() {
            let still = try Tool.built.hashes(["still", "snow", "--time", time, "-o", "a.png"] + size)
            #expect(still.frames.map(\.hash) == [whole.frames[index].hash])
        }
    }

    @Test("A render does not need a file, and writing one does not change the frames")
    func withAndWithoutFile() throws {
        let bare = try Tool.built.hashes(Self.snow)
        let filmed = try Tool.built.hashes(Self.snow + ["-o", "a.gif"])
        #expect(bare == filmed)
    }

    @Test("Different seeds give different frames")
    func seeds() throws {
        let one = try Tool.built.hashes(Self.snow + ["--seed", "1"])
        let two = try Tool.built.hashes(Self.snow + ["--seed", "2"])
        #expect(one.seed == 1 && two.seed == 2)
        #expect(one.frames.map(\.hash) != two.frames.map(\.hash))
    }

    @Test("Standard output receives the same bytes as a file")
    func standardOutput() throws {
        try withTemporaryFolder { folder in
            let piped = try Tool.built.run(Self.snow + ["-o", "-", "--format", "gif"], in: folder)
            #expect(piped.status == 0 && piped.errors.isEmpty)
            _ = try Tool.built.run(Self.snow + ["-o", "a.gif"], in: folder)
            let file = try Data(contentsOf: URL(filePath: folder + "/a.gif"))
            #expect(piped.output == file)
        }
    }
}

import Foundation
import QuartziteMedia
import QuartziteFilm
import Testing

@testable import QuartziteCommandLine

@Suite("Frames and their times")
struct FilmPlanTests {
    private func plan(
        _ selection: FrameSelection = .init(), fps: String = "60", speed: Rational = .one
    ) throws -> FilmPlan {
        try FilmPlan(selection, rate: FrameRate(parsing: fps), speed: speed, sceneDuration: Rational(10))
    }

    @Test(
        "Frames lie in start ..< end",
        arguments: [("2s", "60", 120), ("1s", "29.97", 30), ("1ms", "60", 1), ("90f", "30", 90)])
    func counts(duration: String, fps: String, count: Int) throws {
        let selection = FrameSelection(duration: try TimeArgument(parsing: duration))
        #expect(try plan(selection, fps: fps).frames == 0..<count)
    }

    @Test("Without a selection, all frames are rendered")
    func whole() throws {
        #expect(try plan().frames == 0..<600)
        #expect(try plan(.init(start: .seconds(Rational(4)))).frames == 0..<360)
        #expect(try plan(.init(start: .seconds(Rational(99)))).frames == 0..<600)
    }

    @Test("The time of a frame is start + k / fps, rounded once")
    func times() throws {
        let ntsc = try plan(.init(start: .seconds(Rational(1, over: 2))), fps: "30000/1001")
        for index in [0, 1, 299, 86_399] {
            let exact = 0.5 + Double(index) * 1001 / 30000
            #expect(abs(ntsc.time(of: index) - exact) <= exact.ulp)
        }
        let even = try plan()
        #expect((0..<1000).allSatisfy { even.time(of: $0) == Double($0) / 60 })
    }

    @Test("A range of frames has the same times as in the whole")
    func slice() throws {
        let whole = try plan()
        let part = try plan(.init(range: try FrameRange(parsing: "100-109")))
        #expect(part.frames == 100..<110)
        #expect(part.frames.allSatisfy { part.time(of: $0) == whole.time(of: $0) })
    }

    @Test("A speed multiplies the scene time per frame")
    func speed() throws {
        let fast = try plan(.init(duration: .seconds(Rational(2))), speed: Rational(2))
        #expect(fast.frames == 0..<60)
        #expect(fast.time(of: 30) == 1)
    }

    @Test("Impossible selections are refused")
    func impossible() throws {
        let second = TimeArgument.seconds(.one)
        let cases: [FrameSelection] = [
            .init(end: second, duration: second), .init(duration: second, range: try FrameRange(parsing: "1")),
            .init(start: second, end: second), .init(duration: .seconds(.zero)),
            .init(duration: .seconds(Rational(1_000_000))), .init(range: try FrameRange(parsing: "0-1000000")),
            .init(end: .frames(0)),
        ]
        for selection in cases {
            let failure = #expect(throws: Failure.self) { try plan(selection) }
            #expect(failure?.status == .usage)
            #expect(failure?.message.contains("\n") == false)
        }
    }

    @Test("The largest times, rates and speeds do not overflow")
    func extremes() throws {
        let rate = try FrameRate(parsing: "239.9")
        let selection = FrameSelection(
            start: try TimeArgument(parsing: "999999999.999999999"), range: try FrameRange(parsing: "1000000000"))
        let plan = try FilmPlan(
            selection, rate: rate, speed: try PositiveNumber(parsing: "99.999").value, sceneDuration: .one)
        let expected = 1e9 + 1e9 * 99.999 / 239.9
        #expect(abs(plan.time(of: 1_000_000_000) - expected) < 1e-3)
        #expect(throws: Failure.self) {
            let selection = FrameSelection(
                start: try TimeArgument(parsing: "999999f"), end: try TimeArgument(parsing: "999999999.999999999"))
            _ = try FilmPlan(
                selection, rate: rate, speed: try PositiveNumber(parsing: "0.013").value, sceneDuration: .one)
        }
    }
}

@Suite("The size of a frame")
struct CanvasTests {
    private let scene = CGSize(width: 400, height: 300)

    @Test("A canvas has two pixels per point by default")
    func plain() throws {
        let canvas = try Canvas(scene: scene, size: nil, scale: nil)
        #expect(canvas.points == scene && canvas.scale == 2 && canvas.pixels.description == "800x600")
    }

    @Test("A size alone keeps the scene's view")
    func fitted() throws {
        let canvas = try Canvas(scene: scene, size: PixelSize(parsing: "100x75"), scale: nil)
        #expect(canvas.points == scene && canvas.scale == 0.25)
        let wide = try Canvas(scene: scene, size: PixelSize(parsing: "800x150"), scale: nil)
        #expect(wide.scale == 0.5 && wide.points == CGSize(width: 1600, height: 300))
    }

    @Test("A size and a scale lay out the scene again")
    func both() throws {
        let canvas = try Canvas(
            scene: scene, size: PixelSize(parsing: "100x100"), scale: PositiveNumber(parsing: "2"))
        #expect(canvas.points == CGSize(width: 50, height: 50) && canvas.pixels.description == "100x100")
    }

    @Test("A scale beyond the limits is refused")
    func tooLarge() {
        #expect(throws: Failure.self) { try Canvas(scene: scene, size: nil, scale: PositiveNumber(parsing: "100")) }
    }
}

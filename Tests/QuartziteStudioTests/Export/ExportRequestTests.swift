import Foundation
import Testing

@testable import QuartziteStudio

@Suite("Requests for exports") struct ExportRequestTests {
    private let request = ExportRequest(
        format: "mp4", start: 1, end: 2, framesPerSecond: 60, scale: 2)

    @Test("A film has the frames from the start up to the end, which is excluded") func frames() throws {
        let plan = try request.plan(scene: "snow")
        #expect(plan.film.frames == 0..<60 && plan.film.time(of: 0) == 1 && plan.name == "snow.mp4")
        #expect(plan.film.time(of: 59) == 1 + 59.0 / 60)
        var picture = request
        (picture.format, picture.end) = ("png", 1)
        #expect(try picture.plan(scene: "snow").film.frames == 0..<1)
    }

    @Test("Requests outside the limits are refused") func refused() {
        let changes: [(String, (inout ExportRequest) -> Void)] = [
            ("format", { $0.format = "exe" }), ("folder", { $0.format = "png folder" }),
            ("rate", { $0.framesPerSecond = 0 }),
            ("rate", { $0.framesPerSecond = 1000 }), ("NaN", { $0.start = .nan }), ("past", { $0.start = -1 }),
            ("empty", { $0.end = 1 }), ("endless", { $0.end = .infinity }), ("frames", { $0.end = 1000 }),
            ("scale", { $0.scale = 100 }), ("scale", { $0.scale = .nan }),
            ("gif", { ($0.format, $0.framesPerSecond) = ("gif", 60) }), ("quality", { $0.quality = "best" }),
        ]
        for (name, change) in changes {
            var other = request
            change(&other)
            #expect(throws: (any Error).self, "\(name)") { try other.plan(scene: "snow") }
        }
    }

    @Test("An unknown option is refused by its name") func unknownOption() throws {
        func message(_ options: String) -> String? {
            let text =
                "{\"type\":\"export\",\"options\":{\"format\":\"png\",\"start\":0,\"end\":0,"
                + "\"framesPerSecond\":60,\"scale\":1\(options)}}"
            do throws(ClientMessage.Failure) {
                _ = try ClientMessage(Data(text.utf8))
                return nil
            } catch {
                return error.description
            }
        }
        #expect(message(",\"quality\":\"low\",\"name\":\"a\"") == nil)
        #expect(
            message(",\"bitrate\":3")
                == "there is no export option bitrate; the options are format, name, start, end, framesPerSecond, scale, "
                + "quality")
    }
}

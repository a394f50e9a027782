import QuartzCore
import QuartziteStage
import Synchronization
import TestSupport
import Testing
import UIKit

/// Stages with different settings in one process.
@MainActor @Suite struct StageIsolationTests {
    private let folder = TemporaryFolder()

    private func configurations() throws -> [StageConfiguration] {
        let first = StageConfiguration(size: CGSize(width: 90, height: 90), scale: 1, seed: 1)
        first.images.addFolder(try makeImages("first", .blue))
        var second = StageConfiguration(
            size: CGSize(width: 100, height: 120), scale: 1.5, seed: 2,
            timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")), locale: Locale(identifier: "de_DE"))
        second.images.addFolder(try makeImages("second", .green))
        second.emitterLineDirection = 0
        return [first, second]
    }

    private func makeImages(_ name: String, _ color: UIColor) throws -> String {
        let path = folder.path(name)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        try #require(image.pngData()).write(to: URL(fileURLWithPath: path + "/picture.png"))
        return path
    }

    private func stage(_ index: Int, _ configuration: StageConfiguration) -> Stage {
        Stage(configuration: configuration, app: { index == 0 ? IsolatedApp() : CarelessApp() })
    }

    @Test("Stages with different settings draw the same as on their own, in any order")
    func interleaved() throws {
        let times = (0...12).map { Double($0) * 0.13 }
        let alone = try configurations().enumerated().map { index, configuration in
            let stage = stage(index, configuration)
            return times.map { time in
                stage.advance(to: time)
                return stage.frame().hash
            }
        }
        try FileManager.default.removeItem(atPath: folder.path("first"))
        try FileManager.default.removeItem(atPath: folder.path("second"))
        let stages = try configurations().enumerated().map { stage($0, $1) }
        for (step, time) in times.enumerated() {
            for index in step.isMultiple(of: 2) ? [0, 1] : [1, 0] {
                stages[index].advance(to: time)
                #expect(stages[index].frame().hash == alone[index][step], "stage \(index) at \(time)")
            }
        }
        #expect(Set(alone[0]).count > 6 && Set(alone[1]).count > 6)
    }

    @Test("A message is delivered to the stage whose scene caused it")
    func messages() {
        let lines = Messages()
        var configuration = StageConfiguration(size: CGSize(width: 10, height: 10))
        configuration.writeMessage = { lines.add($0) }
        let stage = Stage(configuration: configuration) {
            let controller = UIViewController()
            controller.present(UIViewController(), animated: false)
            return controller
        }
        #expect(stage.time == 0 && lines.all.count == 1)
    }
}

/// The messages of a scene.
private final class Messages: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock(\.self) }
}

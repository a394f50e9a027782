import ArithmeticPractice
import Foundation
import QuartziteFilm
import QuartziteStage

// Writes a film of a round that a touch script plays: swift run ArithmeticFilm round.json round.mp4
let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count == 2 else {
    print("usage: ArithmeticFilm SCRIPT FILM")
    exit(64)
}
let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
do {
    let configuration = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 2, seed: 7)
    let stage = Stage(configuration: configuration, app: { AppDelegate(folder: folder) })
    stage.play(try TouchScript(json: Data(contentsOf: arguments[0])))
    try await stage.writeFilm(to: arguments[1], duration: .seconds(60), frameRate: 30)
    try? FileManager.default.removeItem(at: folder)
} catch {
    print(error)
    exit(1)
}

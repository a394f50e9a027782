import Foundation
import QuartziteWorkloads

/// `fuzz-emitters CELLS [FIRST-SEED]`: draws emitters with random properties until CELLS cells have been drawn.
let cellsOfOne = 64
let arguments = CommandLine.arguments.dropFirst().compactMap(UInt64.init)
guard let cells = arguments.first, arguments.count == CommandLine.arguments.count - 1, arguments.count < 3 else {
    FileHandle.standardError.write(Data("usage: fuzz-emitters CELLS [FIRST-SEED]\n".utf8))
    exit(64)
}
let firstSeed = arguments.count == 2 ? arguments[1] : 0
let emitters = HostileEmitters()
let clock = ContinuousClock()
let begin = clock.now
var slowest = (seconds: 0.0, seed: firstSeed)
var failures = 0
for index in 0..<(cells + UInt64(cellsOfOne) - 1) / UInt64(cellsOfOne) {
    let seed = firstSeed &+ index
    let start = clock.now
    do {
        try emitters.check(seed: seed, cells: cellsOfOne)
    } catch {
        failures += 1
        print(error)
    }
    let seconds = (clock.now - start) / .seconds(1)
    if seconds > slowest.seconds { slowest = (seconds, seed) }
    if index % 4096 == 4095 { print("\((index + 1) * UInt64(cellsOfOne)) cells, \(failures) failures") }
}
let total = (clock.now - begin) / .seconds(1)
print("\(cells) cells in \(Int(total)) s, \(failures) failures; slowest: \(slowest.seconds) s, seed \(slowest.seed)")
exit(failures == 0 ? 0 : 1)

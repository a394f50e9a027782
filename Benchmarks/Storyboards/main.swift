import Foundation
import QuartziteWorkloads

// Prints how long a storyboard of 30 scenes takes to read, to show and to draw: one tab-separated line per step, with the
// median and the longest time in milliseconds. Each step includes the ones before it.

let rounds = 41
let workload = StoryboardWorkload()

@MainActor func measure(_ name: String, _ body: () -> Void) {
    let clock = ContinuousClock()
    // The first round reads the fonts of the system.
    let first = clock.measure(body) / .milliseconds(1)
    let times = (0..<rounds).map { _ in clock.measure(body) / .milliseconds(1) }.sorted()
    let numbers = [times[rounds / 2], times[rounds - 1], first].map { String(format: "%.2f", $0) }
    print("\(name)\t\(numbers.joined(separator: "\t"))")
}

print("\(workload.size) bytes, \(workload.show()) views on screen")
print("step\tmedian\tlongest\tfirst")
measure("read", workload.parse)
measure("show") { _ = workload.show() }
measure("draw", workload.draw)

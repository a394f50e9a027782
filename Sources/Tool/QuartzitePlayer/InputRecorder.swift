import CoreGraphics
import QuartziteStage

/// The input of a scene that is watched: what was recorded before, and what the user adds.
///
/// New input replaces the recorded input of later times.
package struct InputRecorder: Sendable {
    /// All input in time order.
    package private(set) var track: [TimedInput]
    /// The fingers of the pointers that are down.
    private var fingers: [Pointer: Int] = [:]
    /// The earliest time whose input has changed since the changes were last taken.
    private var change: Double?
    /// The number of inputs at the start of the track that have been taken.
    private var drainedCount: Int

    /// Creates a recorder of a scene that already has input, in time order.
    package init(track: [TimedInput] = []) {
        self.track = track
        drainedCount = track.count
    }

    package var hasChanges: Bool { change != nil }
    package var isTouching: Bool { !fingers.isEmpty }

    /// Puts the pointer's finger, the first free one, down at a point of the screen.
    package mutating func down(_ pointer: Pointer, at point: CGPoint, time: Double) {
        guard fingers[pointer] == nil, let free = TouchScript.fingers.first(where: { !fingers.values.contains($0) })
        else { return }
        add(.touch(.down(at: point, finger: free)), at: time)
        fingers[pointer] = free
    }

    /// Moves the pointer's finger if it is down; of several moves at one time, the last one is recorded.
    package mutating func move(_ pointer: Pointer, to point: CGPoint, time: Double) {
        guard let finger = fingers[pointer] else { return }
        let move = StageInput.touch(.move(to: point, finger: finger))
        let unmoved = track[drainedCount...].lastIndex { $0.time != time || !$0.input.isMove } ?? drainedCount - 1
        if let same = track[(unmoved + 1)...].firstIndex(where: { $0.input.finger == finger }) {
            track[same].input = move
        } else {
            add(move, at: time)
        }
    }

    /// Lifts the pointer's finger if it is down.
    package mutating func up(_ pointer: Pointer, time: Double) {
        guard let finger = fingers[pointer] else { return }
        add(.touch(.up(finger: finger)), at: time)
        fingers[pointer] = nil
    }

    /// Moves the pointer of the mouse; nil takes it off the screen.
    ///
    /// Of several moves at one time, the last one is recorded. Input that was recorded for later times stays, and the
    /// pointer does not move before its end.
    ///
    /// - Returns: Whether the pointer is where it should be.
    @discardableResult
    package mutating func hover(at point: CGPoint?, time: Double) -> Bool {
        guard track.last.map({ $0.time <= time }) ?? true else { return false }
        let last = track.lastIndex { $0.input.isPointer }
        guard last.map({ track[$0].input }) ?? .pointer(nil) != .pointer(point) else { return true }
        if let last, last >= drainedCount, last == track.count - 1, track[last].time == time {
            track[last].input = .pointer(point)
        } else {
            add(.pointer(point), at: time)
        }
        return true
    }

    /// Types characters.
    package mutating func type(_ text: String, time: Double) { add(.text(text), at: time) }

    /// Deletes the character before the caret.
    package mutating func deleteBackward(time: Double) { add(.deleteBackward, at: time) }

    /// Cancels the touches of all fingers that are down, whose pointers have no effect until they go down again.
    package mutating func cancelTouches(time: Double) {
        for finger in fingers.values.sorted() { add(.touch(.cancel(finger: finger)), at: time) }
        fingers = [:]
    }

    /// Removes all input.
    package mutating func clear() {
        track = []
        fingers = [:]
        drainedCount = 0
        change = 0
    }

    /// Marks all input as changed, for a scene that has none yet.
    package mutating func repeatAll() {
        drainedCount = 0
        change = 0
    }

    /// Returns the time from which the track has changed, and its input from then on; nil if nothing has changed.
    package mutating func drainChanges() -> (time: Double, inputs: [TimedInput])? {
        guard let time = change else { return nil }
        change = nil
        drainedCount = track.count
        return (time, track.filter { $0.time >= time })
    }

    private mutating func add(_ input: StageInput, at time: Double) {
        if let last = track.last, last.time > time {
            track.removeAll { $0.time > time }
            drainedCount = min(drainedCount, track.count)
            // Fingers that the removed input would have lifted would stay on the screen.
            for finger in fingersDown.subtracting(fingers.values).sorted() {
                track.append(TimedInput(time, .cancel(finger: finger)))
            }
        }
        track.append(TimedInput(time, input))
        change = min(change ?? time, time)
    }

    /// The fingers that are down at the end of the track.
    private var fingersDown: Set<Int> {
        var down: Set<Int> = []
        for case .touch(let touch) in track.map(\.input) {
            switch touch.action {
            case .down: down.insert(touch.finger)
            case .up, .cancel: down.remove(touch.finger)
            case .move: break
            }
        }
        return down
    }
}

extension StageInput {
    fileprivate var isMove: Bool {
        if case .touch(let touch) = self, case .move = touch.action { true } else { false }
    }

    fileprivate var isPointer: Bool { if case .pointer = self { true } else { false } }

    fileprivate var finger: Int? {
        if case .touch(let touch) = self { touch.finger } else { nil }
    }
}

import Synchronization

/// The pixels of the pictures that layers draw, within a budget of memory.
///
/// A picture's pixels are made when a frame shows it. Beyond the budget, pictures that the last frame did not show lose
/// them first; they are drawn again when they are needed, to the same bytes.
package final class PictureCache: Sendable {
    /// The default budget in bytes.
    package static let usualBudget = 128 << 20

    private struct Entry {
        weak var picture: DrawnPicture?
        let bytes: Int
        /// The number of pictures that were added before.
        let order: Int
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var bytes = 0
        var order = 0
        var budget = PictureCache.usualBudget
        /// The frame in which all pictures have been found to be shown.
        var fullFrame: UInt64?
    }

    private let state = Mutex(State())
    private let currentFrame = Atomic<UInt64>(1)

    package init() {}

    /// The number of pictures with pixels.
    package var count: Int { state.withLock { $0.entries.count } }

    /// The memory of the pixels in bytes.
    package var bytes: Int { state.withLock { $0.bytes } }

    /// The maximum memory of all pixels between two frames, in bytes.
    package var budget: Int {
        get { state.withLock { $0.budget } }
        set { state.withLock { $0.budget = newValue } }
    }

    /// The number of the frame that is being drawn, or was drawn last.
    var frame: UInt64 { currentFrame.load(ordering: .relaxed) }

    /// Begins a frame, which has to say again which pictures it shows.
    package func beginFrame() { currentFrame.add(1, ordering: .relaxed) }

    /// Ends a frame: releases pixels beyond the budget, at last those of pictures that the frame shows.
    package func endFrame() {
        let frame = frame
        release(to: budget) { candidates in
            // Of the shown ones, the oldest stay, so that the same ones are there for the next frame.
            candidates.sorted {
                $0.frame == $1.frame
                    ? ($0.frame == frame ? $0.order > $1.order : $0.order < $1.order) : $0.frame < $1.frame
            }
        }
    }

    /// Releases pixels of pictures that the current frame has not shown yet, and of all beyond twice the budget.
    func releaseExcess() {
        let frame = frame
        let (bytes, budget, isFull) = state.withLock { ($0.bytes, $0.budget, $0.fullFrame == frame) }
        if bytes > budget, !isFull {
            release(to: budget) { candidates in
                candidates.filter { $0.frame != frame }.sorted { ($0.frame, $0.order) < ($1.frame, $1.order) }
            }
            state.withLock { if $0.bytes > $0.budget { $0.fullFrame = frame } }
        }
        let (maximum, isBeyond) = budget.multipliedReportingOverflow(by: 2)
        if !isBeyond { release(to: maximum) { candidates in candidates.sorted { $0.order < $1.order } } }
    }

    /// Releases pictures in the order that `choose` returns until the others have at most `maximum` bytes.
    private func release(to maximum: Int, _ choose: ([Candidate]) -> [Candidate]) {
        let (present, excess) = state.withLock { state in
            guard state.bytes > maximum else { return ([Candidate](), 0) }
            return (state.entries.values.compactMap(Candidate.init), state.bytes - maximum)
        }
        guard excess > 0 else { return }
        // The cache must not be locked here, because a picture that releases its pixels locks it.
        var released = 0
        for candidate in choose(present) where released < excess {
            candidate.picture.release()
            released += candidate.bytes
        }
    }

    /// A picture that may be released, with the last frame that showed it.
    private struct Candidate {
        let picture: DrawnPicture
        let bytes: Int
        let order: Int
        let frame: UInt64

        init?(_ entry: Entry) {
            guard let picture = entry.picture else { return nil }
            self.picture = picture
            (bytes, order, frame) = (entry.bytes, entry.order, picture.frame)
        }
    }

    func add(_ picture: DrawnPicture, bytes: Int) {
        state.withLock { state in
            state.entries[ObjectIdentifier(picture)] = Entry(picture: picture, bytes: bytes, order: state.order)
            state.order += 1
            state.bytes += bytes
        }
    }

    func remove(_ picture: DrawnPicture) {
        state.withLock { state in
            if let entry = state.entries.removeValue(forKey: ObjectIdentifier(picture)) { state.bytes -= entry.bytes }
        }
    }
}

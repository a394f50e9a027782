import Foundation

/// Reports the progress of a render.
///
/// It measures wall-clock time, not the scene's time.
package struct ProgressReporter {
    private enum Style { case bar, plain, json, openjd, silent }

    /// A line of JSON progress.
    private struct Line: Encodable {
        let frame: Int
        /// The seconds since the start, truncated to milliseconds.
        let seconds: Decimal
        let total: Int
    }

    private let style: Style
    private let total: Int
    /// The number of frames that were complete before, which the rate leaves out.
    private let initial: Int
    private let write: (String) -> Void
    private let clock = ContinuousClock()
    private let began: ContinuousClock.Instant
    private var lastBar: ContinuousClock.Instant?
    private var tenths = 0
    private var percents = -1

    package init(
        _ mode: ProgressMode, total: Int, initial: Int = 0, isTerminal: Bool, write: @escaping (String) -> Void
    ) {
        style =
            switch mode {
            case .auto: isTerminal ? .bar : .plain
            case .plain: .plain
            case .json: .json
            case .openjd: .openjd
            case .none: .silent
            }
        self.total = total
        self.initial = initial
        self.write = write
        began = clock.now
    }

    /// Reports progress; call it after each frame with the number of completed frames.
    ///
    /// - Parameter note: What else to show beside a progress bar.
    package mutating func report(done: Int, remark: String? = nil) {
        switch style {
        case .silent: break
        case .bar: reportBar(done: done, remark: remark)
        case .plain:
            let reached = done * 10 / total
            guard reached > tenths else { return }
            tenths = reached
            write("\(reached * 10)% (\(done)/\(total) frames)\n")
        case .openjd:
            let reached = done * 100 / total
            guard reached > percents else { return }
            percents = reached
            write("openjd_progress: \(reached)\nopenjd_status: \(done) of \(total) frames\n")
        case .json:
            let seconds = Decimal(Int(elapsed * 1000)) / 1000
            let line = try? json(Line(frame: done, seconds: seconds, total: total), isCompact: true)
            line.map { write($0 + "\n") }
        }
    }

    /// Removes an unfinished progress bar from the terminal, before an error is printed.
    package func clear() {
        if style == .bar, lastBar != nil { write("\r\u{1B}[K") }
    }

    /// The seconds since the start.
    package var elapsed: Double {
        let (seconds, attoseconds) = (clock.now - began).components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }

    private mutating func reportBar(done: Int, remark: String?) {
        // Ten updates per second are sufficient, and do not slow the render down.
        if done < total, let lastBar, clock.now - lastBar < .milliseconds(100) { return }
        lastBar = clock.now
        let cells = 24
        let filled = done * cells / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
        let rate = elapsed > 0 ? Double(done - initial) / elapsed : 0
        let left = rate > 0 ? Double(total - done) / rate : 0
        let figures = "\(done)/\(total)  \(decimal(rate, places: 0)) fps  \(decimal(left, places: 0)) s left"
        let text = "\(bar) \(remark.map { $0 + ", " } ?? "")\(figures)"
        // Returns to the start of the line, and clears the rest of a longer previous line.
        write("\r\(text)\u{1B}[K" + (done == total ? "\n" : ""))
    }
}

/// Formats `value` with a fixed number of decimal places, regardless of the locale.
package func decimal(_ value: Double, places: Int) -> String {
    String(format: "%.\(places)f", locale: nil, value)
}

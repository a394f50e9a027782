/// What one run of a scene has said on standard error, so that it says each thing once.
package final class Notices {
    private var told: Set<String> = []

    /// Writes one line on standard error, unless this run of the scene has written it before.
    ///
    /// Outside every stage the line is written each time.
    package static func report(_ line: String) {
        let clock = MediaClock.current
        if clock !== MediaClock.idle {
            guard clock.belonging(Notices.self, make: Notices.init).told.insert(line).inserted else { return }
        }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    private init() {}
}

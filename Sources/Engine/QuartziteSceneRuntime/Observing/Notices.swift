/// The lines that one run of a scene has written to standard error, so that each appears once.
package final class Notices {
    private var written: Set<String> = []

    /// Writes one line to standard error, unless this run of the scene has already written it.
    ///
    /// Outside of a stage, the line is written every time.
    package static func report(_ line: String) {
        let scene = SceneContext.current
        if !scene.isIdle {
            guard scene.object(of: Notices.self, create: Notices.init).written.insert(line).inserted else { return }
        }
        scene.writeMessage(line)
    }

    private init() {}
}

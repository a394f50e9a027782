import QuartziteSceneHosting

extension StudioSession {
    /// Starts an export of the scene with its recorded input.
    func startExport(_ request: ExportRequest) {
        guard let scene else { return fail(export: "no scene is open") }
        guard export == nil else { return fail(export: "an export is running; cancel it first") }
        do {
            let plan = try request.plan(scene: scene.name)
            let (library, name, track, edits) = (library, scene.name, scene.track, scene.edits)
            export = ExportJob(plan, to: exports) { () throws(SceneFailure) in
                let host = try library.open(name, on: .scale(request.scale), isLive: false)
                try host.replaceInput(from: 0, with: track)
                if !edits.isEmpty { _ = try host.perform(.edit(edits)) }
                return host
            }
            send(.export(done: 0, total: plan.film.frames.count, file: nil, name: plan.name))
        } catch {
            fail(export: "\(error)")
        }
    }

    /// Tells the page how far the export is.
    func reportExport() {
        guard let export else { return }
        let progress = export.progress
        if let failure = progress.failure {
            self.export = nil
            fail(export: failure)
        } else if progress.file != nil || progress.done != reportedFrames {
            reportedFrames = progress.done
            send(.export(done: progress.done, total: progress.total, file: progress.file, name: export.name))
            if progress.hasEnded { self.export = nil }
        }
    }

    private func fail(export text: String) { send(.exportFailure(text)) }
}

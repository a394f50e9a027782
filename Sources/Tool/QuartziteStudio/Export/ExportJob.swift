import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteSceneHosting
import Synchronization

/// An export that runs on its own thread, with a scene of its own, so that the page can go on.
final class ExportJob: Sendable {
    struct Progress: Equatable {
        var done = 0
        var total: Int
        /// The identifier of the complete file.
        var file: String?
        /// Why the export failed.
        var failure: String?

        var hasEnded: Bool { file != nil || failure != nil }
    }

    let name: String
    private let state: Mutex<Progress>
    private let isCancelled = Atomic(false)

    /// Starts an export.
    ///
    /// - Parameter open: Starts the scene as the page shows it, with its input and its changes.
    init(
        _ plan: ExportRequest.FrameSelection, to store: ExportStore,
        open: @escaping @Sendable () throws(SceneFailure) -> any SceneHost
    ) {
        name = plan.name
        state = Mutex(Progress(total: plan.film.frames.count))
        let thread = Thread { [self] in
            do {
                let file = try write(plan, to: store, open: open)
                state.withLock { $0.file = file }
            } catch {
                state.withLock { $0.failure = "\(error)" }
            }
        }
        thread.name = "export"
        thread.start()
    }

    var progress: Progress { state.withLock { $0 } }

    /// Ends the export soon, without a file.
    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    private func write(
        _ plan: ExportRequest.FrameSelection, to store: ExportStore, open: () throws(SceneFailure) -> any SceneHost
    ) throws -> String {
        let host = try open()
        defer { host.end() }
        let path = try store.newPath(extension: plan.format.rawValue)
        let size = try host.show(plan.film.time(of: 0))
        let options = plan.film.encoding(width: size.width, height: size.height, quality: plan.quality)
        let writer = FilmWriter(
            plan.film.frames, width: size.width, height: size.height,
            to: try plan.format.makeSink(path: path, options: options))
        defer { writer.cancel() }
        while try writer.writeNext({ index, bitmap in
            guard !isCancelled.load(ordering: .relaxed) else { throw StudioFailure("cancelled") }
            try host.show(plan.film.time(of: index))
            try host.picture.copy(to: bitmap)
        }) {
            state.withLock { $0.done = writer.done }
        }
        try writer.finish()
        return store.add(path, name: plan.name)
    }
}

extension SharedPicture {
    /// Copies the pixels to a bitmap of the same size; throws if its size differs, as after a rotation of the screen.
    fileprivate func copy(to bitmap: Bitmap) throws {
        guard bitmap.width == width, bitmap.height == height else {
            throw StudioFailure("the screen was rotated; export the times before and after it as films of their own")
        }
        for y in 0..<height { bitmap.row(y).update(from: pixels + y * width, count: width) }
    }
}

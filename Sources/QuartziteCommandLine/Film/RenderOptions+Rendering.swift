import Compositor
import CoreGraphics
import Foundation
import Media
import QuartziteFilm

extension RenderOptions {
    /// Renders a film of the scene, or the hashes of its frames.
    ///
    /// - Returns: The name of the colour of all frames if they show nothing; otherwise, nil.
    @discardableResult
    @MainActor
    package func render(_ scene: Scene) throws -> String? {
        let destination = try output.destination()
        let hashPath = hashes.map(OutputPath.init)
        try check(destination, hashPath)
        let renderer = try SceneRenderer(scene, stage, appearance)
        let plan = try timeline.plan(format: destination?.format, sceneDuration: renderer.duration)
        try check(plan, fits: destination?.format)

        if isTalking, let format = destination?.format {
            let estimate = DiskEstimate(format: format, pixels: renderer.canvas.pixels, frames: plan.frames.count)
            if let warning = estimate.warning { Console.tell(warning) }
        }

        Interruption.watch()
        let began = ContinuousClock().now
        let film = try destination.map { try Film($0.path, format: $0.format, options: encoding(renderer, plan)) }
        var progress = ProgressReporter(
            report.quiet ? .none : report.progress, total: plan.frames.count, isTerminal: Console.isErrorTerminal,
            write: Console.tell)
        let notes = FrameNotes(needsHashes: hashes != nil, count: plan.frames.count)
        do {
            if report.verbose, isTalking { Console.tell(describe(renderer, plan)) }
            let list = try draw(plan, renderer, into: film, notes, progress: &progress)
            try checkOutput(replacesNoneOf: scene.inputs())
            try film?.finish()
            if let hashPath { try Console.save(json(list) + "\n", to: hashPath, force: output.force) }
        } catch {
            progress.clear()
            film?.cancel()
            throw error
        }
        if isTalking, let destination {
            let seconds = (ContinuousClock().now - began) / .seconds(1)
            Console.tell(summary(of: destination.path, renderer, plan, seconds: seconds))
        }
        return notes.emptyColor(on: stage.background.premultiplied)
    }

    /// Whether messages are printed: JSON progress is for programs, so it excludes other messages.
    private var isTalking: Bool { !report.quiet && report.progress != .json }

    /// Draws all frames on this thread, while another thread hashes and encodes them.
    @MainActor
    private func draw(
        _ plan: FramePlan, _ renderer: SceneRenderer, into film: Film?, _ notes: FrameNotes,
        progress: inout ProgressReporter
    ) throws -> HashList {
        let size = renderer.canvas.pixels
        let queue = EncodingQueue(width: size.width, height: size.height) { bitmap in
            notes.take(bitmap)
            try film?.append(bitmap)
        }
        var particles: [ParticleFingerprint] = []
        do {
            renderer.seek(to: plan.time(of: plan.frames.lowerBound))
            for (done, index) in plan.frames.enumerated() {
                try Interruption.check()
                let bitmap = try queue.borrow()
                renderer.advance(to: plan.time(of: index))
                let tree = renderer.draw(into: bitmap)
                try renderer.check()
                // Checks early: most scenes have read their files by the first frame.
                if done == 0 { try checkOutput(replacesNoneOf: renderer.scene.inputs()) }
                queue.submit(bitmap)
                if hashes != nil { particles.append(ParticleFingerprint(tree, threads: renderer.threads)) }
                progress.report(done: done + 1)
            }
        } catch {
            try? queue.finish()
            throw error
        }
        try queue.finish()
        try Interruption.check()
        return HashList(
            scene: renderer.scene.name, size: size, seed: renderer.seed, plan: plan, hashes: notes.hashes,
            particles: particles)
    }

    func check(_ destination: (path: OutputPath, format: OutputFormat)?, _ hashPath: OutputPath?) throws {
        guard destination != nil || hashPath != nil else {
            throw Failure.usage("nothing to write; name a file with -o, as in -o out.mp4, or with --hashes")
        }
        if let destination {
            try destination.path.check(
                for: destination.format, force: output.force, slice: timeline.frames.map { $0.first...$0.last })
            guard destination.format.keepsAlpha || stage.background.isOpaque else {
                throw Failure.usage("\(destination.format) has no transparency; give an opaque --background")
            }
        }
        try checkOutput(replacesNoneOf: stage.touches.map { [$0] } ?? [])
        try hashPath?.checkFile(force: output.force)
    }

    private func check(_ plan: FramePlan, fits format: OutputFormat?) throws {
        if format == .gif, plan.rate.value > Rational(50) {
            throw Failure.usage("GIF cannot play \(plan.rate) frames per second; choose --fps 50 or less")
        }
        if format == .png, plan.frames.count > 1 {
            throw Failure.usage(
                "a PNG holds one frame, not \(plan.frames.count); name a folder as in frames/, or an .apng")
        }
    }

    @MainActor
    private func encoding(_ renderer: SceneRenderer, _ plan: FramePlan) -> EncodingOptions {
        var options = EncodingOptions(
            width: renderer.canvas.pixels.width, height: renderer.canvas.pixels.height, frameRate: plan.rate,
            quality: output.quality, loopCount: loop.value, keepsAlpha: !stage.background.isOpaque)
        options.replacesFiles = output.force
        options.firstFrame = plan.frames.lowerBound
        options.isSlice = timeline.frames != nil
        return options
    }

    @MainActor
    private func describe(_ renderer: SceneRenderer, _ plan: FramePlan) -> String {
        let points = renderer.canvas.points
        return """
            scene \(renderer.scene.name), seed \(renderer.seed), \
            \(decimal(points.width, places: 1))x\(decimal(points.height, places: 1)) points \
            at \(decimal(renderer.canvas.scale, places: 3))
            \(plan.frames.count) frames of \(renderer.canvas.pixels) pixels at \(plan.rate) per second, \
            from \(decimal(plan.time(of: plan.frames.lowerBound), places: 3)) s
            \(renderer.threads) threads, \(Kernels.current) kernels

            """
    }

    @MainActor
    private func summary(of path: OutputPath, _ renderer: SceneRenderer, _ plan: FramePlan, seconds: Double) -> String {
        let bytes = path.fileSize.map { ", \(decimal(Double($0) / 1e3, places: 0)) kB" } ?? ""
        let count = plan.frames.count == 1 ? "1 frame" : "\(plan.frames.count) frames"
        return """
            \(path.path): \(count), \(renderer.canvas.pixels), \(plan.rate) fps\(bytes), \
            in \(decimal(seconds, places: 1)) s

            """
    }
}

import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteFilm

extension RenderOptions {
    /// Renders a film of the scene, or the hashes of its frames.
    ///
    /// - Returns: The name of the colour of all frames if they show nothing; otherwise, nil.
    @discardableResult
    @MainActor
    package func render(_ scene: RenderedScene) throws -> String? {
        let destination = try output.destination()
        let hashPath = hashes.map(OutputPath.init)
        try check(destination, hashPath)
        let renderer = try SceneRenderer(scene, stage, appearance)
        let plan = try timeline.plan(format: destination?.format, sceneDuration: renderer.duration)
        try plan.check(fits: destination?.format)

        if report.isTalking, let destination {
            let estimate = DiskEstimate(
                format: destination.format ?? (encodeChunks ? .mp4 : nil), pixels: renderer.canvas.pixels,
                frames: plan.frames.count)
            if let warning = estimate.warning { Console.write(warning) }
        }

        Interruption.watch()
        let began = ContinuousClock().now
        var progress = report.reporter(total: plan.frames.count)
        let recorder = FrameRecorder(needsHashes: hashes != nil, count: plan.frames.count)
        do {
            let output = try destination.map { try makeOutput($0, renderer, plan) }
            if report.verbose, report.isTalking { Console.write(describe(renderer, plan)) }
            let list = try draw(plan, renderer, into: output, recorder, progress: &progress)
            if let hashPath { try Console.save(json(list) + "\n", to: hashPath, force: self.output.force) }
        } catch {
            progress.clear()
            throw error
        }
        let kept = plan.frames.count - recorder.count
        if report.isTalking, let destination {
            let seconds = (ContinuousClock().now - began) / .seconds(1)
            Console.write(summary(of: destination.path, renderer, plan, kept: kept, seconds: seconds))
        }
        return recorder.emptyColor(on: stage.background.premultiplied)
    }

    /// Draws all frames on this thread, while another thread hashes and encodes them, and completes the output.
    @MainActor
    private func draw(
        _ plan: FilmPlan, _ renderer: SceneRenderer, into output: (any FrameSink)?, _ recorder: FrameRecorder,
        progress: inout ProgressReporter
    ) throws -> HashList {
        let size = renderer.canvas.pixels
        // A segment is part of a job, whose workers share a machine by their numbers of threads.
        let hasThread = !(output is SegmentOutput) || renderer.threads > 1
        let writer = FilmWriter(
            plan.frames, width: size.width, height: size.height, to: output, hasThread: hasThread,
            observe: recorder.record)
        defer { writer.cancel() }
        var particles: [ParticleFingerprint] = []
        var isFirst = true
        while try writer.writeNext({ index, bitmap in
            try Interruption.check()
            if isFirst { renderer.seek(to: plan.time(of: index)) }
            renderer.advance(to: plan.time(of: index))
            let tree = renderer.draw(into: bitmap)
            try renderer.check()
            // Checks early: most scenes have read their files by the first frame.
            if isFirst { try checkOutput(replacesNoneOf: renderer.scene.inputs.read()) }
            isFirst = false
            if hashes != nil { particles.append(ParticleFingerprint(tree, threads: renderer.threads)) }
        }) {
            progress.report(done: writer.done)
            try Interruption.check()
        }
        try checkOutput(replacesNoneOf: renderer.scene.inputs.read())
        try writer.finish()
        return HashList(
            scene: renderer.scene.name, size: size, seed: renderer.seed, plan: plan, hashes: recorder.hashes,
            particles: particles)
    }

    func check(_ destination: Destination?, _ hashPath: OutputPath?) throws {
        guard destination != nil || hashPath != nil else {
            throw Failure.usage("nothing to write; name a file with -o, as in -o out.mp4, or with --hashes")
        }
        if let destination {
            try destination.check(force: output.force)
            guard destination.keepsAlpha || stage.background.isOpaque else {
                let format = destination.format?.description ?? ""
                throw Failure.usage("\(format) has no transparency; give an opaque --background")
            }
        }
        if encodeChunks {
            guard destination?.kind == .segment else {
                throw Failure.usage("--encode-chunks is for segments; name one with -o that ends in .qseg")
            }
            guard stage.background.isOpaque else {
                throw Failure.usage("encoded chunks have no transparency; give an opaque --background")
            }
        }
        try checkOutput(replacesNoneOf: stage.touches.map { [$0] } ?? [])
        try hashPath?.checkFile(force: output.force)
    }

    @MainActor
    private func describe(_ renderer: SceneRenderer, _ plan: FilmPlan) -> String {
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
    private func summary(of path: OutputPath, _ renderer: SceneRenderer, _ plan: FilmPlan, kept: Int, seconds: Double)
        -> String
    {
        let bytes = path.fileSize.map { ", \(decimal(Double($0) / 1e3, places: 0)) kB" } ?? ""
        let count = plan.frames.count == 1 ? "1 frame" : "\(plan.frames.count) frames"
        let share = kept > 0 ? " (\(kept == plan.frames.count ? "all" : "\(kept)") complete before)" : ""
        return """
            \(path.path): \(count)\(share), \(renderer.canvas.pixels), \(plan.rate) fps\(bytes), \
            in \(decimal(seconds, places: 1)) s

            """
    }
}

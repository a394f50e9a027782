import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteFilm
import QuartziteSceneHosting

/// Writes the job of a command.
@MainActor
struct JobWriter {
    private let command: JobCommand

    init(_ command: JobCommand) { self.command = command }

    func perform() throws {
        let arguments = try JobArguments(command.words)
        var plan = try JobPlan(command, arguments)
        if command.estimate { plan = try estimate(plan, arguments) }
        let force = arguments.options.output.force
        let place = command.job ?? plan.stem + command.engine.suffix
        switch command.engine {
        case .openjd:
            try save(OpenJDTemplate(plan, folder: place.folderPath).json, place, force)
            announce(plan, place, "openjd run \(shellWord(place)) --step Join --run-dependencies")
        case .deadline:
            if place == "-" { throw Failure.usage("a job for deadline is a folder; name it with --job") }
            try DeadlineBundle(plan).write(to: place, force: force)
            announce(plan, place, "deadline bundle submit \(shellWord(place))")
        case .slurm:
            try save(SlurmScript(plan).text, place, force)
            announce(plan, place, "sh \(shellWord(place))")
        case .kubernetes:
            try save(try KubernetesJob(plan, image: command.image).json, place, force)
            announce(plan, place, "kubectl apply -f \(shellWord(place))")
        case .parallel:
            try save(ParallelScript(plan).text, place, force)
            announce(plan, place, "sh \(shellWord(place))")
        }
    }

    /// Measures a sample, chooses the length of a chunk unless an option does, and says what the job costs.
    private func estimate(_ plan: JobPlan, _ arguments: JobArguments) throws -> JobPlan {
        Interruption.blockForWaiting()
        let folder = try ScratchFolder("job")
        defer { folder.remove() }
        let sample = JobSample(plan, tool: Installation.runningTool, folder: folder.path)
        let estimate = try sample.estimate()
        let chunk = estimate.chunk(frames: plan.frames.count, rate: plan.rate)
        let selected = command.chunk == nil ? try JobPlan(command, arguments, chunk: chunk) : plan
        Console.write(estimate.text(for: selected))
        return selected
    }

    private func save(_ text: String, _ place: String, _ force: Bool) throws {
        let path = OutputPath(path: place)
        try path.checkFile(force: force)
        try Console.save(text, to: path, force: force)
    }

    /// Says what was written, and how to start it.
    private func announce(_ plan: JobPlan, _ place: String, _ start: String) {
        guard !plan.arguments.options.report.quiet, place != "-" else { return }
        Console.write("\(place): \(plan.summary); start it with: \(start)\n")
    }
}

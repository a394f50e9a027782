import Foundation
import QuartziteCommandLine

/// A job template of Open Job Description: chunks of frames, and a step that joins them.
struct OpenJDTemplate: Encodable {
    private(set) var specificationVersion = "jobtemplate-2023-09"
    private(set) var extensions = ["TASK_CHUNKING"]
    let name: String
    let description: String
    let parameterDefinitions: [Parameter]
    let steps: [Step]

    /// A parameter of the job.
    struct Parameter: Encodable {
        let name: String
        let type: String
        var objectType: String?
        var dataFlow: String?
        var `default`: String?
        let description: String
        var userInterface: UserInterface?
    }

    /// How a submitter shows a parameter.
    struct UserInterface: Encodable {
        let control: String
        let label: String
    }

    struct Step: Encodable {
        let name: String
        var dependencies: [Dependency]?
        var parameterSpace: ParameterSpace?
        var hostRequirements: HostRequirements?
        let script: Script
    }

    struct Dependency: Encodable { let dependsOn: String }

    struct ParameterSpace: Encodable { let taskParameterDefinitions: [TaskParameter] }

    struct TaskParameter: Encodable {
        let name: String
        let type: String
        let range: String
        var chunks: Chunks?
    }

    struct Chunks: Encodable {
        let defaultTaskCount: Int
        let rangeConstraint = "CONTIGUOUS"
    }

    struct HostRequirements: Encodable {
        let attributes: [Attribute]
        let amounts: [Amount]
    }

    struct Attribute: Encodable {
        let name: String
        let anyOf: [String]
    }

    struct Amount: Encodable {
        let name: String
        let min: Int
    }

    struct Script: Encodable { let actions: Actions }

    struct Actions: Encodable { let onRun: Action }

    struct Action: Encodable {
        let command: String
        let args: [String]
    }
}

extension OpenJDTemplate {
    /// The name of the parameter of an input, by its index.
    static func inputName(_ index: Int) -> String { index == 0 ? "Source" : "Source\(index + 1)" }

    /// Describes a job.
    ///
    /// - Parameters:
    ///   - folder: The folder of the template, to which paths are relative; inputs outside of it get no default.
    ///   - requiresLinux: Whether hosts must be Linux machines with as many processors as a chunk has threads.
    init(_ plan: JobPlan, folder: String, requiresLinux: Bool = false) throws {
        let output = "{{Param.Output}}"
        // A format string would be replaced in what the user wrote.
        let words =
            plan.chunkCommand(frames: "", segment: "") { _ in "" }
            + plan.joinCommand(segments: "", output: "") { _ in "" }
        if let word = words.first(where: { $0.contains("{{") }) {
            throw Failure.usage("Open Job Description cannot express {{ in an argument: \(word)")
        }
        name = plan.name
        description = "Renders \(plan.summary)."
        parameterDefinitions = Self.parameters(plan, folder: folder)
        let isMany = plan.rows != nil
        let segments = "{{Param.Segments}}" + (isMany ? "/{{Task.Param.Row}}" : "")
        let input = { "{{Param.\(Self.inputName($0))}}" }
        let row = "{{Task.Param.Row}}"
        let chunk = plan.chunkCommand(
            frames: "{{Task.Param.Frame}}", segment: "\(segments)/{{Task.Param.Frame}}.qseg", row: row, input: input)
        let join = plan.joinCommand(segments: segments, output: output, row: row, input: input)
        let rows = plan.rows.map { [TaskParameter(name: "Row", type: "INT", range: "1-\($0)")] } ?? []
        let requirements = requiresLinux ? HostRequirements(plan) : nil
        steps = [
            Step(
                name: "Render",
                parameterSpace: ParameterSpace(
                    taskParameterDefinitions: rows + [
                        TaskParameter(
                            name: "Frame", type: "CHUNK[INT]", range: plan.frameWords,
                            chunks: Chunks(defaultTaskCount: plan.chunk))
                    ]), hostRequirements: requirements, script: Self.script(chunk, segments)),
            Step(
                name: "Join", dependencies: [Dependency(dependsOn: "Render")],
                parameterSpace: isMany ? ParameterSpace(taskParameterDefinitions: rows) : nil,
                hostRequirements: requirements, script: Self.script(join, segments)),
        ]
    }

    /// Returns the script that calls the tool, after creating the folder of segments.
    private static func script(_ words: [String], _ segments: String) -> Script {
        let shell = #"mkdir -p "$0" && exec "$@""#
        return Script(
            actions: Actions(
                onRun: Action(
                    command: "sh",
                    args: ["-c", shell, segments, "{{Param.Quartzite}}"] + words + ["--progress", "openjd"])
            ))
    }

    private static func parameters(_ plan: JobPlan, folder: String) -> [Parameter] {
        let files = FileManager.default
        let inputs = plan.arguments.inputs.enumerated().map { index, path in
            var isFolder: ObjCBool = false
            _ = files.fileExists(atPath: path, isDirectory: &isFolder)
            return Parameter(
                name: inputName(index), type: "PATH", objectType: isFolder.boolValue ? "DIRECTORY" : "FILE",
                dataFlow: "IN", default: relative(path, to: folder),
                description: "What the scene is made of: \(path)")
        }
        return [
            Parameter(
                name: "Quartzite", type: "STRING", default: "quartzite", description: "The command of the tool.",
                userInterface: UserInterface(control: "LINE_EDIT", label: "Command"))
        ] + inputs + [
            Parameter(
                name: "Segments", type: "PATH", objectType: "DIRECTORY", dataFlow: "INOUT",
                default: relative(plan.segments, to: folder), description: "The folder of the chunks' segments."),
            Parameter(
                name: "Output", type: "PATH", objectType: "FILE", dataFlow: "OUT",
                default: relative(plan.output, to: folder), description: "The film.",
                userInterface: UserInterface(control: "CHOOSE_OUTPUT_FILE", label: "Film")),
        ]
    }

    /// Returns a path relative to a folder; nil if it is not in the folder.
    private static func relative(_ path: String, to folder: String) -> String? {
        let (path, folder) = (
            URL(filePath: path).standardized.path, URL(filePath: folder.isEmpty ? "." : folder).standardized.path
        )
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    /// The template as JSON, which is also YAML.
    var json: String { get throws { try QuartziteCommandLine.json(self) + "\n" } }
}

extension OpenJDTemplate.HostRequirements {
    fileprivate init(_ plan: JobPlan) {
        attributes = [OpenJDTemplate.Attribute(name: "attr.worker.os.family", anyOf: ["linux"])]
        amounts = [OpenJDTemplate.Amount(name: "amount.worker.vcpu", min: Int(plan.threads) ?? 1)]
    }
}

import Foundation
import QuartziteCommandLine

/// Kubernetes resources: an Indexed Job whose pods render chunks, a Job that joins them, and the scene's sources.
struct KubernetesJob: Encodable {
    private(set) var apiVersion = "v1"
    private(set) var kind = "List"
    let items: [Item]

    enum Item: Encodable {
        case job(Job)
        case files(ConfigMap)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .job(let job): try job.encode(to: encoder)
            case .files(let files): try files.encode(to: encoder)
            }
        }
    }

    struct Metadata: Encodable { let name: String }

    struct Job: Encodable {
        private(set) var apiVersion = "batch/v1"
        private(set) var kind = "Job"
        let metadata: Metadata
        let spec: Spec
    }

    struct Spec: Encodable {
        var completionMode: String?
        var completions: Int?
        var parallelism: Int?
        var backoffLimit: Int?
        var backoffLimitPerIndex: Int?
        var maxFailedIndexes: Int?
        let podFailurePolicy: FailurePolicy
        let template: Template
    }

    struct FailurePolicy: Encodable { let rules: [Rule] }

    struct Rule: Encodable {
        let action: String
        var onExitCodes: ExitCodes?
        var onPodConditions: [Condition]?
    }

    struct ExitCodes: Encodable {
        private(set) var `operator` = "In"
        let values: [Int]
    }

    struct Condition: Encodable {
        let type: String
        private(set) var status = "True"
    }

    struct Template: Encodable { let spec: Pod }

    struct Pod: Encodable {
        private(set) var restartPolicy = "Never"
        let containers: [Container]
        let volumes: [Volume]
    }

    struct Container: Encodable {
        let name: String
        let image: String
        let command: [String]
        private(set) var workingDir = KubernetesJob.folder
        let volumeMounts: [Mount]
        let resources: Resources
    }

    struct Resources: Encodable { let requests: [String: String] }

    struct Mount: Encodable {
        let name: String
        let mountPath: String
    }

    struct Volume: Encodable {
        let name: String
        var persistentVolumeClaim: Claim?
        var configMap: MapSource?
    }

    struct Claim: Encodable { let claimName: String }

    struct MapSource: Encodable {
        let name: String
        let items: [MapItem]
    }

    struct MapItem: Encodable {
        let key: String
        let path: String
    }

    struct ConfigMap: Encodable {
        private(set) var apiVersion = "v1"
        private(set) var kind = "ConfigMap"
        let metadata: Metadata
        let binaryData: [String: String]
    }

    /// The folder in pods where the claim `quartzite` is mounted, and segments and the film are written.
    static let folder = "/work"
    /// The folder in pods with the scene's sources.
    static let sources = "/sources"
}

extension KubernetesJob {
    /// Describes a job.
    init(_ plan: JobPlan, image: String) throws {
        let inputs = try KubernetesInputs(plan.arguments.inputs)
        let name = Self.resourceName(plan.name)
        let files = ConfigMap(
            metadata: Metadata(name: "\(name)-sources"), binaryData: inputs.files.mapValues { $0.base64EncodedString() }
        )
        let segments = "\(name).segments"
        func job(_ suffix: String, _ script: String, _ spec: (FailurePolicy, Template) -> Spec) -> Item {
            var mounts = [Mount(name: "work", mountPath: Self.folder)]
            var volumes = [Volume(name: "work", persistentVolumeClaim: Claim(claimName: "quartzite"))]
            if !inputs.files.isEmpty {
                mounts.append(Mount(name: "sources", mountPath: Self.sources))
                volumes.append(
                    Volume(name: "sources", configMap: MapSource(name: files.metadata.name, items: inputs.items)))
            }
            let container = Container(
                name: "quartzite", image: image, command: ["sh", "-c", script], volumeMounts: mounts,
                resources: Resources(requests: ["cpu": Int(plan.threads).map { "\($0)" } ?? "1"]))
            let template = Template(spec: Pod(containers: [container], volumes: volumes))
            return .job(Job(metadata: Metadata(name: "\(name)-\(suffix)"), spec: spec(Self.policy, template)))
        }
        let shell = ShellText(plan: plan)
        let render = """
            set -eu
            index=$JOB_COMPLETION_INDEX
            segments=\(segments)
            mkdir -p "$segments"
            \(shell.frames)
            exec \(Self.command(plan, inputs)) --progress plain
            """
        let row = plan.rows == nil ? "" : "row=$((JOB_COMPLETION_INDEX + 1))\n"
        let output = (plan.output as NSString).lastPathComponent
        let join = """
            set -eu
            segments=\(segments)
            mkdir -p "$segments"
            \(row)\(shell.rowFolder)exec \(Self.joinCommand(plan, output, inputs))
            """
        let jobs = [
            job("render", render) { policy, template in
                Spec(
                    completionMode: "Indexed", completions: shell.chunkCount, parallelism: min(shell.chunkCount, 1000),
                    backoffLimitPerIndex: 4, maxFailedIndexes: 0, podFailurePolicy: policy, template: template)
            },
            job("join", join) { policy, template in
                guard let rows = plan.rows else {
                    return Spec(backoffLimit: 4, podFailurePolicy: policy, template: template)
                }
                return Spec(
                    completionMode: "Indexed", completions: rows, parallelism: min(rows, 1000), backoffLimitPerIndex: 4,
                    podFailurePolicy: policy, template: template)
            },
        ]
        items = (inputs.files.isEmpty ? [] : [.files(files)]) + jobs
    }

    /// Retries what another attempt may mend, and stops the whole job if the scene or the arguments are at fault.
    private static var policy: FailurePolicy {
        FailurePolicy(rules: [
            Rule(action: "Ignore", onPodConditions: [Condition(type: "DisruptionTarget")]),
            Rule(action: "Count", onExitCodes: ExitCodes(values: [75])),
            Rule(action: "FailJob", onExitCodes: ExitCodes(values: [1, 64])),
        ])
    }

    /// Returns the command of a chunk, whose frames are in `$frames`.
    private static func command(_ plan: JobPlan, _ inputs: KubernetesInputs) -> String {
        line(
            plan.chunkCommand(frames: "\u{1}frames", segment: "\u{1}segments/$frames.qseg", row: "\u{1}row") {
                inputs.paths[$0]
            })
    }

    private static func joinCommand(_ plan: JobPlan, _ output: String, _ inputs: KubernetesInputs) -> String {
        line(plan.joinCommand(segments: "\u{1}segments", output: output, row: "\u{1}row") { inputs.paths[$0] })
    }

    /// Returns a command; words after a control character are variables.
    private static func line(_ words: [String]) -> String {
        let quoted = words.map { $0.hasPrefix("\u{1}") ? "\"$\($0.dropFirst())\"" : shellWord($0) }
        return "quartzite " + quoted.joined(separator: " ")
    }

    /// Returns a name with the characters that Kubernetes accepts.
    static func resourceName(_ name: String) -> String {
        let letters = name.lowercased().unicodeScalars.map { scalar in
            ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
        }
        let trimmed = String(letters.prefix(40)).drop { $0 == "-" }
        let end = trimmed.lastIndex { $0 != "-" }.map { trimmed[...$0] } ?? "film"
        return String(end)
    }

    /// The resources as JSON.
    var json: String { get throws { try QuartziteCommandLine.json(self) + "\n" } }
}

import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteFilm

/// A job bundle of AWS Deadline Cloud: a template, the values of its parameters, and the files to attach.
struct DeadlineBundle {
    private let plan: JobPlan

    init(_ plan: JobPlan) { self.plan = plan }

    /// The file `parameter_values.json`.
    struct ParameterValues: Encodable {
        struct Value: Encodable {
            let name: String
            let value: Setting
        }

        /// A text or a number.
        enum Setting: Encodable {
            case text(String)
            case number(Int)

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .text(let text): try container.encode(text)
                case .number(let number): try container.encode(number)
                }
            }
        }

        let parameterValues: [Value]
    }

    /// The file `asset_references.json`.
    struct AssetReferences: Encodable {
        struct References: Encodable {
            let inputs: Inputs
            let outputs: Outputs
            private(set) var referencedPaths: [String] = []
        }

        struct Inputs: Encodable {
            let filenames: [String]
            let directories: [String]
        }

        struct Outputs: Encodable { let directories: [String] }

        let assetReferences: References
    }

    /// The contents of the bundle's files, by their names.
    func files() throws -> [String: String] {
        // No path is in the bundle, so the template has no defaults for them.
        let template = try OpenJDTemplate(plan, folder: "/dev/null/bundle", requiresLinux: true)
        return [
            "template.json": try template.json,
            "parameter_values.json": try json(values) + "\n",
            "asset_references.json": try json(references) + "\n",
        ]
    }

    /// Writes the bundle as a folder.
    func write(to place: String, force: Bool) throws {
        let names = try files()
        guard force || !FileManager.default.fileExists(atPath: place) else {
            throw Failure.cannotWrite("\(place) exists; add --force to replace it")
        }
        do {
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        } catch {
            throw Failure.cannotWrite("cannot write \(place): \(error.localizedDescription)")
        }
        for (name, text) in names.sorted(by: { $0.key < $1.key }) {
            try Console.save(text, to: OutputPath(path: (place as NSString).appendingPathComponent(name)), force: true)
        }
    }

    private var values: ParameterValues {
        typealias Value = ParameterValues.Value
        let paths = plan.arguments.inputs.enumerated().map { index, path in
            Value(name: OpenJDTemplate.inputName(index), value: .text(Self.absolute(path)))
        }
        return ParameterValues(
            parameterValues: [
                Value(name: "deadline:priority", value: .number(50)),
                Value(name: "deadline:targetTaskRunStatus", value: .text("READY")),
                Value(name: "deadline:maxFailedTasksCount", value: .number(20)),
                Value(name: "deadline:maxRetriesPerTask", value: .number(5)),
            ] + paths + [
                Value(name: "Segments", value: .text(Self.absolute(plan.segments))),
                Value(name: "Output", value: .text(Self.absolute(plan.output))),
            ])
    }

    private var references: AssetReferences {
        var (files, folders): ([String], [String]) = ([], [])
        for path in plan.arguments.inputs {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if isFolder.boolValue { folders.append(Self.absolute(path)) } else { files.append(Self.absolute(path)) }
        }
        let outputs = [plan.segments, plan.output.folderPath].map(Self.absolute)
        return AssetReferences(
            assetReferences: .init(
                inputs: .init(filenames: files, directories: folders), outputs: .init(directories: outputs)))
    }

    private static func absolute(_ path: String) -> String {
        URL(filePath: path.isEmpty ? "." : path).standardized.path
    }
}

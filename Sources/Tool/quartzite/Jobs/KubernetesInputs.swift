import Foundation
import QuartziteCommandLine

/// The files of a job's inputs, as a ConfigMap contains them.
struct KubernetesInputs {
    /// The contents by keys, which have no slashes.
    private(set) var files: [String: Data] = [:]
    /// The paths of the keys in the volume.
    private(set) var items: [KubernetesJob.MapItem] = []
    /// The path in the pod of each input.
    private(set) var paths: [String] = []

    /// The most bytes that all files together may have.
    ///
    /// A ConfigMap holds at most 1 MiB, and base64 makes the files a third larger.
    private static let maximumBytes = 700_000

    init(_ inputs: [String]) throws {
        for (index, input) in inputs.enumerated() {
            let name = "\(index)/\(URL(filePath: input).standardized.lastPathComponent)"
            paths.append("\(KubernetesJob.sources)/\(name)")
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
                throw Failure(.missingInput, "\(input): there is no such file or folder")
            }
            guard isFolder.boolValue else {
                try add(input, at: name)
                continue
            }
            let found = FileManager.default.enumerator(atPath: input)?.compactMap { $0 as? String } ?? []
            for path in found.sorted() where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
                let file = (input as NSString).appendingPathComponent(path)
                _ = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
                if !isFolder.boolValue { try add(file, at: "\(name)/\(path)") }
            }
        }
    }

    private mutating func add(_ file: String, at place: String) throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.missingInput, "\(file): cannot be read")
        }
        let key = "file-\(files.count)"
        files[key] = data
        items.append(KubernetesJob.MapItem(key: key, path: place))
        guard files.values.reduce(0, { $0 + $1.count }) <= Self.maximumBytes else {
            throw Failure(
                .missingInput, "the sources are larger than a ConfigMap may be; build an image that contains them")
        }
    }
}

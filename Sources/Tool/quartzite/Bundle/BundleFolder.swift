import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// The folder in which an app's bundle is kept between runs.
struct BundleFolder {
    /// The bundle to place in the folder.
    let bundle: AppBundle
    /// The folder of all bundles of a program, one for each language.
    let parent: String

    private var path: String { "\(parent)/\(bundle.contents.language)/\(bundle.name)" }
    private var record: String { "\(parent)/\(bundle.contents.language)/contents" }

    /// Creates the bundle with links to its files, unless it is up to date, and returns the path of the program in it.
    ///
    /// - Parameter program: The compiled program.
    func place(_ program: String) throws -> String {
        let place = "\(path)/\(bundle.program)"
        do {
            let files = FileManager.default
            let description = description
            if files.contents(atPath: record) != description {
                try? files.removeItem(atPath: record)
                try? files.removeItem(atPath: path)
                try files.createDirectory(atPath: path, withIntermediateDirectories: true)
                for (name, file) in bundle.contents.files.sorted(by: { $0.key < $1.key }) { try write(file, to: name) }
                try description.write(to: URL(filePath: record), options: .atomic)
            }
            try? files.removeItem(atPath: place)
            // The program finds its bundle by its own path, which a symbolic link would not change.
            do { try files.linkItem(atPath: program, toPath: place) } catch {
                try files.copyItem(atPath: program, toPath: place)
            }
            return place
        } catch {
            try CacheSpace(folder: parent).check()
            throw Failure.cannotWrite("cannot write \(path): \(error.localizedDescription)")
        }
    }

    private func write(_ file: BundleContents.File, to name: String) throws {
        let place = "\(path)/\(name)"
        let folder = (place as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        switch file {
        case .link(let target): try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
        case .data(let data): try data.write(to: URL(filePath: place))
        }
    }

    /// A text that changes with the contents of the bundle, but not with those of linked files.
    private var description: Data {
        let lines = bundle.contents.files.sorted { $0.key < $1.key }.map { name, file in
            switch file {
            case .link(let target): "\(name) → \(target)"
            case .data(let data): "\(name) = \(ContentDigest(data).text)"
            }
        }
        return Data(lines.joined(separator: "\n").utf8)
    }
}

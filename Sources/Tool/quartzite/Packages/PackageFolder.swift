import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteXcodeProject

/// The folder in which SwiftPM resolves and checks out the packages of one checkout, kept between runs.
///
/// It is in the user's cache folder, and used by one process at a time. SwiftPM keeps the repositories themselves in a cache
/// of its own, which all projects share.
final class PackageFolder {
    /// What SwiftPM made of one manifest.
    struct Resolution: Codable, Equatable {
        /// The folders of the packages.
        var folders: [String]
        /// The packages that cannot be fetched, with the reasons, as messages.
        var failures: [String]
        /// Whether the failures may be others without a network, or with one.
        var isOffline: Bool
    }

    /// How SwiftPM ended.
    struct Attempt {
        let isSuccess: Bool
        let output: String
    }

    let path: String
    private let swift: String
    private let lock: Int32
    private let showsProgress: Bool

    /// The time in seconds after which SwiftPM is stopped.
    private static let limit = 600.0

    /// Opens or creates the folder for the packages of a checkout, after waiting until no other process uses it.
    static func open(
        for checkout: Checkout, _ installation: Installation, showsProgress: Bool
    ) throws -> PackageFolder {
        let all = try CacheFolder.path(in: installation.cache).replacingSuffix("/run", with: "/packages")
        let path = all + "/" + ContentDigest(Data(checkout.folder.utf8)).text
        let swift = (try installation.compiler() as NSString).deletingLastPathComponent + "/swift"
        do {
            try FileManager.default.createDirectory(atPath: path + "/Sources", withIntermediateDirectories: true)
        } catch {
            throw Failure.cannotWrite(
                "cannot create the folder \(path) for packages; set XDG_CACHE_HOME to another folder")
        }
        let lock = Glibc.open(path + "/lock", O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        let folder = PackageFolder(path: path, swift: swift, lock: lock, showsProgress: showsProgress)
        while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
            if let signal = Interruption.wait(seconds: 0.05), Interruption.isRequest(signal) {
                throw Failure(interruptedBy: signal)
            }
        }
        return folder
    }

    private init(path: String, swift: String, lock: Int32, showsProgress: Bool) {
        (self.path, self.swift, self.lock, self.showsProgress) = (path, swift, lock, showsProgress)
    }

    deinit { if lock >= 0 { close(lock) } }

    // MARK: Earlier resolutions

    private var stateFile: String { path + "/resolved.json" }

    /// The earlier resolutions, by what they were made from.
    func resolutions() -> [String: Resolution] {
        let data = FileManager.default.contents(atPath: stateFile)
        return data.flatMap { try? JSONDecoder().decode([String: Resolution].self, from: $0) } ?? [:]
    }

    func save(_ resolutions: [String: Resolution]) throws {
        try write(JSONEncoder().encode(resolutions), to: stateFile)
    }

    /// Returns a text that changes with a manifest and the pinned versions.
    func key(_ manifest: PackageManifest, _ pins: PackagePins?) -> String {
        ContentDigest(Data(manifest.text.utf8) + (pins?.data ?? Data()) + Data(swift.utf8)).text
    }

    // MARK: SwiftPM

    /// Lets SwiftPM resolve a manifest, and returns how it ended.
    func resolve(_ manifest: PackageManifest, _ pins: PackagePins?, isOffline: Bool) throws -> Attempt {
        let attempt = try resolve(manifest, pins, isOffline: isOffline, usesCache: true)
        // SwiftPM reports that its cache has no copy, and not why it could not be made.
        guard !attempt.isSuccess, attempt.output.contains("cannot change to") else { return attempt }
        return try resolve(manifest, pins, isOffline: isOffline, usesCache: false)
    }

    private func resolve(
        _ manifest: PackageManifest, _ pins: PackagePins?, isOffline: Bool, usesCache: Bool
    ) throws -> Attempt {
        try write(Data(manifest.text.utf8), to: path + "/Package.swift")
        try write(Data(), to: path + "/Sources/Packages.swift")
        let resolved = path + "/Package.resolved"
        if let pins {
            try write(pins.data, to: resolved)
        } else {
            // Without pins, the versions of an earlier resolution do not count.
            for file in [resolved, path + "/.build/workspace-state.json"] { unlink(file) }
        }
        let log = path + "/log"
        var environment = [
            "GIT_TERMINAL_PROMPT": "0", "GIT_HTTP_LOW_SPEED_LIMIT": "100", "GIT_HTTP_LOW_SPEED_TIME": "30",
            "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=15",
        ]
        if isOffline { environment["GIT_ALLOW_PROTOCOL"] = "file" }
        let notice = showsProgress ? PackageNotice(log: log) : nil
        defer { notice?.end() }
        let cache = usesCache ? [] : ["--disable-dependency-cache"]
        let place = ["package", "--package-path", path, "--scratch-path", path + "/.build"]
        let outcome = try ChildProcess(
            executable: swift, arguments: place + cache + ["resolve"], environment: environment, log: log,
            timeout: Self.limit
        ).run()
        let output = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        switch outcome {
        case .exited(0): return Attempt(isSuccess: true, output: output)
        case .interrupted(let signal): throw Failure(interruptedBy: signal)
        case .timedOut: return Attempt(isSuccess: false, output: output + "\nerror: no answer within ten minutes\n")
        case .exited, .crashed:
            try CacheSpace(folder: path).check(saying: output)
            return Attempt(isSuccess: false, output: output)
        }
    }

    /// Returns what SwiftPM says of a manifest after running it, as on Apple's systems; nil if it cannot be run.
    ///
    /// The answer is kept for as long as the manifest is the same.
    func description(of manifest: String) throws -> Data? {
        let folder = (manifest as NSString).deletingLastPathComponent
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let manifests = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let texts = manifests.map { FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data() }
        let key = ContentDigest(Data(folder.utf8) + Data(swift.utf8) + texts.reduce(Data(), +)).text
        let file = "\(path)/manifests/\(key).json"
        if let kept = FileManager.default.contents(atPath: file) { return kept }
        let copy = "\(path)/manifests/\(key)"
        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
        for (name, text) in zip(manifests, texts) { try write(Self.forApple(text), to: "\(copy)/\(name)") }
        // A manifest that looks for files beside it can be run only in its place.
        guard let data = try description(in: copy) ?? description(in: folder) else { return nil }
        try write(data, to: file)
        return data
    }

    private func description(in folder: String) throws -> Data? {
        let place = ["package", "--package-path", folder, "--scratch-path", path + "/.build-manifests"]
        let run = try CapturedProcess.run(swift, place + ["dump-package"], log: path + "/manifests/log")
        guard run.status == 0, let start = run.output.range(of: "{\"") ?? run.output.range(of: "{\n") else {
            return nil
        }
        let data = Data(run.output[start.lowerBound...].utf8)
        return (try? JSONSerialization.jsonObject(with: data)) == nil ? nil : data
    }

    /// Returns a manifest whose conditions hold here as they do on a Mac, where Xcode runs it.
    static func forApple(_ manifest: Data) -> Data {
        let text = String(decoding: manifest, as: UTF8.self)
        let others = text.replacing("os(Linux)", with: "os(Windows)").replacing("canImport(Glibc)", with: "os(Windows)")
        let apple = others.replacing("os(macOS)", with: "os(Linux)").replacing("canImport(Darwin)", with: "os(Linux)")
        return Data(apple.utf8)
    }

    /// Removes the pinned versions of an earlier resolution.
    func removePins() { try? FileManager.default.removeItem(atPath: path + "/Package.resolved") }

    /// The folders of the packages that SwiftPM has checked out, in alphabetical order.
    var checkouts: [String] {
        struct State: Decodable {
            struct Object: Decodable { let dependencies: [Dependency] }
            struct Dependency: Decodable { let subpath: String }
            let object: Object
        }
        let file = path + "/.build/workspace-state.json"
        guard let data = FileManager.default.contents(atPath: file),
            let state = try? JSONDecoder().decode(State.self, from: data)
        else { return [] }
        return state.object.dependencies.map { "\(path)/.build/checkouts/\($0.subpath)" }.sorted().filter {
            FileManager.default.fileExists(atPath: $0 + "/Package.swift")
        }
    }

    private func write(_ data: Data, to file: String) throws {
        if FileManager.default.contents(atPath: file) == data { return }
        do { try data.write(to: URL(filePath: file), options: .atomic) } catch {
            try CacheSpace(folder: path).check()
            throw Failure.cannotWrite("cannot write \(file): \(error.localizedDescription)")
        }
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
        hasSuffix(suffix) ? dropLast(suffix.count) + other : self
    }
}

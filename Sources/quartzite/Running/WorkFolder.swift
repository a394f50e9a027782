import Foundation
import QuartziteCommandLine

/// Where one set of sources is rewritten and compiled, kept from run to run.
///
/// It lies in the user's cache, and one process at a time works in it.
final class WorkFolder {
    /// What the folder holds was made from this.
    struct State: Codable {
        var paths: [String]
        var digests: [String]
        /// Of the compiler, the rewriter and the library.
        var tools: String
        var report: RewriteReport
        /// Digests of the rewritten files, by path.
        var copies: [String: String]
        /// Digests of the files that the objects were made of.
        var compiled: [String: String] = [:]
        /// Digests of what the compiler left.
        var objects: [String: String] = [:]
        /// Of the program that is made of just these files; nil where there is none.
        var program: String?
    }

    /// Folders kept of sources that were run before.
    private static let mostKept = 40

    let path: String
    private var lock: Int32 = -1

    var rewritten: String { path + "/rewritten" }
    var objects: String { path + "/objects" }
    var program: String { path + "/program" }
    /// Shared by all folders: what the compiler keeps of C modules.
    var moduleCache: String { (path as NSString).deletingLastPathComponent + "/modules" }
    private var stateFile: String { path + "/state.json" }

    /// The folder for these files and this build, once no other process uses it.
    init(for sources: SourceFiles, of installation: Installation) throws {
        let all = try Self.cacheFolder()
        let named = sources.paths.map { URL(filePath: $0).absoluteURL.path } + sources.paths + [installation.build]
        path = all + "/" + Digest(Data(named.joined(separator: "\n").utf8)).text
        let isNew = !FileManager.default.fileExists(atPath: path)
        for folder in [path, moduleCache] { try Self.make(folder) }
        try takeLock()
        if isNew { Self.removeOldest(in: all, but: path) }
        for folder in [rewritten, objects] { try Self.make(folder) }
    }

    deinit { unlock() }

    /// Lets other processes work here; the program itself may still be running.
    func unlock() {
        if lock >= 0 { close(lock) }
        lock = -1
    }

    /// Begins anew.
    func clear() throws {
        for item in [stateFile, program, rewritten, objects] { try? FileManager.default.removeItem(atPath: item) }
        for folder in [rewritten, objects] { try Self.make(folder) }
    }

    /// Begins compiling anew, with nothing that the compiler left.
    func clearObjects() throws {
        try? FileManager.default.removeItem(atPath: objects)
        try Self.make(objects)
    }

    /// Takes away what the compiler keeps of C modules; processes that read it meanwhile have it still.
    func clearModuleCache() throws {
        let old = "\(path)/modules.old"
        try? FileManager.default.removeItem(atPath: old)
        if rename(moduleCache, old) == 0 { try? FileManager.default.removeItem(atPath: old) }
        try Self.make(moduleCache)
    }

    /// Digests of what the compiler left.
    var objectDigests: [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: objects)) ?? []
        return Digest.texts(of: names.map { "\(objects)/\($0)" })
    }

    /// What was done here last; nil where that is unknown.
    func state() -> State? {
        FileManager.default.contents(atPath: stateFile).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    }

    func save(_ state: State) throws {
        try write(JSONEncoder().encode(state), to: stateFile)
    }

    /// Writes a file in one step; one that is the same keeps its date.
    func write(_ data: Data, to file: String) throws {
        if FileManager.default.contents(atPath: file) == data { return }
        do {
            try data.write(to: URL(filePath: file), options: .atomic)
        } catch {
            try CacheSpace(folder: path).check()
            throw Failure.cannotWrite("cannot write \(file): \(error.localizedDescription)")
        }
    }

    // MARK: Folders

    private static func cacheFolder() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let base = cache ?? environment["HOME"].map({ $0 + "/.cache" }) else {
            throw Failure.cannotWrite("neither XDG_CACHE_HOME nor HOME is set; set one for what is compiled")
        }
        return base + "/quartzite/run"
    }

    private static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.cannotWrite("cannot make the folder \(folder) for what is compiled; set XDG_CACHE_HOME")
        }
    }

    private func takeLock() throws {
        lock = open(path + "/lock", O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard lock >= 0 else {
            throw Failure.cannotWrite("cannot write \(path)/lock: \(String(cString: strerror(errno)))")
        }
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            if let signal = Interruption.wait(seconds: 0.05), Interruption.isRequest(signal) {
                throw Failure(interruptedBy: signal)
            }
        }
        // Its date says when the folder was last used.
        futimens(lock, nil)
    }

    /// Removes folders that were not used for longest, and that nobody works in.
    private static func removeOldest(in all: String, but mine: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
        let dated = names.map { all + "/" + $0 }.filter { $0 != mine }.compactMap { folder -> (Int, String)? in
            var information = stat()
            return stat(folder + "/lock", &information) == 0 ? (information.st_mtim.tv_sec, folder) : nil
        }
        for (_, folder) in dated.sorted(by: { $0.0 > $1.0 }).dropFirst(mostKept) {
            let lock = open(folder + "/lock", O_WRONLY | O_CLOEXEC)
            if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: folder) }
            if lock >= 0 { close(lock) }
        }
    }
}

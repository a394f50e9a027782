import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// The folder in which one set of sources is rewritten and compiled, kept between runs.
///
/// It is in the user's cache folder, and used by one process at a time.
final class WorkFolder {
    /// What the contents of the folder were created from.
    struct State: Codable {
        /// The fingerprint of the compiler, the rewriter and the library.
        var tools: String
        /// The state of each module, by name.
        var modules: [String: ModuleState] = [:]
        /// The digest of the program compiled from exactly these modules; nil if there is none.
        var program: String?
        /// A text that changes with the macros of packages; nil if there are none.
        var macros: String?
    }

    /// The number of folders that are kept.
    private static let maximumKept = 40

    let path: String
    private var lock: Int32 = -1

    var program: String { path + "/program" }
    /// The folder of the compiled interfaces of libraries.
    var interfaces: String { path + "/interfaces" }
    /// The folder of the app's bundles.
    var bundles: String { path + "/bundles" }
    private var libraries: String { path + "/libraries" }
    /// The cache of C modules, which all folders share: that of the installation, or one of the user's.
    private(set) var moduleCache: String
    private let ownModuleCache: String
    private var stateFile: String { path + "/state.json" }

    /// Opens or creates the folder for sources and a build, after waiting until no other process uses it.
    ///
    /// - Parameter identity: The paths and names that identify the sources.
    static func open(for identity: [String], of installation: Installation) throws -> WorkFolder {
        let all = try CacheFolder.path(in: installation.cache)
        let named = identity.map { URL(filePath: $0).absoluteURL.path } + identity + [installation.build]
        let path = all + "/" + ContentDigest(Data(named.joined(separator: "\n").utf8)).text
        let folder = WorkFolder(
            path, ownModuleCache: all + "/modules", moduleCache: CModuleCache(installation).usable)
        let isNew = !FileManager.default.fileExists(atPath: path)
        for part in [path, folder.moduleCache] { try make(part) }
        try folder.acquireLock()
        if isNew { removeOldest(in: all, but: path) }
        return folder
    }

    private init(_ path: String, ownModuleCache: String, moduleCache: String?) {
        (self.path, self.ownModuleCache) = (path, ownModuleCache)
        self.moduleCache = moduleCache ?? ownModuleCache
    }

    deinit { unlock() }

    /// Lets other processes use the folder; the program itself may still be running.
    func unlock() {
        if lock >= 0 { close(lock) }
        lock = -1
    }

    /// Returns the folder of a module; that of the program's own module is the work folder itself.
    func folder(of module: String, isMain: Bool) throws -> ModuleFolder {
        let folder = ModuleFolder(path: isMain ? path : "\(libraries)/\(module)")
        for part in [folder.rewritten, folder.objects, interfaces] { try Self.make(part) }
        return folder
    }

    /// Removes all contents.
    func clear() throws {
        let main = ModuleFolder(path: path)
        for item in [stateFile, program, main.rewritten, main.objects, libraries, interfaces, bundles] {
            try? FileManager.default.removeItem(atPath: item)
        }
    }

    /// Removes the compiler's output files of a module.
    func clearObjects(_ module: ModuleFolder) throws {
        try? FileManager.default.removeItem(atPath: module.objects)
        try Self.make(module.objects)
    }

    /// Removes the cache of C modules; processes that have its files open can still read them.
    ///
    /// If it was that of the installation, the user's own takes its place.
    func clearModuleCache() throws {
        let old = "\(path)/modules.old"
        try? FileManager.default.removeItem(atPath: old)
        if rename(moduleCache, old) == 0 { try? FileManager.default.removeItem(atPath: old) }
        moduleCache = ownModuleCache
        try Self.make(moduleCache)
    }

    /// Returns the saved state, or nil if there is none.
    func state() -> State? {
        FileManager.default.contents(atPath: stateFile).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    }

    func save(_ state: State) throws {
        try write(JSONEncoder().encode(state), to: stateFile)
    }

    /// Writes a file atomically; an unchanged file keeps its modification date.
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

    private static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.cannotWrite(
                "cannot create the folder \(folder) for compiled code; set XDG_CACHE_HOME to another folder")
        }
    }

    private func acquireLock() throws {
        lock = Foundation.open(path + "/lock", O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard lock >= 0 else {
            throw Failure.cannotWrite("cannot write \(path)/lock: \(String(cString: strerror(errno)))")
        }
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            if let signal = Interruption.wait(seconds: 0.05), Interruption.isRequest(signal) {
                throw Failure(interruptedBy: signal)
            }
        }
        // The modification date of the lock records when the folder was last used.
        futimens(lock, nil)
    }

    /// Removes the least recently used folders that no process uses.
    private static func removeOldest(in all: String, but mine: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
        let dated = names.map { all + "/" + $0 }.filter { $0 != mine }.compactMap { folder -> (Int, String)? in
            var information = stat()
            return stat(folder + "/lock", &information) == 0 ? (information.st_mtim.tv_sec, folder) : nil
        }
        for (_, folder) in dated.sorted(by: { $0.0 > $1.0 }).dropFirst(maximumKept) {
            let lock = Foundation.open(folder + "/lock", O_WRONLY | O_CLOEXEC)
            if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: folder) }
            if lock >= 0 { close(lock) }
        }
    }
}

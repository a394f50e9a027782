import Foundation

/// A set of processes, identified by number and start time, because numbers are reused.
struct ProcessTree {
    static let empty = ProcessTree()

    /// The start time of each process, in clock ticks.
    private var starts: [pid_t: String] = [:]

    /// Adds all descendants of a process whose parents are alive.
    mutating func add(below root: pid_t) {
        let all = Self.all()
        var pending = [root]
        while let parent = pending.popLast() {
            for (process, facts) in all where facts.parent == parent && starts[process] == nil {
                starts[process] = facts.start
                pending.append(process)
            }
        }
    }

    /// Kills the processes that still exist.
    func kill() {
        for (process, start) in starts where Self.facts(of: process)?.start == start {
            _ = Foundation.kill(process, SIGKILL)
        }
    }

    private typealias Facts = (parent: pid_t, start: String)

    private static func all() -> [pid_t: Facts] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return Dictionary(
            names.compactMap { pid_t($0) }.compactMap { process in facts(of: process).map { (process, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    private static func facts(of process: pid_t) -> Facts? {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
        // The program name, in parentheses, can contain any character.
        let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 19, let parent = pid_t(fields[1]) else { return nil }
        return (parent, String(fields[19]))
    }
}

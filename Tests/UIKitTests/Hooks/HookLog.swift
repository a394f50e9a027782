import Foundation

/// The methods that hooked objects were called with, such as `UIView.draw(_:)`.
enum HookLog {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var names: [String] = []

    /// Notes a call.
    static func note(_ name: String) { lock.withLock { names.append(name) } }

    /// Returns the names of the calls since the last time, in order.
    static func take() -> [String] {
        lock.withLock {
            defer { names = [] }
            return names
        }
    }

    /// All names that the hooked classes can note, as the files in this folder spell them.
    static var all: Set<String> {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        return Set(
            texts.flatMap { text in
                text.matches(of: /HookLog\.note\(\s*"([A-Z][^"\\]+)"\s*\)/).map { String($0.output.1) }
            })
    }
}

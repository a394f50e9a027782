import Foundation
import QuartziteRewriting

/// The files of tests that cannot be compiled, because nothing provides a module that they, or files they use, import.
struct IncompleteTests {
    /// The reasons, by file, as part of a sentence.
    let reasons: [String: String]

    init(_ reports: [SourceReport]) {
        var reasons: [String: String] = [:]
        for file in reports {
            let missing = file.missingModules.filter { $0 != "SwiftUI" }
            if !missing.isEmpty { reasons[file.source] = "nothing provides \(missing.joined(separator: " and "))" }
        }
        guard !reasons.isEmpty else {
            self.reasons = [:]
            return
        }
        var texts: [String: String] = [:]
        for file in reports { texts[file.source] = (try? String(contentsOfFile: file.source, encoding: .utf8)) ?? "" }
        var lacking: [String: String] = [:]
        for file in reasons.keys.sorted() { Self.record(file, texts, &lacking) }
        var isComplete = false
        while !isComplete {
            isComplete = true
            for file in reports.map(\.source) where reasons[file] == nil {
                guard let name = Self.words(texts[file] ?? "").first(where: { lacking[$0] != nil }) else { continue }
                reasons[file] = "\(name) is in \(((lacking[name] ?? "") as NSString).lastPathComponent)"
                Self.record(file, texts, &lacking)
                isComplete = false
            }
        }
        self.reasons = reasons
    }

    /// Adds the names that a file declares at its top level, and static members of extensions, as `Type.member` and `.member`.
    private static func record(_ file: String, _ texts: [String: String], _ lacking: inout [String: String]) {
        let pattern =
            #/^(?:@?\w+ )*(?:func|class|struct|enum|protocol|typealias|let|var) (\w+)/#
            .anchorsMatchLineEndings()
        for match in (texts[file] ?? "").matches(of: pattern) where lacking[String(match.output.1)] == nil {
            lacking[String(match.output.1)] = file
        }
        var type: Substring?
        for line in (texts[file] ?? "").split(separator: "\n") {
            if let match = line.prefixMatch(of: #/(?:@?\w+ )*(?:extension|class|struct|enum) ([\w.]+)/#) {
                type = line.contains("extension") ? match.output.1 : nil
            } else if let type, let match = line.prefixMatch(of: #/\s+(?:\w+ )*static (?:func|let|var) (\w+)/#) {
                for name in ["\(type).\(match.output.1)", ".\(match.output.1)"] where lacking[name] == nil {
                    lacking[name] = file
                }
            }
        }
    }

    /// Returns the names in a text, alone, as `Type.member`, and as `.member` without a type.
    private static func words(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            + text.matches(of: #/\b[A-Z]\w*\.\w+/#).map { String($0.output) }
            + text.matches(of: #/[\s(\[](\.\w+)/#).map { String($0.output.1) }
    }
}

import Foundation

/// A document of the repository, and the code that it shows.
struct Document: Sendable, CustomStringConvertible {
    /// A block of code.
    struct Code: Sendable, CustomStringConvertible {
        let document: String
        /// The number of the block's first line, from 1.
        let line: Int
        /// The language after the fence; empty if there is none, as for indented blocks.
        let language: String
        let text: String

        var description: String { "\(document):\(line)" }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    /// All documents, in alphabetical order.
    static let all: [Document] = {
        let names = ["README.md", "README.zh.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
        return (names + files(in: "docs", ".md") + files(in: "Examples", "README.md") + files(in: "Sources", ".md"))
            .compactMap { try? Document($0) }
    }()

    /// The path relative to the root of the repository.
    let path: String
    let text: String

    init(_ path: String) throws {
        self.init(path: path, text: try String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
    }

    init(path: String, text: String) { (self.path, self.text) = (path, text) }

    var description: String { path }

    /// The blocks of code between fences, and those that are indented by four spaces.
    var code: [Code] {
        var blocks: [Code] = []
        var block: (line: Int, language: String, isFenced: Bool, lines: [Substring])?
        func end() {
            if let block {
                let text = block.lines.joined(separator: "\n")
                blocks.append(Code(document: path, line: block.line, language: block.language, text: text))
            }
            block = nil
        }
        var previous: Substring = ""
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let isFence = line.hasPrefix("```")
            if isFence, block?.isFenced == true {
                end()
            } else if isFence {
                end()
                block = (index + 2, String(line.dropFirst(3)), true, [])
            } else if block?.isFenced == true {
                block?.lines.append(line)
            } else if line.hasPrefix("    "), block != nil || previous.isEmpty {
                block = block ?? (index + 1, "", false, [])
                block?.lines.append(line.dropFirst(4))
            } else {
                end()
            }
            previous = line
        }
        end()
        return blocks
    }

    /// The paths of the files in a folder whose names end in `suffix`, without build products.
    static func files(in folder: String, _ suffix: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
            $0 as? String
        }
        return (names ?? []).filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.sorted().map {
            "\(folder)/\($0)"
        }
    }
}

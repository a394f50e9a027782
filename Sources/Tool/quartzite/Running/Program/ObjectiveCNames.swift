import Foundation
import QuartziteXcodeProject

/// The names that a checkout's files in Objective-C declare, which are not compiled.
struct ObjectiveCNames {
    private let texts: [String]

    /// Reads the headers of the modules' files, or the files themselves if they have no headers.
    init(_ graph: ModuleGraph) {
        let files = graph.modules.flatMap(\.sources).filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        texts = files.compactMap { file in
            let header = (file as NSString).deletingPathExtension + ".h"
            let data = FileManager.default.contents(atPath: header) ?? FileManager.default.contents(atPath: file)
            return data.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Returns the names that the files declare as classes or protocols, each once and in order.
    func declared(_ names: [String]) -> [String] {
        let own = Set(names).filter { name in
            texts.contains { text in
                ["@interface \(name)", "@protocol \(name)"].contains { start in
                    text.ranges(of: start).contains { range in
                        text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
                    }
                }
            }
        }
        return own.sorted()
    }
}

import Foundation
import Testing

@testable import quartzite

@Suite("Methods that the rewriter generates", .enabled(if: RunTool.built))
struct GeneratedMethodTests {
    /// The protocols of UIKit and Core Animation with optional requirements.
    private static var protocols: [String] {
        get throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Tools/Port/Sources/SourceRewriter/Interface")
            return try ["Protocols.swift", "ControllerProtocols.swift", "ListProtocols.swift"].flatMap { file in
                try String(contentsOf: folder.appending(path: file), encoding: .utf8).matches(of: /protocol (\w+):/).map
                { String($0.1) }
            }
        }
    }

    @Test("A class that forwards messages compiles for every protocol of a delegate")
    func forwarding() throws {
        let protocols = try Self.protocols
        #expect(protocols.count > 60)
        try withPortTool { tool in
            let classes = protocols.map { name in
                "class Forward\(name): NSObject, \(name) { func forwardingTarget(for s: Selector!) -> Any? { nil } }\n"
            }
            try tool.write("import UIKit\n" + classes.joined(), to: "Forward.swift")
            let result = try tool.run("App --check")
            let text = String(decoding: result.output, as: UTF8.self)
            // The classes lack the required methods, so that some do not conform.
            let expected = ["does not conform to protocol", "has different argument labels from those required"]
            let errors = text.split(separator: "\n").filter { line in
                line.contains("Forward.swift:") && !expected.contains { line.contains($0) }
            }
            #expect(errors.isEmpty, "\(text)")
        }
    }
}

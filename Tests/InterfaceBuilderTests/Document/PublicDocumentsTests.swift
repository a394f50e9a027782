import Foundation
@testable import InterfaceBuilder
import TestSupport
import Testing

/// Documents of public projects, which are not in the repository.
///
/// The variable `INTERFACE_BUILDER_DOCUMENTS` says in which folder they are.
private enum PublicDocuments {
    static let folder = ProcessInfo.processInfo.environment["INTERFACE_BUILDER_DOCUMENTS"] ?? ""

    static let paths: [String] = {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }()

    static func document(_ path: String) throws -> InterfaceDocument {
        try InterfaceDocument(contentsOf: URL(filePath: folder + "/" + path), file: path)
    }
}

@Suite("Documents of public projects are read", .enabled(if: !PublicDocuments.paths.isEmpty))
struct PublicDocumentsTests {
    @Test("A document has objects, and nothing in it is unknown", .rule("I5"), arguments: PublicDocuments.paths)
    func documents(path: String) throws {
        let document = try PublicDocuments.document(path)
        #expect(document.kind == (path.hasSuffix(".xib") ? .xib : .storyboard))
        #expect(!document.objects.isEmpty || !document.scenes.isEmpty)
        let warnings = document.warnings.map { "\($0.line): \($0.text)" }
        #expect(warnings.isEmpty)
    }

    @Test("Interface Builder's frames meet the constraints as they are read", .rule("I40", "I41", "I42", "I45", "I49"))
    func constraints() throws {
        var layout = SavedLayout()
        for path in PublicDocuments.paths { layout.compare(try PublicDocuments.document(path)) }
        #expect(layout.constraints > 100)
        #expect(layout.broken.count * 100 < layout.constraints, "\(layout.constraints): \(layout.broken)")
    }
}

import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

/// Documents of public projects, which are not in the repository.
///
/// The variable `INTERFACE_BUILDER_DOCUMENTS` specifies their folder, which contains a folder `documents` and
/// optionally a table `frames.tsv` of the frames saved in them.
private enum PublicDocuments {
    static let folder = ProcessInfo.processInfo.environment["INTERFACE_BUILDER_DOCUMENTS"] ?? ""

    static let paths: [String] = {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }()

    static let frames = SavedFrame.rows(of: folder + "/frames.tsv")

    /// Reads the document at a path; returns nil if it is for another system.
    static func document(_ path: String) throws -> InterfaceDocument? {
        do throws(InterfaceDocumentError) {
            return try InterfaceDocument(contentsOf: URL(filePath: folder + "/" + path), file: path)
        } catch {
            guard case .otherType = error.reason else { throw error }
            return nil
        }
    }
}

@Suite("Documents of public projects", .enabled(if: !PublicDocuments.paths.isEmpty))
struct PublicDocumentsTests {
    @Test("A document has objects and contains nothing unknown", .rule("I5"), arguments: PublicDocuments.paths)
    func documents(path: String) throws {
        guard let document = try PublicDocuments.document(path) else { return }
        #expect(document.kind == (path.hasSuffix(".xib") ? .xib : .storyboard))
        #expect(!document.objects.isEmpty || !document.scenes.isEmpty)
        // Views of other frameworks are known but not available.
        let warnings = document.warnings.filter { !$0.text.contains("is not available; a plain") }
        #expect(warnings.isEmpty)
    }

    @Test(
        "Interface Builder's saved frames satisfy the constraints that are read",
        .rule("I40", "I41", "I42", "I45", "I49"))
    func constraints() throws {
        var layout = SavedLayout()
        for path in PublicDocuments.paths {
            if let document = try PublicDocuments.document(path) { layout.compare(document) }
        }
        #expect(layout.constraints > 100)
        #expect(layout.broken.count * 500 < layout.constraints, "\(layout.constraints): \(layout.broken)")
    }

    @Test(
        "Saved frames and the way a view is placed match the table", .rule("I33", "I36", "I37"),
        .enabled(if: !PublicDocuments.frames.isEmpty))
    func frames() throws {
        var documents: [String: InterfaceDocument] = [:]
        for row in PublicDocuments.frames {
            if documents[row.file] == nil {
                documents[row.file] = try PublicDocuments.document("documents/" + row.file)
            }
            // A content view may lack an id.
            guard row.id != "-" else { continue }
            let element = try #require(documents[row.file]?.element(row.id), "\(row.file): \(row.id)")
            #expect(row.agrees(with: element), "\(row.file):\(element.line)")
        }
        #expect(PublicDocuments.frames.count > 100)
    }
}

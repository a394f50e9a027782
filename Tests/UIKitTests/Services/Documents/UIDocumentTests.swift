import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Documents in files") struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var errors = 0
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            errors += 1
            super.handleError(error, userInteractionPermitted: userInteractionPermitted)
        }
    }

    private final class Screen: UIViewController {
        let body: () -> Void
        init(_ body: @escaping () -> Void) {
            self.body = body
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            body()
        }
    }

    private func stage(_ body: @escaping () -> Void) -> Stage {
        Stage(size: CGSize(width: 120, height: 200), scale: 1) { Screen(body) }
    }

    private func file() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("Note-\(Foundation.UUID()).txt")
    }

    @Test("A new document is saved, closed, and opened again")
    func saving() throws {
        let (url, first) = (file(), Note(fileURL: URL(filePath: "/nowhere")))
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(first.documentState == .closed)
        var lines: [String] = []
        let second = Note(fileURL: url)
        let stage = stage {
            first.text = "koi"
            first.save(to: url, for: .forCreating) { isSaved in
                lines.append("saved \(isSaved) \(first.documentState == .normal)")
                first.close { _ in
                    lines.append("closed \(first.documentState == .closed)")
                    second.open { lines.append("opened \($0) \(second.text)") }
                }
            }
            #expect(lines.isEmpty, "handlers are called later")
        }
        stage.advance(to: 1)
        #expect(lines == ["saved true true", "closed true", "opened true koi"])
        #expect(second.localizedName.hasPrefix("Note-") && second.fileType == "public.plain-text")
    }

    @Test("A changed document is saved after a while, and when it is closed")
    func changes() throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("koi".utf8).write(to: url)
        let note = Note(fileURL: url)
        func saved() -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
        func later(_ time: Double, _ block: @escaping () -> Void) {
            DispatchQueue.main.asyncAfter(deadline: .now() + time) { block() }
        }
        let stage = stage {
            note.open { _ in
                note.text = "orfe"
                note.updateChangeCount(.done)
            }
            later(20) {
                note.text = "tench"
                note.undoManager.registerUndo(withTarget: note) { $0.text = "orfe" }
            }
            later(22) { note.undoManager.undo() }
            later(24) {
                note.text = "bream"
                note.updateChangeCount(.done)
                note.close()
            }
        }
        stage.advance(to: 1)
        #expect(note.hasUnsavedChanges && saved() == "koi")
        stage.advance(to: 19)
        #expect(!note.hasUnsavedChanges && saved() == "orfe")
        stage.advance(to: 21)
        #expect(note.hasUnsavedChanges)
        stage.advance(to: 23)
        #expect(!note.hasUnsavedChanges && note.text == "orfe")
        stage.advance(to: 25)
        #expect(saved() == "bream" && note.documentState == .closed)
    }

    @Test("A missing file is an error, and the document stays closed")
    func missing() {
        let note = Note(fileURL: file())
        var result: Bool?
        let stage = stage { note.open { result = $0 } }
        stage.advance(to: 1)
        #expect(result == false && note.errors == 1 && note.documentState == .closed)
    }

    @Test("A folder of files is written and read")
    func folders() throws {
        let url = file().deletingPathExtension()
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt") == "a.txt")
        #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") != "a.txt")
        try folder.write(to: url, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory && read.fileWrappers?.count == 2 && read.matchesContents(of: url))
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(throws: (any Error).self) { try FileWrapper(url: url.appendingPathComponent("b")) }
    }

    @Test("Coordinated blocks are called at once with their file")
    func coordination() {
        let url = file()
        var urls: [URL] = []
        var error: NSError?
        let coordinator = NSFileCoordinator(filePresenter: nil)
        coordinator.coordinate(readingItemAt: url, options: [], error: &error) { urls.append($0) }
        coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: nil) { urls.append($0) }
        #expect(urls == [url, url] && error == nil)
    }
}

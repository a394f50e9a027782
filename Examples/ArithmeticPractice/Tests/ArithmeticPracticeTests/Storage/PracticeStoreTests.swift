import Foundation
import Testing

@testable import ArithmeticPractice

@Suite("The files of the settings and the history") @MainActor
struct PracticeStoreTests {
    private let folder = TemporaryFolder()
    private static let result = RoundResult(
        date: Date(timeIntervalSinceReferenceDate: 0), rightCount: 7, questionCount: 10)

    private func store() -> PracticeStore { PracticeStore(folder: folder.url) }

    @Test("Settings and rounds are there again after the next start")
    func keeping() {
        let first = store()
        first.settings.numbers = 1...50
        first.settings.weather = .leaves
        first.add(Self.result)
        first.add(Self.result)
        let second = store()
        #expect(second.settings == first.settings && second.settings.numbers == 1...50)
        #expect(second.history.results == [Self.result, Self.result])
        #expect(second.history.coinCount == 14)
        #expect(second.takeNotices().isEmpty)
        #expect(folder.names == ["history.json", "settings.json"])
    }

    @Test(
        "A damaged history is set aside under a free name, the user sees one message, and the app goes on",
        arguments: [
            "{", "nonsense", "{\"results\": 3}",
            "{\"results\": [{\"date\": 0, \"rightCount\": 11, \"questionCount\": 10}]}",
            "{\"results\": [{\"date\": 0, \"rightCount\": 0, \"questionCount\": 0}]}", "\u{0}\u{0}",
        ])
    func damage(text: String) throws {
        try folder.write("older", to: "history.damaged-1.json")
        try folder.write(text, to: "history.json")
        let store = store()
        #expect(store.takeNotices() == [.historySetAside("history.damaged-2.json")])
        #expect(store.takeNotices().isEmpty)
        store.add(Self.result)
        #expect(self.store().history.results == [Self.result])
        #expect(try folder.text(of: "history.damaged-2.json") == text)
        #expect(try folder.text(of: "history.damaged-1.json") == "older")
    }

    @Test("An empty file is an empty history, without a message")
    func empty() throws {
        try folder.write("", to: "history.json")
        let store = store()
        #expect(store.history.results.isEmpty && store.takeNotices().isEmpty)
        store.add(Self.result)
        #expect(self.store().history.results.count == 1)
    }

    @Test("A file that is too large to be the app's is set aside without being read")
    func huge() throws {
        let text = "{\"results\": []}" + String(repeating: " ", count: 1_000_000)
        try folder.write(text, to: "history.json")
        #expect(store().takeNotices() == [.historySetAside("history.damaged-1.json")])
        #expect(try folder.text(of: "history.damaged-1.json") == text)
    }

    @Test("A crash in mid-write leaves the former history")
    func crash() throws {
        store().add(Self.result)
        let whole = try folder.text(of: "history.json")
        // What an atomic write leaves if it does not come to the renaming.
        try folder.write(String(whole.prefix(20)), to: ".dat.nosync1234")
        #expect(store().history.results == [Self.result])
        #expect(store().takeNotices().isEmpty)
    }

    @Test("A history that cannot be written stays in memory, and the user sees one message")
    func unwritable() throws {
        // A file in place of the folder refuses writing even to an administrator.
        try folder.write("", to: "file")
        let store = PracticeStore(folder: folder.url.appendingPathComponent("file"))
        store.add(Self.result)
        store.add(Self.result)
        store.settings.questionCount = 5
        #expect(store.history.results.count == 2)
        #expect(store.takeNotices() == [.cannotSave])
    }

    @Test("A read-only history is shown, new results stay in memory, and the user sees one message")
    func readOnly() throws {
        store().add(Self.result)
        let text = try folder.text(of: "history.json")
        try withReadOnlyFolder {
            let store = store()
            #expect(store.history.results == [Self.result] && store.takeNotices().isEmpty)
            store.add(Self.result)
            store.add(Self.result)
            #expect(store.history.results.count == 3)
            #expect(store.takeNotices() == [.cannotSave])
        }
        #expect(try folder.text(of: "history.json") == text)
        #expect(folder.names == ["history.json"])
    }

    @Test("A history that the user may not read is neither shown nor replaced, and the user sees a message")
    func unreadable() throws {
        try folder.write("secret", to: "history.json")
        try setMode(0, of: "history.json")
        try withReadOnlyFolder {
            let store = store()
            #expect(store.takeNotices() == [.historyUnreadable])
            store.add(Self.result)
            #expect(store.history.results == [Self.result])
        }
        try setMode(0o600, of: "history.json")
        #expect(try folder.text(of: "history.json") == "secret")
    }

    private func setMode(_ mode: Int, of name: String) throws {
        let path = folder.url.appendingPathComponent(name).path
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    /// Calls `body` as a user who may read the folder but not write it.
    private func withReadOnlyFolder(_ body: () -> Void) throws {
        try setMode(0o555, of: "")
        defer { try? setMode(0o755, of: "") }
        withOrdinaryRights {
            #expect(!FileManager.default.createFile(atPath: folder.url.path + "/new", contents: nil))
            body()
        }
    }

    @Test("A damaged history that cannot be moved is not replaced")
    func unmovable() throws {
        for number in 1...99 { try folder.write("", to: "history.damaged-\(number).json") }
        try folder.write("{", to: "history.json")
        let store = store()
        #expect(store.takeNotices() == [.historyUnreadable])
        store.add(Self.result)
        #expect(store.history.results.count == 1)
        #expect(try folder.text(of: "history.json") == "{")
    }

    @Test("The history keeps the last thousand rounds")
    func limit() {
        var history = History()
        for index in 0..<1_005 {
            history.add(
                RoundResult(date: Date(timeIntervalSinceReferenceDate: Double(index)), rightCount: 1, questionCount: 1))
        }
        #expect(history.results.count == 1_000)
        #expect(history.results.first?.date == Date(timeIntervalSinceReferenceDate: 5))
    }

    @Test("Damaged settings become the default ones")
    func damagedSettings() throws {
        try folder.write("{", to: "settings.json")
        #expect(store().settings == PracticeSettings())
    }
}

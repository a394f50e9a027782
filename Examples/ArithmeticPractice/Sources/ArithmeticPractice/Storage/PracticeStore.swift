import Foundation

/// The settings and the history of the user, and the files that keep them.
@MainActor final class PracticeStore {
    /// Something about the files that the user should know.
    enum Notice: Equatable {
        /// The history was damaged; the file with this name has its contents.
        case historySetAside(String)
        /// The history is damaged and cannot be moved, so new rounds are not saved.
        case historyUnreadable
        /// A round could not be saved.
        case cannotSave
    }

    /// The settings; a change is saved at once.
    var settings: PracticeSettings {
        didSet {
            if settings != oldValue { try? settingsFile.save(settings) }
        }
    }

    private(set) var history: History
    private var notices: [Notice] = []
    private let settingsFile: JSONFile<PracticeSettings>
    private let historyFile: JSONFile<History>
    private var canReplaceHistory = true

    /// Reads the files in a folder, which need not exist.
    init(folder: URL) {
        settingsFile = JSONFile(url: folder.appendingPathComponent("settings.json"))
        historyFile = JSONFile(url: folder.appendingPathComponent("history.json"))
        settings =
            if case .content(let settings) = settingsFile.load() { settings.validated } else { PracticeSettings() }
        history = History()
        switch historyFile.load() {
        case .content(let history): self.history = history
        case .nothing: break
        case .setAside(let place): notices = [.historySetAside(place.lastPathComponent)]
        case .unreadable:
            notices = [.historyUnreadable]
            canReplaceHistory = false
        }
    }

    /// Adds the result of a round and saves the history.
    ///
    /// A result that cannot be saved stays until the app ends.
    func add(_ result: RoundResult) {
        history.add(result)
        guard canReplaceHistory else { return }
        do { try historyFile.save(history) } catch {
            if !notices.contains(.cannotSave) { notices.append(.cannotSave) }
        }
    }

    /// Removes and returns the notices that the user has not seen.
    func takeNotices() -> [Notice] {
        defer { notices = [] }
        return notices
    }
}

import Foundation
import QuartziteSnapshots

/// The reference of an assertion.
struct SnapshotFile {
    /// The file of the reference.
    let url: URL
    /// The name of the test, as it is part of the file's name.
    let testName: String
    /// The name of the folder for the test's file.
    let group: String

    /// Determines the file: `__Snapshots__/<file of the test>/<test>.<name or number>.<extension>` beside the test.
    ///
    /// - Parameters:
    ///   - test: The path of the file of the test.
    ///   - directory: The folder of the reference; nil for the one above.
    ///   - isOwn: Whether the reference is in the folder of this renderer, beside the suite's.
    init(
        test: String, directory: String?, testName: String, name: String?, number: () -> Int, pathExtension: String?,
        isOwn: Bool
    ) {
        let file = URL(fileURLWithPath: test, isDirectory: false)
        group = file.deletingPathExtension().lastPathComponent
        self.testName = Self.sanitized(testName)
        let identifier = name.map(Self.sanitized) ?? "\(number())"
        var url: URL
        if let directory {
            url = URL(fileURLWithPath: directory, isDirectory: true)
            if isOwn { url = SnapshotSettings.ownFolder(beside: url) }
        } else {
            url = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            if isOwn { url = SnapshotSettings.ownFolder(beside: url) }
            url.appendPathComponent(group, isDirectory: true)
        }
        url.appendPathComponent("\(self.testName).\(identifier)", isDirectory: false)
        self.url = pathExtension.map { url.appendingPathExtension($0) } ?? url
    }

    /// Returns a name in which other characters than those of words are hyphens, except at both ends.
    static func sanitized(_ name: String) -> String {
        let words = name.unicodeScalars.split { scalar in
            let properties = scalar.properties
            let category = properties.generalCategory
            return !properties.isAlphabetic && !kinds.contains(category)
        }
        return words.map { String($0) }.joined(separator: "-")
    }

    /// The kinds of characters, beside letters, that are part of a word.
    private static let kinds: Set<Unicode.GeneralCategory> = [
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
    ]
}

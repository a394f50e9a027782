import Foundation

extension String {
    /// The path of the folder that contains the file of this path; empty for a name without a folder.
    ///
    /// Foundation's property stops the program for a path of one character.
    package var folderPath: String { utf8.count > 1 ? (self as NSString).deletingLastPathComponent : "" }
}

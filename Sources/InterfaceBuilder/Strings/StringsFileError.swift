/// The reason why a file of localised strings cannot be read, described in one line with the file and the line.
package struct StringsFileError: Error, Hashable, CustomStringConvertible {
    /// The file, as the caller named it.
    package let file: String
    /// The line, counted from 1; nil if the error concerns the whole file.
    package let line: Int?
    /// What is wrong.
    package let reason: String

    package var description: String { "\(line.map { "\(file):\($0)" } ?? file): \(reason)" }
}

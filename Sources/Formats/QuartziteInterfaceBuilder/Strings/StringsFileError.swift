/// The reason why a file of localized strings cannot be read, in one line with the file and, if known, the line.
package struct StringsFileError: Error, Hashable, CustomStringConvertible {
    /// The name of the file as specified by the caller.
    package let file: String
    /// The line, counted from 1; nil if the error concerns the whole file.
    package let line: Int?
    /// The problem with the file.
    package let reason: String

    package var description: String { "\(line.map { "\(file):\($0)" } ?? file): \(reason)" }
}

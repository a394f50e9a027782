import QuartziteFileFormats
import Foundation

extension ProjectProblem {
    /// Creates an error for a file that cannot be read.
    init(_ error: FormatError, file: String) {
        let kind: Kind =
            switch error.kind {
            case .syntax: .syntax
            case .tooLarge: .tooLarge
            case .unsupported: .unsupported
            }
        self.init(kind, file, line: error.line, error.message)
    }
}

extension PropertyList {
    /// Reads a property list.
    ///
    /// - Parameter file: The path to show in messages.
    init(_ data: Data, file: String) throws(ProjectProblem) {
        do {
            self = try PropertyListReader.read(data)
        } catch {
            throw ProjectProblem(error, file: file)
        }
    }
}

extension MarkupElement {
    /// Parses an XML document and returns its root.
    ///
    /// - Parameter file: The path to show in messages.
    init(document: Data, file: String) throws(ProjectProblem) {
        do {
            try self.init(document: document)
        } catch {
            throw ProjectProblem(error, file: file)
        }
    }
}

import Foundation
import QuartziteRewriting
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A parsed source file.
struct ParsedSource {
    let path: String
    /// The file's contents without a byte order mark.
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter
    /// The identifiers in the file, without those in comments.
    let identifiers: Set<String>
    /// The syntax errors.
    let errors: [SourceError]

    /// The greatest depth of a syntax tree that is accepted; the compiler fails long before.
    static let maximumDepth = 10_000

    /// Parses a file; throws if it is not UTF-8 text or is nested too deeply.
    init(path: String, bytes data: [UInt8]) throws(Unreadable) {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let bytes = data.starts(with: mark) ? Array(data.dropFirst(3)) : data
        let valid = bytes.validTextPrefix
        guard valid == bytes.count else {
            throw Unreadable(error: bytes.error(at: valid, "not UTF-8 text; is this a Swift file?"))
        }
        self.path = path
        self.bytes = bytes
        tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        locations = SourceLocationConverter(fileName: path, tree: tree)
        if let deep = Self.tooDeep(Syntax(tree)) {
            throw Unreadable(error: bytes.error(at: deep, "nested too deeply"))
        }
        identifiers = Syntax(tree).identifiers
        errors = tree.hasError ? Self.diagnose(tree, locations) : []
    }

    /// Why a file cannot be parsed.
    struct Unreadable: Error {
        let error: SourceError
    }

    private static func diagnose(_ tree: SourceFileSyntax, _ locations: SourceLocationConverter) -> [SourceError] {
        ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
            // The compiler accepts `@available (*, deprecated)` in Swift 5.
            $0.diagMessage.severity == .error && !$0.message.hasPrefix("extraneous whitespace before '('")
        }.map {
            let place = $0.location(converter: locations)
            return SourceError(line: place.line, column: place.column, message: $0.message)
        }
    }

    /// Returns the byte offset at which nesting exceeds the limit; `nil` if it does not.
    private static func tooDeep(_ root: Syntax) -> Int? {
        var pending = [(root, 0)]
        while let (node, depth) = pending.popLast() {
            if depth > maximumDepth { return node.position.utf8Offset }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                pending.append((child, depth + 1))
            }
        }
        return nil
    }
}

extension [UInt8] {
    /// The number of bytes before the first that is zero or not valid UTF-8.
    fileprivate var validTextPrefix: Int {
        let text = self[..<(firstIndex(of: 0) ?? count)]
        if String(validating: text, as: UTF8.self) != nil { return text.count }
        var parser = Unicode.UTF8.ForwardParser()
        var rest = text.makeIterator()
        var length = 0
        while case .valid(let character) = parser.parseScalar(from: &rest) { length += character.count }
        return length
    }

    fileprivate func error(at offset: Int, _ message: String) -> SourceError {
        let before = self[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        return SourceError(line: line, column: column, message: message)
    }
}

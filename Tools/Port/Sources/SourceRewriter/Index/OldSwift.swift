import SwiftSyntax

/// Code in a version of Swift that today's compilers do not accept in any mode.
package struct OldSwift: Codable, Sendable, Equatable {
    /// The line of the first sign, from 1.
    package var line: Int
    /// The code that only Swift 2 and earlier accept, such as `i++`.
    package var sign: String

    /// Finds the first sign in a file; `nil` if there is none.
    ///
    /// Every sign is an error in Swift 3 and later, unless the project declares the name itself.
    init?(_ source: ParsedSource, index: ModuleIndex) {
        let removed = ["C-style for statement has been removed": "for …; …; …", "'inout' before a parameter": "inout"]
        let syntax = source.errors.lazy.compactMap { error in
            removed.first { error.message.hasPrefix($0.key) }.map { OldSwift(line: error.line, sign: $0.value) }
        }.first
        var tokens = Array(source.tree.tokens(viewMode: .all))[...]
        var found: OldSwift?
        while found == nil, let token = tokens.first {
            if let sign = Self.sign(Array(tokens.prefix(5)), index) {
                let line = source.locations.location(for: token.positionAfterSkippingLeadingTrivia).line
                found = OldSwift(line: line, sign: sign)
            }
            tokens.removeFirst()
        }
        guard let first = [syntax, found].compactMap(\.self).min(by: { $0.line < $1.line }) else { return nil }
        self = first
    }

    private init(line: Int, sign: String) { (self.line, self.sign) = (line, sign) }

    /// Returns the sign that begins with the first of some tokens.
    private static func sign(_ tokens: [TokenSyntax], _ index: ModuleIndex) -> String? {
        let words = tokens.map(\.text)
        guard let first = words.first, words.count > 1 else { return nil }
        if case .postfixOperator = tokens[1].tokenKind, ["++", "--"].contains(words[1]),
            !index.globals.contains(words[1]), tokens[0].tokenKind.isIdentifier
        {
            return first + words[1]
        }
        guard tokens[0].tokenKind.isIdentifier else { return nil }
        if functions.contains(first), words[1] == "(", !index.globals.contains(first), !tokens[0].isMember {
            return first
        }
        if first == "forControlEvents", words[1] == ":", !index.hasLabel(first) { return "forControlEvents:" }
        if words.count == 5, words[1] == ".", words[3] == "(", words[4] == ")",
            members[first]?.contains(words[2]) == true,
            index.types[first]?.methods.contains(where: { $0.name == words[2] }) != true
        {
            return words.joined()
        }
        return nil
    }

    /// The functions that Swift 3 removed or renamed.
    private static let functions: Set<String> = [
        "println", "dispatch_async", "dispatch_sync", "dispatch_after", "dispatch_once", "dispatch_time",
        "dispatch_get_main_queue", "dispatch_get_global_queue", "dispatch_queue_create", "dispatch_apply",
    ]

    /// The class methods that Swift 3 made properties, by class.
    private static let members: [String: Set<String>] = [
        "UIColor": Set(
            [
                "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
                "orange", "purple", "brown", "clear",
            ].map { $0 + "Color" }),
        "UIScreen": ["mainScreen"], "UIApplication": ["sharedApplication"], "UIDevice": ["currentDevice"],
        "NSBundle": ["mainBundle"], "NSNotificationCenter": ["defaultCenter"], "NSFileManager": ["defaultManager"],
        "NSUserDefaults": ["standardUserDefaults"], "NSCalendar": ["currentCalendar"], "NSDate": ["distantFuture"],
        "NSRunLoop": ["mainRunLoop", "currentRunLoop"], "NSOperationQueue": ["mainQueue"],
    ]
}

extension TokenKind {
    fileprivate var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}

extension TokenSyntax {
    /// Whether the name is declared here, or follows a dot.
    fileprivate var isMember: Bool {
        previousToken(viewMode: .sourceAccurate).map { [".", "func"].contains($0.text) } ?? false
    }
}

import QuartziteRewriting
import SwiftSyntax

extension OldSwift {
    /// Finds the first sign in a file; `nil` if there is none.
    ///
    /// Every sign is an error in Swift 3 and later, unless the project declares the name itself.
    init?(_ source: ParsedSource, index: ModuleIndex) {
        let removed = ["C-style for statement has been removed": "for …; …; …", "'inout' before a parameter": "inout"]
        let syntax = source.errors.lazy.compactMap { error in
            removed.first { error.message.hasPrefix($0.key) }.map { OldSwift(line: error.line, sign: $0.value) }
        }.first
        var found: OldSwift?
        for token in source.tree.tokens(viewMode: .all) {
            guard let sign = Self.sign(token, index), Syntax(token).isCompiled else { continue }
            let line = source.locations.location(for: token.positionAfterSkippingLeadingTrivia).line
            found = OldSwift(line: line, sign: sign)
            break
        }
        guard let first = [syntax, found].compactMap(\.self).min(by: { $0.line < $1.line }) else { return nil }
        self = first
    }

    /// Returns the sign that a token is, with its neighbours; `nil` for other tokens.
    private static func sign(_ token: TokenSyntax, _ index: ModuleIndex) -> String? {
        if case .postfixOperator(let name) = token.tokenKind, ["++", "--"].contains(name) {
            guard !index.globals.contains(name), let variable = token.previousToken(viewMode: .all),
                variable.tokenKind.isIdentifier
            else { return nil }
            return variable.text + name
        }
        guard case .identifier(let name) = token.tokenKind else { return nil }
        if functions.contains(name) {
            let isCalled = token.nextToken(viewMode: .all)?.text == "("
            return isCalled && !index.globals.contains(name) && !token.isMember ? name : nil
        }
        if name == "forControlEvents" {
            let isLabel = token.nextToken(viewMode: .all)?.text == ":"
            return isLabel && !index.hasLabel(name) ? "forControlEvents:" : nil
        }
        guard let methods = members[name] else { return nil }
        let next = Array(sequence(first: token) { $0.nextToken(viewMode: .all) }.prefix(5)).map(\.text)
        guard next.count == 5, next[1] == ".", methods.contains(next[2]), next[3] == "(", next[4] == ")",
            index.types[name]?.methods.contains(where: { $0.name == next[2] }) != true
        else { return nil }
        return next.joined()
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

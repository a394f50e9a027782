import Foundation
import QuartziteCommandLine

/// The choice of tests by patterns, which match a part of `Module.CardTests/testFlip` or `CardTests.testFlip`.
struct TestFilter {
    private let patterns: [NSRegularExpression]
    private let omitted: [NSRegularExpression]

    /// Throws for a pattern that is not a regular expression.
    init(_ options: TestOptions) throws {
        patterns = try options.filter.map(Self.expression)
        omitted = try options.skip.map(Self.expression)
    }

    /// Returns the names of the tests of a module that are chosen, in order.
    func names(_ classes: [TestClass], module: String) -> [String] {
        classes.flatMap { type in
            type.methods.filter { method in
                includes(["\(module).\(type.shownName)/\(method.name)", type.name(of: method)])
            }.map(type.name)
        }
    }

    /// Whether a test with these names is chosen.
    func includes(_ names: [String]) -> Bool {
        (patterns.isEmpty || patterns.contains { Self.matches($0, names) })
            && !omitted.contains { Self.matches($0, names) }
    }

    private static func matches(_ pattern: NSRegularExpression, _ names: [String]) -> Bool {
        names.contains { pattern.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }
    }

    private static func expression(_ pattern: String) throws -> NSRegularExpression {
        do { return try NSRegularExpression(pattern: pattern) } catch {
            throw Failure.usage("\(pattern): not a regular expression")
        }
    }
}

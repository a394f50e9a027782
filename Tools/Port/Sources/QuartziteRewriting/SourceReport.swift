/// The report on all files, which the rewriter prints as JSON, and `quartzite` reads.
package struct RewriteReport: Codable, Sendable {
    package var files: [SourceReport]

    package init(files: [SourceReport]) { self.files = files }
}

/// The report on one file.
package struct SourceReport: Codable, Sendable {
    /// The file's path, as given on the command line.
    package var source: String
    /// The path of the rewritten file; `nil` if none was written.
    package var output: String?
    /// The number of rewrites of each kind, such as `@objc`.
    package var edits: [String: Int] = [:]
    /// The modules that the rewritten file imports, in order.
    package var imports: [String] = []
    /// The modules whose imports were removed because the project and Quartzite lack them, in order.
    package var missingModules: [String] = []
    /// Whether the file is written for SwiftUI, or uses what only such files declare, and is to be left out.
    package var isForSwiftUI = false
    /// The framework that the file uses, if Quartzite does not have it and no other file needs this one.
    package var framework: String?
    /// The frameworks for which parts of the file are left out, because Quartzite does not have them.
    package var needs: [String] = []
    /// Whether the file has statements at the top level.
    package var topLevelCode = false
    package var errors: [SourceError] = []
    package var types: [TypeReport] = []
    package var previews: [PreviewReport] = []
    /// The methods that XCTest would call if their class inherits from `XCTestCase`, in order.
    package var tests: [TestReport] = []
    /// The first sign that the code is written in Swift 2 or earlier; `nil` if there is none.
    package var oldSwift: OldSwift?

    package init(
        source: String, output: String? = nil, imports: [String] = [], errors: [SourceError] = [],
        types: [TypeReport] = []
    ) {
        (self.source, self.output, self.imports, self.errors) = (source, output, imports, errors)
        self.types = types
    }
}

/// Code in a version of Swift that today's compilers do not accept in any mode.
package struct OldSwift: Codable, Sendable, Equatable {
    /// The line of the first sign, from 1.
    package var line: Int
    /// The code that only Swift 2 and earlier accept, such as `i++`.
    package var sign: String

    package init(line: Int, sign: String) { (self.line, self.sign) = (line, sign) }
}

/// A preview that a file declares with `#Preview`.
package struct PreviewReport: Codable, Sendable, Equatable {
    package var name: String
    package var line: Int
    /// The name of the function that returns the view or the view controller.
    package var function: String
    package var traits: Traits

    package init(name: String, line: Int, function: String, traits: Traits = Traits()) {
        (self.name, self.line, self.function, self.traits) = (name, line, function, traits)
    }

    /// What a preview says about its screen.
    package struct Traits: Codable, Sendable, Equatable {
        /// The width and the height in points; `nil` if the preview names none.
        package var size: [Double]?
        package var isLandscape: Bool

        package init(size: [Double]? = nil, isLandscape: Bool = false) {
            (self.size, self.isLandscape) = (size, isLandscape)
        }
    }
}

/// A method whose name and type are those of a test of XCTest, such as `func testOne() throws`.
package struct TestReport: Codable, Sendable, Equatable {
    /// The name of the class, with those of the enclosing types, joined by dots.
    package var type: String
    /// The method's name, without parentheses.
    package var name: String
    package var line: Int
    package var isAsync: Bool

    package init(type: String, name: String, line: Int, isAsync: Bool) {
        (self.type, self.name, self.line, self.isAsync) = (type, name, line, isAsync)
    }
}

/// An error at a position in a file.
package struct SourceError: Codable, Sendable, Equatable {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    package var message: String

    package init(line: Int, column: Int, message: String) {
        (self.line, self.column, self.message) = (line, column, message)
    }
}

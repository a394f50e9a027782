/// The report on one file, which the tool prints as JSON.
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
}

/// A preview that a file declares with `#Preview`.
package struct PreviewReport: Codable, Sendable, Equatable {
    package var name: String
    package var line: Int
    /// The name of the function that returns the view or the view controller.
    package var function: String
    package var traits = Traits()

    /// What a preview says about its screen.
    package struct Traits: Codable, Sendable, Equatable {
        /// The width and the height in points; `nil` if the preview names none.
        package var size: [Double]?
        package var isLandscape = false
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
}

/// An error at a position in a file.
package struct SourceError: Codable, Sendable, Equatable {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    package var message: String
}

/// A type that a file declares, including the members and conformances that extensions in any file add.
package struct TypeReport: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, `actor`, `protocol`
    }

    package struct Initializer: Codable, Sendable, Equatable {
        /// The argument labels; `_` for an argument without one.
        package var labels: [String]
        /// The labels of the arguments without a default value.
        package var needed: [String]
        package var failable: Bool
        package var convenience: Bool
        package var required: Bool
        package var access: String
    }

    package var name: String
    package var kind: Kind
    /// The inherited types and protocols as written, without generic arguments.
    package var inherits: [String]
    package var line: Int
    /// The names of the enclosing types, joined by dots.
    package var nestedIn: String?
    package var access: String
    package var generic: Bool
    /// The names of the attributes; `main` for `UIApplicationMain` and `NSApplicationMain`.
    package var attributes: [String]
    package var initializers: [Initializer]
}

import Foundation

/// A place in the code of a test.
public struct XCTSourceCodeLocation: Hashable, Sendable {
    /// The file.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int

    /// Creates a location.
    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
    /// Creates a location from a path.
    public init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }
}

/// The code that is responsible for an issue.
public struct XCTSourceCodeContext: Sendable {
    /// The place in the code, if it is known.
    public let location: XCTSourceCodeLocation?

    /// Creates a context with a place, or without one.
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// Something that went wrong in a test.
public struct XCTIssue: Sendable {
    /// The kinds of issues.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    /// The kind of issue.
    public var type: IssueType
    /// A description in one line.
    public var compactDescription: String
    /// A longer description; nil if there is none.
    public var detailedDescription: String?
    /// The code that is responsible.
    public var sourceCodeContext: XCTSourceCodeContext

    /// Creates an issue.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext()
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
    }
}

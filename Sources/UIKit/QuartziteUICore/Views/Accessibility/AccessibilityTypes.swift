import QuartziteUIDrawing

/// The kinds of containers; raw values are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container.
    case none = 0
    /// A table with rows and columns.
    case dataTable
    /// A list.
    case list
    /// A landmark, such as a search.
    case landmark
    /// A group that has a meaning.
    case semanticGroup
}

/// The ways in which Switch Control visits the elements of a container; raw values are Apple's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Each element by itself.
    case separate
    /// All elements as one.
    case combined
}

/// The kind of text in an element, which determines how VoiceOver speaks it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text of a word processor.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A text of several messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A text to read.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// The contents of a table.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// The names and paths of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Commands and their output.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// More about an element, which a user can ask for.
open class AXCustomContent: NSObject, @unchecked Sendable {
    /// How important content is; raw values are Apple's.
    public enum Importance: UInt, Sendable {
        /// Spoken if the user asks.
        case `default` = 0
        /// Spoken with the label.
        case high
    }

    /// The name of the content.
    open var label: String { attributedLabel.string }
    /// The name of the content, with attributes.
    public let attributedLabel: NSAttributedString
    /// The content.
    open var value: String { attributedValue.string }
    /// The content, with attributes.
    public let attributedValue: NSAttributedString
    /// How important the content is; `default` by default.
    open var importance = Importance.default

    /// Creates content from a name and a value.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content from a name and a value with attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }
}

/// An object that tells more about itself, which a user can ask for.
public protocol AXCustomContentProvider: AnyObject {
    /// The content, in order; nil for none.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// An object that tests of interfaces find by an identifier.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A string that identifies the object, and is never spoken.
    var accessibilityIdentifier: String? { get set }
}

/// A container whose elements are the cells of a table.
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell in a row and a column; nil if there is none.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int)
        -> (any UIAccessibilityContainerDataTableCell)?
    /// Returns the number of rows.
    func accessibilityRowCount() -> Int
    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int
    /// Returns the headers of a row; nil, the default, for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the headers of a column; nil, the default, for none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns nil.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// Returns nil.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// A cell of a table, as an assistive technology reads it.
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the rows in which the cell is.
    func accessibilityRowRange() -> NSRange
    /// Returns the columns in which the cell is.
    func accessibilityColumnRange() -> NSRange
}

/// A text whose lines are elements by themselves.
public protocol UIAccessibilityReadingContent {
    /// Returns the index of the line at a point in the object's coordinates.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line in points of the screen.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of a page.
    func accessibilityPageContent() -> String?
}

import CoreGraphics
import Foundation
import UIKit

/// What a touch is meant for: an element by its text, its identifier or its class, instead of a point of the screen.
///
/// ```swift
/// try stage.tap("Add one")
/// try stage.tap(.identifier("add"))
/// try stage.tap(.view("UISwitch", index: 1))
/// ```
///
/// All that is given has to fit. Of several elements that fit, ``index`` chooses one, from 0 on, by rows from top to
/// bottom; without it, several are an error.
public struct StageTarget: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The label of the element, or the text that it shows; nil for any.
    public var text: String?
    /// The accessibility identifier; nil for any.
    public var identifier: String?
    /// The class of the view, or one from which its class inherits; nil for any.
    public var className: String?
    /// Which one of the elements that fit; nil if there is only one.
    public var index: Int?

    private enum CodingKeys: String, CodingKey { case text, identifier, className = "class", index }

    /// No element fits, several do, or a touch cannot reach the one that fits.
    public struct Failure: Error, Equatable, CustomStringConvertible, Sendable {
        /// One line that says what was sought and what is there.
        public let description: String
    }

    /// Creates a target that is an element with a text.
    public init(stringLiteral text: String) { self.text = text }

    init(text: String? = nil, identifier: String? = nil, className: String? = nil, index: Int? = nil) {
        (self.text, self.identifier, self.className, self.index) = (text, identifier, className, index)
    }

    /// Returns an element with a label, or one that shows a text.
    public static func text(_ text: String, index: Int? = nil) -> StageTarget { StageTarget(text: text, index: index) }
    /// Returns an element with an accessibility identifier.
    public static func identifier(_ identifier: String, index: Int? = nil) -> StageTarget {
        StageTarget(identifier: identifier, index: index)
    }
    /// Returns a view of a class, or of one that inherits from it.
    public static func view(_ className: String, index: Int? = nil) -> StageTarget {
        StageTarget(className: className, index: index)
    }

    /// The target in words, such as `the text "Add"`.
    var words: String {
        [
            text.map { "the text \"\($0)\"" }, identifier.map { "the identifier \"\($0)\"" },
            className.map { "the class \($0)" },
        ].compactMap(\.self).joined(separator: " and ")
    }
}

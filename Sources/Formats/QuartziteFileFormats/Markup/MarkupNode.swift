/// An element of an XML document as written in the file; nodes are stored in document order.
package struct MarkupNode: Sendable {
    /// The name, including its prefix.
    package let name: String
    /// The values of the attributes, by name.
    package var attributes: [String: String]
    /// The line on which the element starts, from 1.
    package let line: Int
    /// The index of the parent element; nil for the root.
    package let parent: Int?
    /// The index after the last element inside this one.
    package internal(set) var end: Int
    /// The text of the element, without that of its children.
    package internal(set) var text = ""
}

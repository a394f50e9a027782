/// An element of a document as written in the file; nodes are stored in document order.
struct InterfaceNode: Sendable {
    let name: String
    var attributes: [String: String]
    /// The line in the file, counted from 1.
    let line: Int
    /// The index of the parent element; nil for the root.
    let parent: Int?
    /// The index after the last element inside this one.
    var end: Int
    /// The text inside an element without child elements.
    var text = ""
}

/// One element of a document as the file has it, in a list in document order.
struct InterfaceNode: Sendable {
    let name: String
    var attributes: [String: String]
    /// Counted from 1.
    let line: Int
    /// The index of the element around this one; nil for the root.
    let parent: Int?
    /// The index after the last element inside this one.
    var end: Int
    /// The characters inside an element without child elements.
    var text = ""
}

/// The kind of a document (interface_builder.md I1).
package enum InterfaceDocumentKind: Hashable, Sendable {
    /// A document of scenes with view controllers.
    case storyboard
    /// A document of views and other objects with a File's Owner.
    case xib

    /// Creates the kind for a document's `type`; nil for documents that are not for iOS.
    init?(type: String) {
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": self = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": self = .xib
        default: return nil
        }
    }

    /// Returns the message for a type that is not supported.
    static func refusal(ofType type: String) -> String {
        guard !type.isEmpty else { return "the document has no type" }
        let platforms = [("AppleTV", "tvOS"), ("WatchKit", "watchOS"), (".Cocoa.", "macOS")]
        guard let platform = platforms.first(where: { type.contains($0.0) })?.1 else {
            return "the type \(type.excerpt) is not that of a storyboard or xib of iOS"
        }
        return "the type \(type.excerpt) is that of a document for \(platform), not for iOS"
    }
}

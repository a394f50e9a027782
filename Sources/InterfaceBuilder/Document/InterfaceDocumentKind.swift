/// What a document holds (interface_builder.md I1).
package enum InterfaceDocumentKind: Hashable, Sendable {
    /// Scenes with view controllers.
    case storyboard
    /// Views and other objects with a File's Owner.
    case xib

    /// The kind of the documents with this `type`, or nil if they are not documents of iOS.
    init?(type: String) {
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": self = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": self = .xib
        default: return nil
        }
    }

    /// The message for a type that is neither.
    static func refusal(ofType type: String) -> String {
        guard !type.isEmpty else { return "the document has no type" }
        let platforms = [("AppleTV", "tvOS"), ("WatchKit", "watchOS"), (".Cocoa.", "macOS")]
        guard let platform = platforms.first(where: { type.contains($0.0) })?.1 else {
            return "the type \(type.excerpt) is not that of a storyboard or xib of iOS"
        }
        return "the type \(type.excerpt) is that of a document for \(platform), not for iOS"
    }
}

import QuartziteUIDrawing

/// An object of a document that is neither a responder nor an item of a bar.
@MainActor package protocol NibObject: NSObject {
    init?(coder: NSCoder)
    func awakeFromNib()
}

import QuartziteUIDrawing

/// A cell of a list, which a document describes with its contents and segues.
@MainActor package protocol StoryboardCell: UIView {
    /// The view that holds the contents.
    var contentView: UIView { get }
    /// The segues that the cell performs.
    var segues: CellSegues { get set }
}

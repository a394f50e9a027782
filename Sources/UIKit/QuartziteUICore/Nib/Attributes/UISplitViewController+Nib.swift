import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UISplitViewController {
    /// Sets the attributes of a split view controller.
    func decodeSplitViewAttributes(from coder: NibCoder) {
        let element = coder.element
        element.attribute("preferredDisplayMode").flatMap { DisplayMode.words[$0] }.map { preferredDisplayMode = $0 }
        coder.written("presentsWithGesture") { presentsWithGesture = $0 }
        coder.number("preferredPrimaryColumnWidthFraction") { preferredPrimaryColumnWidthFraction = $0 }
        coder.number("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = $0 }
        coder.number("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = $0 }
    }
}

extension UISplitViewController.DisplayMode {
    /// The modes, by the words of documents, including former ones.
    fileprivate static let words: [String: Self] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        "primaryHidden": .primaryHidden, "allVisible": .allVisible, "primaryOverlay": .primaryOverlay,
    ]
}

import QuartziteInterfaceBuilder
import QuartziteUICore

extension UICollectionView {
    /// Returns the layout of a collection view of a document; a flow layout if it has none, and with other coders.
    static func layout(from coder: NSCoder) -> UICollectionViewLayout {
        guard let coder = coder as? NibCoder, let element = coder.element.child(forKey: "collectionViewLayout"),
            let layout = coder.object(for: element) as? UICollectionViewLayout
        else { return UICollectionViewFlowLayout() }
        return layout
    }

    /// Sets the attributes of a collection view (interface_builder.md I92).
    func decodeCollectionViewAttributes(from coder: NibCoder) {
        let element = coder.element
        allowsSelection = element.bool("allowsSelection")
        allowsMultipleSelection = element.bool("allowsMultipleSelection")
        isPrefetchingEnabled = element.bool("prefetchingEnabled")
        coder.view("backgroundView").map { backgroundView = $0 }
    }
}

extension UICollectionViewCell {
    /// Sets the attributes of a cell, whose content view is in place.
    func decodeCellAttributes(from coder: NibCoder) {
        coder.view("backgroundView").map { backgroundView = $0 }
        coder.view("selectedBackgroundView").map { selectedBackgroundView = $0 }
        decodeConstraints(from: coder)
    }
}

extension UICollectionViewFlowLayout {
    /// Sets the attributes of a flow layout (interface_builder.md I92).
    func decodeFlowLayoutAttributes(from coder: NibCoder) {
        let element = coder.element
        let directions: [String: UICollectionView.ScrollDirection] = ["vertical": .vertical, "horizontal": .horizontal]
        coder.word("scrollDirection", directions) { scrollDirection = $0 }
        coder.number("minimumLineSpacing") { minimumLineSpacing = $0 }
        coder.number("minimumInteritemSpacing") { minimumInteritemSpacing = $0 }
        element.size("itemSize").map { itemSize = $0 }
        element.size("headerReferenceSize").map { headerReferenceSize = $0 }
        element.size("footerReferenceSize").map { footerReferenceSize = $0 }
        element.size("estimatedItemSize").map { estimatedItemSize = $0 }
        if element.bool("automaticEstimatedItemSize") { estimatedItemSize = Self.automaticSize }
        coder.insets("sectionInset").map { sectionInset = $0 }
    }
}

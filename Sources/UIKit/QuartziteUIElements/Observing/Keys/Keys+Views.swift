import QuartziteUICore

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiCollectionViewFocusUpdateContext = ObservableKeys(
        of: UICollectionViewFocusUpdateContext.self,
        ["nextFocusedIndexPath": \.nextFocusedIndexPath, "previouslyFocusedIndexPath": \.previouslyFocusedIndexPath])
    private static let uiTableViewFocusUpdateContext = ObservableKeys(
        of: UITableViewFocusUpdateContext.self,
        ["nextFocusedIndexPath": \.nextFocusedIndexPath, "previouslyFocusedIndexPath": \.previouslyFocusedIndexPath])

    /// The properties of classes in the folder Views.
    static let elementsViews: [ObservableKeys] = [uiCollectionViewFocusUpdateContext, uiTableViewFocusUpdateContext]
}

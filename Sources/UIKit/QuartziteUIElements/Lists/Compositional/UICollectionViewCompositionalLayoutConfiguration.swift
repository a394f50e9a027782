import QuartziteUICore

/// A closure that returns the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// The settings of a whole compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the layout scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The views at the boundaries of the whole layout; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area to which the insets of sections refer; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates settings with the default values.
    public override init() { super.init() }
}

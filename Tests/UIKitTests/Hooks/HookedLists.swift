import UIKit

// Lists that note the calls of methods that apps override.

final class HookedLayout: UICollectionViewFlowLayout {
    override func prepare() {
        HookLog.note("UICollectionViewLayout.prepare()")
        super.prepare()
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        HookLog.note("UICollectionViewLayout.layoutAttributesForElements(in:)")
        return super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        HookLog.note("UICollectionViewLayout.layoutAttributesForItem(at:)")
        return super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        HookLog.note("UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)")
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        HookLog.note("UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)")
        return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        HookLog.note("UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)")
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        HookLog.note("UICollectionViewLayout.invalidationContext(forBoundsChange:)")
        return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        HookLog.note("UICollectionViewLayout.invalidateLayout(with:)")
        super.invalidateLayout(with: context)
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        HookLog.note("UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
        return super.targetContentOffset(
            forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        HookLog.note("UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        HookLog.note("UICollectionViewLayout.prepare(forCollectionViewUpdates:)")
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() {
        HookLog.note("UICollectionViewLayout.finalizeCollectionViewUpdates()")
        super.finalizeCollectionViewUpdates()
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        HookLog.note("UICollectionViewLayout.initialLayoutAttributesForAppearingItem(at:)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        HookLog.note("UICollectionViewLayout.finalLayoutAttributesForDisappearingItem(at:)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        HookLog.note("UICollectionViewLayout.prepareForTransition(from:)")
        super.prepareForTransition(from: oldLayout)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        HookLog.note("UICollectionViewLayout.prepareForTransition(to:)")
        super.prepareForTransition(to: newLayout)
    }
    override func finalizeLayoutTransition() {
        HookLog.note("UICollectionViewLayout.finalizeLayoutTransition()")
        super.finalizeLayoutTransition()
    }
    override class var layoutAttributesClass: AnyClass {
        HookLog.note("UICollectionViewLayout.layoutAttributesClass")
        return super.layoutAttributesClass
    }
    override var collectionViewContentSize: CGSize {
        HookLog.note("UICollectionViewLayout.collectionViewContentSize")
        return super.collectionViewContentSize
    }
    override class var invalidationContextClass: AnyClass {
        HookLog.note("UICollectionViewLayout.invalidationContextClass")
        return super.invalidationContextClass
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        HookLog.note("UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection")
        return true
    }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        HookLog.note("UICollectionViewLayout.developmentLayoutDirection")
        return super.developmentLayoutDirection
    }
}

final class HookedItem: UICollectionViewCell {
    override func prepareForReuse() {
        HookLog.note("UICollectionReusableView.prepareForReuse()")
        super.prepareForReuse()
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        HookLog.note("UICollectionReusableView.apply(_:)")
        super.apply(layoutAttributes)
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        HookLog.note("UICollectionReusableView.preferredLayoutAttributesFitting(_:)")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        HookLog.note("UICollectionViewCell.updateConfiguration(using:)")
        super.updateConfiguration(using: state)
    }
    override func dragStateDidChange(_ dragState: DragState) {
        HookLog.note("UICollectionViewCell.dragStateDidChange(_:)")
        super.dragStateDidChange(dragState)
    }
}

final class HookedCell: UITableViewCell {
    override func prepareForReuse() {
        HookLog.note("UITableViewCell.prepareForReuse()")
        super.prepareForReuse()
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        HookLog.note("UITableViewCell.updateConfiguration(using:)")
        super.updateConfiguration(using: state)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        HookLog.note("UITableViewCell.setEditing(_:animated:)")
        super.setEditing(editing, animated: animated)
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        HookLog.note("UITableViewCell.setSelected(_:animated:)")
        super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        HookLog.note("UITableViewCell.setHighlighted(_:animated:)")
        super.setHighlighted(highlighted, animated: animated)
    }
    override func dragStateDidChange(_ dragState: DragState) {
        HookLog.note("UITableViewCell.dragStateDidChange(_:)")
        super.dragStateDidChange(dragState)
    }
}

final class HookedHeader: UITableViewHeaderFooterView {
    override func prepareForReuse() {
        HookLog.note("UITableViewHeaderFooterView.prepareForReuse()")
        super.prepareForReuse()
    }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        HookLog.note("UITableViewHeaderFooterView.updateConfiguration(using:)")
        super.updateConfiguration(using: state)
    }
}

/// A layout of one item, which takes the size that the item prefers.
final class HookedCustomLayout: UICollectionViewLayout {
    private var size = CGSize(width: 50, height: 50)

    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap(\.self)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(origin: .zero, size: size)
        return attributes
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        HookLog.note(
            "UICollectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)")
        _ = super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        return true
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        HookLog.note("UICollectionViewLayout.invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)")
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}

/// An item that prefers a size of 80 by 80 points.
final class GrowingItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 80, height: 80)
        return layoutAttributes
    }
}

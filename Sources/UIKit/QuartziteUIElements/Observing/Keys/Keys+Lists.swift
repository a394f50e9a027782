import QuartziteUICore

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let nsCollectionLayoutAnchor = ObservableKeys(
        of: NSCollectionLayoutAnchor.self,
        [
            "edges": \.edges, "isAbsoluteOffset": \.isAbsoluteOffset, "isFractionalOffset": \.isFractionalOffset,
            "offset": \.offset,
        ])
    private static let nsCollectionLayoutBoundarySupplementaryItem = ObservableKeys(
        of: NSCollectionLayoutBoundarySupplementaryItem.self,
        [
            "alignment": \.alignment, "extendsBoundary": \.extendsBoundary, "offset": \.offset,
            "pinToVisibleBounds": \.pinToVisibleBounds,
        ])
    private static let nsCollectionLayoutDecorationItem = ObservableKeys(
        of: NSCollectionLayoutDecorationItem.self, ["elementKind": \.elementKind, "zIndex": \.zIndex])
    private static let nsCollectionLayoutDimension = ObservableKeys(
        of: NSCollectionLayoutDimension.self,
        [
            "dimension": \.dimension, "isAbsolute": \.isAbsolute, "isEstimated": \.isEstimated,
            "isFractionalHeight": \.isFractionalHeight, "isFractionalWidth": \.isFractionalWidth,
            "isUniformAcrossSiblings": \.isUniformAcrossSiblings,
        ])
    private static let nsCollectionLayoutEdgeSpacing = ObservableKeys(
        of: NSCollectionLayoutEdgeSpacing.self,
        ["bottom": \.bottom, "leading": \.leading, "top": \.top, "trailing": \.trailing])
    private static let nsCollectionLayoutGroup = ObservableKeys(
        of: NSCollectionLayoutGroup.self, ["interItemSpacing": \.interItemSpacing, "subitems": \.subitems])
    private static let nsCollectionLayoutGroupCustomItem = ObservableKeys(
        of: NSCollectionLayoutGroupCustomItem.self, ["frame": \.frame, "zIndex": \.zIndex])
    private static let nsCollectionLayoutItem = ObservableKeys(
        of: NSCollectionLayoutItem.self,
        [
            "contentInsets": \.contentInsets, "edgeSpacing": \.edgeSpacing, "layoutSize": \.layoutSize,
            "supplementaryItems": \.supplementaryItems,
        ])
    private static let nsCollectionLayoutSection = ObservableKeys(
        of: NSCollectionLayoutSection.self,
        [
            "boundarySupplementaryItems": \.boundarySupplementaryItems, "contentInsets": \.contentInsets,
            "contentInsetsReference": \.contentInsetsReference, "decorationItems": \.decorationItems,
            "interGroupSpacing": \.interGroupSpacing, "orthogonalScrollingBehavior": \.orthogonalScrollingBehavior,
            "orthogonalScrollingProperties": \.orthogonalScrollingProperties,
            "supplementariesFollowContentInsets": \.supplementariesFollowContentInsets,
            "supplementaryContentInsetsReference": \.supplementaryContentInsetsReference,
            "visibleItemsInvalidationHandler": \.visibleItemsInvalidationHandler,
        ])
    private static let nsCollectionLayoutSize = ObservableKeys(
        of: NSCollectionLayoutSize.self, ["heightDimension": \.heightDimension, "widthDimension": \.widthDimension])
    private static let nsCollectionLayoutSpacing = ObservableKeys(
        of: NSCollectionLayoutSpacing.self,
        ["isFixedSpacing": \.isFixedSpacing, "isFlexibleSpacing": \.isFlexibleSpacing, "spacing": \.spacing])
    private static let nsCollectionLayoutSupplementaryItem = ObservableKeys(
        of: NSCollectionLayoutSupplementaryItem.self,
        [
            "containerAnchor": \.containerAnchor, "elementKind": \.elementKind, "itemAnchor": \.itemAnchor,
            "zIndex": \.zIndex,
        ])
    private static let nsDiffableDataSourceSnapshotReference = ObservableKeys(
        of: NSDiffableDataSourceSnapshotReference.self,
        [
            "itemIdentifiers": \.itemIdentifiers, "numberOfItems": \.numberOfItems,
            "numberOfSections": \.numberOfSections, "sectionIdentifiers": \.sectionIdentifiers,
        ])
    private static let uiCollectionLayoutSectionOrthogonalScrollingProperties = ObservableKeys(
        of: UICollectionLayoutSectionOrthogonalScrollingProperties.self,
        ["bounce": \.bounce, "decelerationRate": \.decelerationRate])
    private static let uiCollectionReusableView = ObservableKeys(
        of: UICollectionReusableView.self, ["reuseIdentifier": \.reuseIdentifier])
    private static let uiCollectionView = ObservableKeys(
        of: UICollectionView.self,
        [
            "allowsFocus": \.allowsFocus, "allowsFocusDuringEditing": \.allowsFocusDuringEditing,
            "allowsMultipleSelection": \.allowsMultipleSelection,
            "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
            "allowsSelection": \.allowsSelection, "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
            "backgroundView": \.backgroundView, "collectionViewLayout": \.collectionViewLayout,
            "contextMenuInteraction": \.contextMenuInteraction, "dataSource": \.dataSource, "delegate": \.delegate,
            "dragDelegate": \.dragDelegate, "dragInteractionEnabled": \.dragInteractionEnabled,
            "dropDelegate": \.dropDelegate, "hasActiveDrag": \.hasActiveDrag, "hasActiveDrop": \.hasActiveDrop,
            "indexPathsForSelectedItems": \.indexPathsForSelectedItems,
            "indexPathsForVisibleItems": \.indexPathsForVisibleItems, "isEditing": \.isEditing,
            "isPrefetchingEnabled": \.isPrefetchingEnabled, "isSpringLoaded": \.isSpringLoaded,
            "numberOfSections": \.numberOfSections, "prefetchDataSource": \.prefetchDataSource,
            "remembersLastFocusedIndexPath": \.remembersLastFocusedIndexPath,
        ])
    private static let uiCollectionView2 = ObservableKeys(
        of: UICollectionView.self,
        [
            "reorderingCadence": \.reorderingCadence, "selectionFollowsFocus": \.selectionFollowsFocus,
            "selfSizingInvalidation": \.selfSizingInvalidation, "visibleCells": \.visibleCells,
        ])
    private static let uiCollectionViewCell = ObservableKeys(
        of: UICollectionViewCell.self,
        [
            "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
            "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
            "backgroundConfiguration": \.backgroundConfiguration, "backgroundView": \.backgroundView,
            "configurationState": \.configurationState, "configurationUpdateHandler": \.configurationUpdateHandler,
            "contentConfiguration": \.contentConfiguration, "contentView": \.contentView,
            "isHighlighted": \.isHighlighted, "isSelected": \.isSelected,
            "selectedBackgroundView": \.selectedBackgroundView,
        ])
    private static let uiCollectionViewCompositionalLayout = ObservableKeys(
        of: UICollectionViewCompositionalLayout.self, ["configuration": \.configuration])
    private static let uiCollectionViewCompositionalLayoutConfiguration = ObservableKeys(
        of: UICollectionViewCompositionalLayoutConfiguration.self,
        [
            "boundarySupplementaryItems": \.boundarySupplementaryItems,
            "contentInsetsReference": \.contentInsetsReference, "interSectionSpacing": \.interSectionSpacing,
            "scrollDirection": \.scrollDirection,
        ])
    private static let uiCollectionViewController = ObservableKeys(
        of: UICollectionViewController.self,
        [
            "clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear, "collectionView": \.collectionView,
            "collectionViewLayout": \.collectionViewLayout,
            "installsStandardGestureForInteractiveMovement": \.installsStandardGestureForInteractiveMovement,
        ])
    private static let uiCollectionViewDropProposal = ObservableKeys(
        of: UICollectionViewDropProposal.self, ["intent": \.intent])
    private static let uiCollectionViewFlowLayout = ObservableKeys(
        of: UICollectionViewFlowLayout.self,
        [
            "estimatedItemSize": \.estimatedItemSize, "footerReferenceSize": \.footerReferenceSize,
            "headerReferenceSize": \.headerReferenceSize, "itemSize": \.itemSize,
            "minimumInteritemSpacing": \.minimumInteritemSpacing, "minimumLineSpacing": \.minimumLineSpacing,
            "scrollDirection": \.scrollDirection,
            "sectionFootersPinToVisibleBounds": \.sectionFootersPinToVisibleBounds,
            "sectionHeadersPinToVisibleBounds": \.sectionHeadersPinToVisibleBounds, "sectionInset": \.sectionInset,
            "sectionInsetReference": \.sectionInsetReference,
        ])
    private static let uiCollectionViewFlowLayoutInvalidationContext = ObservableKeys(
        of: UICollectionViewFlowLayoutInvalidationContext.self,
        [
            "invalidateFlowLayoutAttributes": \.invalidateFlowLayoutAttributes,
            "invalidateFlowLayoutDelegateMetrics": \.invalidateFlowLayoutDelegateMetrics,
        ])
    private static let uiCollectionViewFocusUpdateContext = ObservableKeys(
        of: UICollectionViewFocusUpdateContext.self,
        ["nextFocusedIndexPath": \.nextFocusedIndexPath, "previouslyFocusedIndexPath": \.previouslyFocusedIndexPath])
    private static let uiCollectionViewLayout = ObservableKeys(
        of: UICollectionViewLayout.self,
        [
            "collectionView": \.collectionView, "collectionViewContentSize": \.collectionViewContentSize,
            "developmentLayoutDirection": \.developmentLayoutDirection,
            "flipsHorizontallyInOppositeLayoutDirection": \.flipsHorizontallyInOppositeLayoutDirection,
        ])
    private static let uiCollectionViewLayoutAttributes = ObservableKeys(
        of: UICollectionViewLayoutAttributes.self,
        [
            "alpha": \.alpha, "bounds": \.bounds, "center": \.center, "frame": \.frame, "indexPath": \.indexPath,
            "isHidden": \.isHidden, "representedElementCategory": \.representedElementCategory,
            "representedElementKind": \.representedElementKind, "size": \.size, "transform": \.transform,
            "transform3D": \.transform3D, "zIndex": \.zIndex,
        ])
    private static let uiCollectionViewLayoutInvalidationContext = ObservableKeys(
        of: UICollectionViewLayoutInvalidationContext.self,
        [
            "contentOffsetAdjustment": \.contentOffsetAdjustment, "contentSizeAdjustment": \.contentSizeAdjustment,
            "invalidateDataSourceCounts": \.invalidateDataSourceCounts, "invalidateEverything": \.invalidateEverything,
            "invalidatedDecorationIndexPaths": \.invalidatedDecorationIndexPaths,
            "invalidatedItemIndexPaths": \.invalidatedItemIndexPaths,
            "invalidatedSupplementaryIndexPaths": \.invalidatedSupplementaryIndexPaths,
        ])
    private static let uiCollectionViewListCell = ObservableKeys(
        of: UICollectionViewListCell.self,
        [
            "accessories": \.accessories, "indentationLevel": \.indentationLevel,
            "indentationWidth": \.indentationWidth, "indentsAccessories": \.indentsAccessories,
            "separatorLayoutGuide": \.separatorLayoutGuide,
        ])
    private static let uiCollectionViewTransitionLayout = ObservableKeys(
        of: UICollectionViewTransitionLayout.self,
        ["currentLayout": \.currentLayout, "nextLayout": \.nextLayout, "transitionProgress": \.transitionProgress])
    private static let uiCollectionViewUpdateItem = ObservableKeys(
        of: UICollectionViewUpdateItem.self,
        [
            "indexPathAfterUpdate": \.indexPathAfterUpdate, "indexPathBeforeUpdate": \.indexPathBeforeUpdate,
            "updateAction": \.updateAction,
        ])
    private static let uiContextualAction = ObservableKeys(
        of: UIContextualAction.self,
        [
            "backgroundColor": \.backgroundColor, "handler": \.handler, "image": \.image, "style": \.style,
            "title": \.title,
        ])
    private static let uiListContentView = ObservableKeys(
        of: UIListContentView.self,
        [
            "configuration": \.configuration, "imageLayoutGuide": \.imageLayoutGuide,
            "secondaryTextLayoutGuide": \.secondaryTextLayoutGuide, "textLayoutGuide": \.textLayoutGuide,
        ])
    private static let uiSwipeActionsConfiguration = ObservableKeys(
        of: UISwipeActionsConfiguration.self,
        ["actions": \.actions, "performsFirstActionWithFullSwipe": \.performsFirstActionWithFullSwipe])
    private static let uiTableView = ObservableKeys(
        of: UITableView.self,
        [
            "allowsFocus": \.allowsFocus, "allowsFocusDuringEditing": \.allowsFocusDuringEditing,
            "allowsMultipleSelection": \.allowsMultipleSelection,
            "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
            "allowsSelection": \.allowsSelection, "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
            "backgroundView": \.backgroundView, "contextMenuInteraction": \.contextMenuInteraction,
            "dataSource": \.dataSource, "delegate": \.delegate, "dragDelegate": \.dragDelegate,
            "dragInteractionEnabled": \.dragInteractionEnabled, "dropDelegate": \.dropDelegate,
            "estimatedRowHeight": \.estimatedRowHeight, "estimatedSectionFooterHeight": \.estimatedSectionFooterHeight,
            "estimatedSectionHeaderHeight": \.estimatedSectionHeaderHeight, "fillerRowHeight": \.fillerRowHeight,
            "hasActiveDrag": \.hasActiveDrag, "hasActiveDrop": \.hasActiveDrop,
            "indexPathForSelectedRow": \.indexPathForSelectedRow,
            "indexPathsForSelectedRows": \.indexPathsForSelectedRows,
            "indexPathsForVisibleRows": \.indexPathsForVisibleRows, "isEditing": \.isEditing,
            "isPrefetchingEnabled": \.isPrefetchingEnabled,
        ])
    private static let uiTableView2 = ObservableKeys(
        of: UITableView.self,
        [
            "isSpringLoaded": \.isSpringLoaded, "numberOfSections": \.numberOfSections,
            "prefetchDataSource": \.prefetchDataSource,
            "remembersLastFocusedIndexPath": \.remembersLastFocusedIndexPath, "rowHeight": \.rowHeight,
            "sectionFooterHeight": \.sectionFooterHeight, "sectionHeaderHeight": \.sectionHeaderHeight,
            "sectionHeaderTopPadding": \.sectionHeaderTopPadding,
            "sectionIndexBackgroundColor": \.sectionIndexBackgroundColor, "sectionIndexColor": \.sectionIndexColor,
            "sectionIndexMinimumDisplayRowCount": \.sectionIndexMinimumDisplayRowCount,
            "sectionIndexTrackingBackgroundColor": \.sectionIndexTrackingBackgroundColor,
            "selectionFollowsFocus": \.selectionFollowsFocus, "selfSizingInvalidation": \.selfSizingInvalidation,
            "separatorColor": \.separatorColor, "separatorEffect": \.separatorEffect,
            "separatorInset": \.separatorInset, "separatorInsetReference": \.separatorInsetReference,
            "separatorStyle": \.separatorStyle, "style": \.style, "tableFooterView": \.tableFooterView,
            "tableHeaderView": \.tableHeaderView, "visibleCells": \.visibleCells,
        ])
    private static let uiTableViewCell = ObservableKeys(
        of: UITableViewCell.self,
        [
            "accessoryType": \.accessoryType, "accessoryView": \.accessoryView,
            "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
            "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
            "backgroundConfiguration": \.backgroundConfiguration, "backgroundView": \.backgroundView,
            "configurationState": \.configurationState, "configurationUpdateHandler": \.configurationUpdateHandler,
            "contentConfiguration": \.contentConfiguration, "contentView": \.contentView,
            "detailTextLabel": \.detailTextLabel, "editingAccessoryType": \.editingAccessoryType,
            "editingAccessoryView": \.editingAccessoryView, "editingStyle": \.editingStyle, "imageView": \.imageView,
            "indentationLevel": \.indentationLevel, "indentationWidth": \.indentationWidth, "isEditing": \.isEditing,
            "isHighlighted": \.isHighlighted, "isSelected": \.isSelected, "reuseIdentifier": \.reuseIdentifier,
            "selectedBackgroundView": \.selectedBackgroundView, "selectionStyle": \.selectionStyle,
            "separatorInset": \.separatorInset,
        ])
    private static let uiTableViewCell2 = ObservableKeys(
        of: UITableViewCell.self,
        [
            "shouldIndentWhileEditing": \.shouldIndentWhileEditing,
            "showingDeleteConfirmation": \.showingDeleteConfirmation, "showsReorderControl": \.showsReorderControl,
            "textLabel": \.textLabel,
        ])
    private static let uiTableViewController = ObservableKeys(
        of: UITableViewController.self,
        [
            "clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear, "refreshControl": \.refreshControl,
            "tableView": \.tableView,
        ])
    private static let uiTableViewDropProposal = ObservableKeys(of: UITableViewDropProposal.self, ["intent": \.intent])
    private static let uiTableViewFocusUpdateContext = ObservableKeys(
        of: UITableViewFocusUpdateContext.self,
        ["nextFocusedIndexPath": \.nextFocusedIndexPath, "previouslyFocusedIndexPath": \.previouslyFocusedIndexPath])
    private static let uiTableViewHeaderFooterView = ObservableKeys(
        of: UITableViewHeaderFooterView.self,
        [
            "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
            "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
            "backgroundConfiguration": \.backgroundConfiguration, "backgroundView": \.backgroundView,
            "configurationState": \.configurationState, "configurationUpdateHandler": \.configurationUpdateHandler,
            "contentConfiguration": \.contentConfiguration, "contentView": \.contentView,
            "detailTextLabel": \.detailTextLabel, "reuseIdentifier": \.reuseIdentifier, "textLabel": \.textLabel,
        ])
    private static let uiTableViewRowAction = ObservableKeys(
        of: UITableViewRowAction.self,
        [
            "backgroundColor": \.backgroundColor, "backgroundEffect": \.backgroundEffect, "style": \.style,
            "title": \.title,
        ])

    /// The properties of classes in the folder Lists.
    static let elementsLists: [ObservableKeys] = [
        nsCollectionLayoutAnchor, nsCollectionLayoutBoundarySupplementaryItem, nsCollectionLayoutDecorationItem,
        nsCollectionLayoutDimension, nsCollectionLayoutEdgeSpacing, nsCollectionLayoutGroup,
        nsCollectionLayoutGroupCustomItem, nsCollectionLayoutItem, nsCollectionLayoutSection, nsCollectionLayoutSize,
        nsCollectionLayoutSpacing, nsCollectionLayoutSupplementaryItem, nsDiffableDataSourceSnapshotReference,
        uiCollectionLayoutSectionOrthogonalScrollingProperties, uiCollectionReusableView, uiCollectionView,
        uiCollectionView2, uiCollectionViewCell, uiCollectionViewCompositionalLayout,
        uiCollectionViewCompositionalLayoutConfiguration, uiCollectionViewController, uiCollectionViewDropProposal,
        uiCollectionViewFlowLayout, uiCollectionViewFlowLayoutInvalidationContext, uiCollectionViewFocusUpdateContext,
        uiCollectionViewLayout, uiCollectionViewLayoutAttributes, uiCollectionViewLayoutInvalidationContext,
        uiCollectionViewListCell, uiCollectionViewTransitionLayout, uiCollectionViewUpdateItem, uiContextualAction,
        uiListContentView, uiSwipeActionsConfiguration, uiTableView, uiTableView2, uiTableViewCell, uiTableViewCell2,
        uiTableViewController, uiTableViewDropProposal, uiTableViewFocusUpdateContext, uiTableViewHeaderFooterView,
        uiTableViewRowAction,
    ]
}

extension NSCollectionLayoutAnchor: ListedObject {}
extension NSCollectionLayoutDimension: ListedObject {}
extension NSCollectionLayoutEdgeSpacing: ListedObject {}
extension NSCollectionLayoutGroupCustomItem: ListedObject {}
extension NSCollectionLayoutItem: ListedObject {}
extension NSCollectionLayoutSection: ListedObject {}
extension NSCollectionLayoutSize: ListedObject {}
extension NSCollectionLayoutSpacing: ListedObject {}
extension NSDiffableDataSourceSnapshotReference: ListedObject {}
extension UICollectionLayoutSectionOrthogonalScrollingProperties: ListedObject {}
extension UICollectionViewCompositionalLayoutConfiguration: ListedObject {}
extension UICollectionViewLayout: ListedObject {}
extension UICollectionViewLayoutAttributes: ListedObject {}
extension UICollectionViewLayoutInvalidationContext: ListedObject {}
extension UICollectionViewUpdateItem: ListedObject {}
extension UIContextualAction: ListedObject {}
extension UISwipeActionsConfiguration: ListedObject {}
extension UITableViewRowAction: ListedObject {}

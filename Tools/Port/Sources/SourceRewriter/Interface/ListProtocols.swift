/// The protocols of tables and collection views; `make interface` generates this file.
let protocolsOfLists = """
    protocol UICollectionViewDataSource: AnyObject {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView( _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath ) -> UICollectionReusableView
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView( _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
        func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
        func collectionView( _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int ) -> IndexPath
    }
    protocol UICollectionViewDataSourcePrefetching: AnyObject {
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
    }
    protocol UICollectionViewDelegate: UIScrollViewDelegate {
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
        func collectionView( _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
        func collectionView( _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
        func collectionView( _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
        func collectionView( _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
        func collectionView( _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath ) -> IndexPath
        func collectionView( _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath ) -> IndexPath { proposedIndexPath }
        func collectionView( _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout ) -> UICollectionViewTransitionLayout
        func collectionView( _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath ) -> Bool
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
        func collectionView( _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint ) -> UIContextMenuConfiguration?
        func collectionView( _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint ) -> UIContextMenuConfiguration? { nil }
        func collectionView( _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath ) -> UITargetedPreview?
        func collectionView( _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath ) -> UITargetedPreview?
        func collectionView( _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
        func collectionView( _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
        func collectionView( _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
        func collectionView( _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
        func collectionView( _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
        func collectionView( _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath ) -> Bool { false }
        func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
        func collectionView( _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext ) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView( _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext ) -> Bool { true }
        func collectionView( _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator ) {}
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
        func collectionView( _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath ) -> Bool { true }
    }
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
        func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath ) -> CGSize
        func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int ) -> UIEdgeInsets
        func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int ) -> CGFloat
        func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int ) -> CGFloat
        func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int ) -> CGSize
        func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int ) -> CGSize
    }
    protocol UICollectionViewDragDelegate: NSObjectProtocol {
        func collectionView( _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint ) -> [UIDragItem]
        func collectionView( _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath ) -> UIDragPreviewParameters? { nil }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
        func collectionView( _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession ) -> Bool { true }
        func collectionView( _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession ) -> Bool { false }
    }
    protocol UICollectionViewDropDelegate: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
        func collectionView( _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath? ) -> UICollectionViewDropProposal
        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    }
    protocol UITableViewDataSource: AnyObject {
        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView( _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    }
    protocol UITableViewDataSourcePrefetching: AnyObject {
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
    }
    protocol UITableViewDelegate: UIScrollViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
        func tableView( _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath ) -> UISwipeActionsConfiguration? { nil }
        func tableView( _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath ) -> UISwipeActionsConfiguration? { nil }
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
        func tableView( _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath ) -> UITableViewCell.EditingStyle { .delete }
        func tableView( _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath ) -> String? { nil }
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
        func tableView( _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath ) -> IndexPath { proposedDestinationIndexPath }
        func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
        func tableView( _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint ) -> UIContextMenuConfiguration? { nil }
        func tableView( _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
        func tableView( _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
        func tableView( _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
        func tableView( _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
        func tableView( _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
        func tableView( _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext ) -> Bool { true }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
        func tableView( _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext ) -> Bool { true }
        func tableView( _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator ) {}
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
        func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }
    }
    protocol UITableViewDragDelegate: NSObjectProtocol {
        func tableView( _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint ) -> [UIDragItem]
        func tableView( _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath ) -> UIDragPreviewParameters? { nil }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
        func tableView( _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession ) -> Bool { true }
        func tableView( _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession ) -> Bool { false }
    }
    protocol UITableViewDropDelegate: NSObjectProtocol {
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
        func tableView( _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath? ) -> UITableViewDropProposal
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    }
    """

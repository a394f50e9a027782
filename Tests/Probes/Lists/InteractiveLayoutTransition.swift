import UIKit

final class InteractiveLayoutTransition: UICollectionViewController {
    func scrub(to layout: UICollectionViewLayout) {
        let transition = collectionView.startInteractiveTransition(to: layout) { completed, finished in
            print(completed, finished)
        }
        transition.transitionProgress = 0.5
        transition.updateValue(3, forAnimatedKey: "offset")
        collectionView.finishInteractiveTransition()
    }

    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}

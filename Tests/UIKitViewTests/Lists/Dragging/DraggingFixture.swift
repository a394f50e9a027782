import UIKit
import UIKitTestSupport

extension MenuScreen {
    /// Adds a collection view of 400 by 400 points, whose items of 100 by 100 points leave no gaps.
    ///
    /// Cells have the reuse identifier "cell"; the view retains the data source.
    func addGrid(
        of items: some UICollectionViewDataSource & UICollectionViewDragDelegate,
        settings: (UICollectionView) -> Void
    ) -> UICollectionView {
        screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let view = OwningCollection(
                frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
            view.owned = [items]
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            view.dragDelegate = items
            settings(view)
            root.view.addSubview(view)
            return view
        }
    }
}

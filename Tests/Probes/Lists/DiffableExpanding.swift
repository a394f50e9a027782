import UIKit

final class DiffableExpanding: UIViewController {
    func handle(_ source: UICollectionViewDiffableDataSource<Int, String>) {
        source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Always open" }
        source.sectionSnapshotHandlers.willExpandItem = { [weak self] item in self?.title = item }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
            var children = current
            children.append(["\(parent) 1", "\(parent) 2"])
            return children
        }
    }
}

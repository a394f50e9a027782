import UIKit

final class DiffableReconfigure: UIViewController {
    func refresh(_ source: UITableViewDiffableDataSource<Int, Int>) {
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([1, 2])
        snapshot.reloadSections([0])
        source.apply(snapshot)
        source.applySnapshotUsingReloadData(snapshot)
    }
}

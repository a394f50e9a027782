import UIKit
import UIKitTestSupport

extension HookScene {
    /// Items whose layout and cells are hooked.
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
        var count = 12
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.backgroundColor = .systemTeal
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    }

    private func makeLayout() -> HookedLayout {
        let layout = HookedLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 400, height: 20)
        return layout
    }

    /// Scrolls, changes and moves the items of a collection view, and gives it another layout.
    func showItems() {
        let (items, layout) = (Items(), makeLayout())
        kept.append(items)
        let view = screen.scene.run {
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        }
        run {
            view.register(HookedItem.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
            view.dataSource = items
            view.dragDelegate = items
            view.dragInteractionEnabled = true
            root.view.addSubview(view)
        }
        screen.drag([(200, 250), (200, 150), (200, 50)])
        wait()
        run { view.setContentOffset(.zero, animated: false) }
        run {
            items.count = 13
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        }
        wait()
        run {
            items.count = 12
            view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        }
        wait()
        run {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            view.reloadData()
        }
        run { view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)) }
        run { view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150)) }
        run { view.endInteractiveMovement() }
        wait()
        let next = makeLayout()
        run { view.setCollectionViewLayout(next, animated: true) }
        wait()
        run { view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
        drag(from: CGPoint(x: 50, y: 80))
        run { view.bounds.size.width = 320 }
        run { view.removeFromSuperview() }
        showGrowingItem()
    }

    /// Shows one item that needs another size than its layout gives it.
    private func showGrowingItem() {
        let items = Items()
        items.count = 1
        kept.append(items)
        let view = screen.scene.run {
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: HookedCustomLayout())
        }
        run {
            view.register(GrowingItem.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            root.view.addSubview(view)
        }
        run { view.removeFromSuperview() }
    }

    /// Lifts what is at a point, and drops it below.
    private func drag(from point: CGPoint) {
        screen.touch(.began, point.x, point.y)
        wait(0.8)
        screen.touch(.moved, point.x + 10, point.y + 60)
        wait(0.2)
        screen.touch(.ended, point.x + 10, point.y + 60)
        wait()
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }
    }

    /// Scrolls, selects, edits and drags the rows of a table.
    func showRows() {
        let rows = Rows()
        kept.append(rows)
        let table = screen.scene.run { UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }
        run {
            table.register(HookedCell.self, forCellReuseIdentifier: "cell")
            table.register(HookedHeader.self, forHeaderFooterViewReuseIdentifier: "title")
            table.rowHeight = 40
            table.dataSource = rows
            table.delegate = rows
            table.dragDelegate = rows
            table.dragInteractionEnabled = true
            root.view.addSubview(table)
        }
        stage.tap(CGPoint(x: 200, y: 100))
        wait()
        screen.drag([(200, 250), (200, 150), (200, 50)])
        wait()
        run { table.setEditing(true, animated: false) }
        run { table.setEditing(false, animated: false) }
        drag(from: CGPoint(x: 200, y: 100))
        run { table.reloadData() }
        run { table.removeFromSuperview() }
    }
}

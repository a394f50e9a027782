import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Rows and items have context menus") struct ListMenuTests {
    let stage = MenuScreen()
    let owner = Owner()

    final class Owner: RowSource, UITableViewDelegate, UITableViewDragDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var lines: [String] = []
        var preview: UIViewController?

        init() { super.init([["a", "b", "c"]]) }

        private func menu(_ name: String) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(
                identifier: name as NSString, previewProvider: preview.map { shown in { shown } }
            ) { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.lines.append("copy \(name)") }])
            }
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { indexPath.row == 2 ? nil : menu("\(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { lines.append("commit \(configuration.identifier)") }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("open \(configuration.identifier)") }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("close \(configuration.identifier)") }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            lines.append("items \(indexPath.row)")
            return [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))]
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menu(indexPaths.map { "\($0.item)" }.joined(separator: "+"))
        }
    }

    private func table(_ prepare: (UITableView) -> Void = { _ in }) -> UITableView {
        stage.screen.run {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 50
            table.dataSource = owner
            table.delegate = owner
            prepare(table)
            stage.root.view.addSubview(table)
            return table
        }
    }

    private func press(_ x: CGFloat, _ y: CGFloat) {
        stage.screen.touch(.began, x, y)
        stage.wait(1.2)
        stage.screen.touch(.ended, x, y)
        stage.wait(0.1)
    }

    @Test("A long press on a row lifts its cell and opens its menu")
    func row() throws {
        let table = table()
        press(100, 75)
        #expect(owner.lines == ["open 1"] && table.cellForRow(at: IndexPath(row: 1, section: 0))?.alpha == 0)
        #expect(table.indexPathForSelectedRow == nil && table.contextMenuInteraction?.menuAppearance == .rich)
        stage.tap(try #require(stage.place("Copy")))
        stage.wait()
        #expect(owner.lines == ["open 1", "close 1", "copy 1"])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("A row without a menu, and the space below the rows, open none")
    func none() {
        _ = table()
        press(100, 125)
        press(100, 250)
        #expect(owner.lines.isEmpty && stage.label("Copy") == nil)
    }

    @Test("A tap on the preview of a row performs its action")
    func commit() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 300, height: 200)
        owner.preview = preview
        _ = table()
        press(100, 25)
        let shown = try #require(preview.view.window.map { preview.view.convert(preview.view.bounds, to: $0) })
        stage.tap(CGPoint(x: shown.midX, y: shown.midY))
        stage.wait()
        #expect(owner.lines == ["open 0", "commit 0", "close 0"])
    }

    @Test("A finger that moves while the menu of a row is open drags the row instead")
    func drag() {
        let table = table { $0.dragDelegate = owner }
        stage.screen.touch(.began, 100, 25)
        stage.wait(0.9)
        #expect(stage.label("Copy") != nil && !table.hasActiveDrag)
        stage.screen.touch(.moved, 100, 28)
        #expect(!table.hasActiveDrag)
        stage.screen.touch(.moved, 100, 60)
        stage.wait()
        #expect(table.hasActiveDrag && stage.label("Copy") == nil)
        #expect(owner.lines.filter { $0 != "items 0" } == ["open 0", "close 0"])
        stage.screen.touch(.cancelled, 100, 60)
        stage.wait()
        #expect(!table.hasActiveDrag && table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("A press on one of several selected items is for all of them, and one beside the items for none")
    func items() throws {
        let view = stage.screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.allowsMultipleSelection = true
            view.dataSource = owner
            view.delegate = owner
            stage.root.view.addSubview(view)
            view.layoutIfNeeded()
            for item in [2, 0] {
                view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
            return view
        }
        for (point, name) in [
            (CGPoint(x: 50, y: 50), "0+2"), (CGPoint(x: 200, y: 50), "1"), (CGPoint(x: 50, y: 500), ""),
        ] {
            press(point.x, point.y)
            stage.tap(try #require(stage.place("Copy"), "\(name)"))
            stage.wait()
            #expect(owner.lines.last == "copy \(name)")
        }
        #expect(view.visibleCells.count == 6)
    }
}

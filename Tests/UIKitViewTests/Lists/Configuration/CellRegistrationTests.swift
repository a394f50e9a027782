import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Registrations make and configure cells") struct CellRegistrationTests {
    private let screen = TestScreen()

    final class Titled: UICollectionViewCell {
        var title = ""
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        let cells = UICollectionView.CellRegistration<Titled, String> { cell, path, item in
            cell.title = "\(item) at \(path.item)"
        }
        let others = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in view.accessibilityIdentifier = "\(kind) \(path.section)" }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            if indexPath.item == 1 {
                return view.dequeueConfiguredReusableCell(using: others, for: indexPath, item: 7)
            }
            return view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item")
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
    }

    @Test("Cells and headers are configured, and reused for their own registration only") func configuring() {
        let source = Source()
        let view = screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 50)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            view.owned = [source]
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
        #expect(view.visibleCells.prefix(3).map { ($0 as? Titled)?.title } == ["item at 0", nil, "item at 2"])
        #expect(
            view.visibleCells[1].tag == 7
                && view.visibleCells[1].reuseIdentifier != view.visibleCells[0].reuseIdentifier)
        let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        #expect(header?.accessibilityIdentifier == "UICollectionElementKindSectionHeader 0")
        for step in 1...10 { screen.run { view.contentOffset.y = CGFloat(step) * 60 } }
        #expect(view.visibleCells.allSatisfy { ($0 as? Titled)?.title.hasPrefix("item at 1") ?? false })
        #expect(view.visibleCells.contains { (($0 as? Titled)?.reuses ?? 0) > 0 })
    }

    @Test("A registration made for each cell ends the program with Apple's words") func late() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Late: NSObject, UICollectionViewDataSource {
                    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
                    {
                        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
                    }
                }
                let source = Late()
                let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Attempted to dequeue a cell using a registration that was created inside"), "\(words)")
    }
}

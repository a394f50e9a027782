import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Settings of lists, and further accessories") struct ListConfigurationTests {
    private let screen = TestScreen()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private final class Source: NSObject, UICollectionViewDataSource {
        var configure: (UICollectionViewListCell, Int) -> Void = { _, _ in }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? UICollectionViewListCell { configure(cell, indexPath.item) }
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    private func show(
        _ list: UICollectionLayoutListConfiguration,
        _ configure: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
    ) -> UICollectionView {
        let source = Source()
        source.configure = configure
        return screen.run {
            let view = OwningCollection(
                frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
            )
            view.owned = [source]
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
    }

    @Test("The padding above headers moves them and the rows") func headers() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        let kind = UICollectionView.elementKindSectionHeader
        func header(_ view: UICollectionView) -> CGRect {
            view.supplementaryView(forElementKind: kind, at: path(0))?.frame ?? .null
        }
        let plain = show(list)
        #expect(header(plain).minY == 22)
        list.headerTopPadding = 12
        let padded = show(list)
        #expect(header(padded).minY == 12 && padded.cellForItem(at: path(0))?.frame.minY == header(padded).maxY)
        #expect(padded.contentSize.height == plain.contentSize.height - 10)
    }

    @Test("Separators have the colour of the settings, and none are shown without them") func separators() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.separatorConfiguration.color = .red
        func isRed(_ y: Int) -> Bool { screen.pixel(100, y)[0] > screen.pixel(100, y)[1] + 60 }
        let view = show(list)
        #expect(isRed(43) && isRed(87) && !isRed(60))
        screen.run { view.removeFromSuperview() }
        list.showsSeparators = false
        _ = show(list)
        #expect(!isRed(43) && !isRed(87))
    }

    @Test("Plain sidebars extend from edge to edge, other sidebars and inset groups do not") func appearances() {
        func frame(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> CGRect? {
            show(UICollectionLayoutListConfiguration(appearance: appearance)).cellForItem(at: path(0))?.frame
        }
        #expect(frame(.sidebarPlain)?.minX == 0 && frame(.sidebarPlain)?.width == 200)
        #expect(frame(.sidebar)?.minX == 16 && frame(.insetGrouped)?.minX == 16 && frame(.grouped)?.minX == 0)
    }

    @Test("A view of one's own has the place and the width that its configuration reserves") func customViews() throws {
        let toggle = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let view = show(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, item in
            guard item == 0 else { return }
            let custom = UICellAccessory.CustomViewConfiguration(
                customView: toggle, placement: .trailing(displayed: .always, at: { _ in 0 }),
                reservedLayoutWidth: .custom(60), maintainsFixedSize: true)
            cell.accessories = [.disclosureIndicator(), .customView(configuration: custom)]
        }
        let cell = try #require(view.cellForItem(at: path(0)))
        let frame = toggle.convert(toggle.bounds, to: cell)
        // 16 points of margin, a sign of 8, a space of 12, and 60 for the view.
        #expect(frame.size == CGSize(width: 30, height: 20) && frame.midY == 22)
        #expect(abs(cell.contentView.frame.maxX - (200 - 16 - 8 - 60 - 2 * 12)) <= 12)
        #expect(frame.minX >= cell.contentView.frame.maxX && frame.maxX <= 200 - 16)
    }

    @Test("The circle of a multiselect accessory fills when its cell is selected while editing") func circles() throws {
        let view = show(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
            cell.accessories = [.multiselect(displayed: .whenEditing, options: .init(backgroundColor: .red))]
        }
        let cell = try #require(view.cellForItem(at: path(0)))
        #expect(cell.contentView.frame.minX == 0)
        screen.run {
            view.allowsMultipleSelectionDuringEditing = true
            view.isEditing = true
        }
        #expect(cell.contentView.frame.minX == 16 + 22 && screen.pixel(20, 22) != [255, 0, 0, 255])
        screen.run { view.selectItem(at: path(0), animated: false, scrollPosition: []) }
        #expect(screen.pixel(20, 22) == [255, 0, 0, 255])
    }
}

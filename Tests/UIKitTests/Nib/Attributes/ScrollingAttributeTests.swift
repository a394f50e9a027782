import QuartziteInterfaceBuilder
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Attributes of scroll views, tables and collections") struct ScrollingAttributeTests {
    private func view<View: UIView>(_ xml: String, as type: View.Type = View.self) throws -> View {
        try NibView(xml).object()
    }

    @Test("A scroll view clips only if the document says so", .rule("I87"))
    func scrollView() throws {
        try NibView.run {
            let plain: UIScrollView = try view(#"<scrollView id="1"/>"#)
            #expect(!plain.clipsToBounds && plain.isScrollEnabled && plain.bounces && !plain.isPagingEnabled)
            let scroll: UIScrollView = try view(
                """
                <scrollView clipsSubviews="YES" scrollEnabled="NO" pagingEnabled="YES" alwaysBounceVertical="YES"
                    showsVerticalScrollIndicator="NO" maximumZoomScale="3" keyboardDismissMode="onDrag"
                    contentInsetAdjustmentBehavior="never" id="1">
                <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
                <size key="contentSize" width="500" height="600"/></scrollView>
                """)
            #expect(scroll.clipsToBounds && !scroll.isScrollEnabled && scroll.isPagingEnabled)
            #expect(scroll.alwaysBounceVertical && !scroll.showsVerticalScrollIndicator)
            #expect(scroll.maximumZoomScale == 3 && scroll.keyboardDismissMode == .onDrag)
            #expect(scroll.contentInsetAdjustmentBehavior == .never)
            #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            #expect(scroll.contentSize == CGSize(width: 500, height: 600))
        }
    }

    @Test("A text view has the attributes of its element", .rule("I86"))
    func textView() throws {
        try NibView.run {
            let text: UITextView = try view(
                """
                <textView editable="NO" id="1"><string key="text">Long text</string>
                <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
                """)
            #expect(text.text == "Long text" && !text.isEditable && text.isSelectable)
            #expect(text.font == .systemFont(ofSize: 14))
        }
    }

    @Test("A table has the style, heights and views of its element", .rule("I89"))
    func tableView() throws {
        try NibView.run {
            let table: UITableView = try view(
                """
                <tableView style="grouped" rowHeight="60" sectionHeaderHeight="18" separatorStyle="none"
                    allowsSelection="NO" alwaysBounceVertical="YES" id="1">
                <view key="tableHeaderView" id="2"><rect key="frame" width="320" height="70"/></view>
                <color key="backgroundColor" systemColor="systemTealColor"/></tableView>
                """)
            #expect(table.style == .grouped && table.rowHeight == 60 && table.sectionHeaderHeight == 18)
            #expect(table.separatorStyle == .none && !table.allowsSelection && table.alwaysBounceVertical)
            #expect(table.tableHeaderView?.frame.height == 70 && table.backgroundColor == .systemTeal)
        }
    }

    @Test("The labels of a cell's style are those of the document", .rule("I90"))
    func cell() throws {
        try NibView.run {
            let nib = try NibView(
                """
                <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="3" detailTextLabel="4"
                    reuseIdentifier="row" accessoryType="checkmark" selectionStyle="none" id="1">
                <rect key="frame" width="320" height="44"/><tableViewCellContentView key="contentView" id="2">
                <rect key="frame" width="290" height="44"/><subviews><label text="Title" id="3"/>
                <label text="Detail" id="4"/></subviews></tableViewCellContentView></tableViewCell>
                """)
            let cell: UITableViewCell = try nib.object()
            #expect(cell.reuseIdentifier == "row" && cell.accessoryType == .checkmark && cell.selectionStyle == .none)
            let (content, title, detail): (UIView, UILabel, UILabel) = try (
                nib.object("2"), nib.object("3"), nib.object("4")
            )
            #expect(cell.contentView === content && cell.textLabel === title && cell.detailTextLabel === detail)
            #expect(cell.textLabel?.text == "Title")
        }
    }

    @Test("The constraints of a cell of a collection refer to its content", .rule("I92"))
    func collectionCell() throws {
        try NibView.run {
            let nib = try NibView(
                """
                <collectionViewCell id="1"><rect key="frame" width="80" height="60"/>
                <view key="contentView" id="2"><rect key="frame" width="80" height="60"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="3"/></subviews></view><constraints>
                <constraint firstItem="3" firstAttribute="leading" secondItem="1" secondAttribute="leading"
                    constant="5" id="4"/>
                <constraint firstAttribute="trailing" secondItem="3" secondAttribute="trailing" constant="5" id="5"/>
                <constraint firstItem="3" firstAttribute="top" secondItem="1" secondAttribute="top" id="6"/>
                <constraint firstItem="3" firstAttribute="height" constant="9" id="7"/></constraints>
                </collectionViewCell>
                """)
            let cell: UICollectionViewCell = try nib.object()
            cell.layoutIfNeeded()
            #expect(try nib.object("3", as: UIView.self).frame == CGRect(x: 5, y: 0, width: 70, height: 9))
        }
    }

    @Test("A collection has the layout of the document", .rule("I92"))
    func collectionLayout() throws {
        try NibView.run {
            let collection: UICollectionView = try view(
                """
                <collectionView id="1"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7"
                    minimumInteritemSpacing="8" scrollDirection="horizontal" id="2">
                <size key="itemSize" width="90" height="91"/><size key="headerReferenceSize" width="0" height="12"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
                </collectionView>
                """)
            let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
            #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 8)
            #expect(layout.scrollDirection == .horizontal && layout.itemSize == CGSize(width: 90, height: 91))
            #expect(layout.headerReferenceSize.height == 12 && layout.estimatedItemSize == .zero)
            #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        }
    }

    @Test("Bars outside controllers have the items of the document", .rule("I93"))
    func bars() throws {
        try NibView.run {
            let toolbar: UIToolbar = try view(
                """
                <toolbar id="1"><items><barButtonItem systemItem="done" id="2"/>
                <barButtonItem systemItem="flexibleSpace" id="3"/><barButtonItem title="Go" style="done" id="4"/>
                </items></toolbar>
                """)
            #expect(toolbar.items?.map(\.title) == ["Done", "", "Go"] && toolbar.items?[2].style == .done)
            let bar: UINavigationBar = try view(
                """
                <navigationBar translucent="NO" barStyle="black" id="1"><color key="barTintColor"
                    systemColor="systemRedColor"/><textAttributes key="titleTextAttributes">
                <color key="textColor" systemColor="systemYellowColor"/></textAttributes>
                <items><navigationItem title="Page" id="2"><barButtonItem key="rightBarButtonItem" title="R" id="3"/>
                </navigationItem></items></navigationBar>
                """)
            #expect(!bar.isTranslucent && bar.barStyle == .black && bar.barTintColor == .systemRed)
            #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemYellow)
            #expect(bar.topItem?.title == "Page" && bar.topItem?.rightBarButtonItem?.title == "R")
            let tabs: UITabBar = try view(
                """
                <tabBar id="1"><items><tabBarItem title="One" tag="4" id="2"/>
                <tabBarItem systemItem="topRated" id="3"/></items></tabBar>
                """)
            #expect(tabs.items?.map(\.title) == ["One", "Top Rated"] && tabs.items?.first?.tag == 4)
            let search: UISearchBar = try view(#"<searchBar placeholder="Find" showsCancelButton="YES" id="1"/>"#)
            #expect(search.placeholder == "Find" && search.showsCancelButton)
        }
    }
}

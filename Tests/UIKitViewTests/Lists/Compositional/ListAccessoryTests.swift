import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Options of a list cell's accessories") struct ListAccessoryTests {
    private let screen = TestScreen()

    /// Shows accessories in the first cell of a list.
    private func show(_ accessories: [UICellAccessory]) throws -> (UICollectionView, UICollectionViewListCell) {
        for view in screen.window.subviews { view.removeFromSuperview() }
        let (view, _) = screen.addList(cell: { cell, item in
            if item == 1 { cell.accessories = accessories }
        })
        return (view, try #require(view.visibleCells.first as? UICollectionViewListCell))
    }

    /// The box of the red pixels in the first row.
    private var red: PixelRect? { screen.box { $0 >> 16 & 255 > 200 && $0 & 0xFFFF < 0x4000 } }

    @Test("Checkmarks and disclosures have their tint colour, and one of them is hidden while the list is edited")
    func signs() throws {
        let (_, cell) = try show([.checkmark(options: .init(tintColor: .red))])
        let mark = try #require(red)
        #expect(mark.minX >= 169 && mark.maxX <= 184 && mark.minY > 10 && mark.maxY < 34)
        screen.run { cell.accessories = [] }
        #expect(red == nil && cell.contentView.frame.width == 200)
        let (view, other) = try show([
            .disclosureIndicator(displayed: .whenNotEditing, options: .init(tintColor: .red))
        ])
        #expect(red != nil && other.contentView.frame.maxX == 200 - 16 - 8)
        screen.run { view.isEditing = true }
        screen.advance(to: 1)
        #expect(red == nil && other.contentView.frame.maxX == 200)
    }

    @Test("A hidden accessory keeps its place, and cannot be tapped") func hidden() throws {
        var taps = 0
        let (_, shown) = try show([.detail(options: .init(tintColor: .red)) { taps += 1 }])
        let place = shown.contentView.frame
        #expect(red != nil)
        screen.drag([(173, 22), (174, 22)])
        let (_, cell) = try show([.detail(options: .init(isHidden: true, tintColor: .red)) { taps += 1 }])
        #expect(red == nil && abs(cell.contentView.frame.maxX - 162) < 0.01, "\(cell.contentView.frame) \(place)")
        screen.drag([(173, 22), (174, 22)])
        #expect(taps == 1)
    }

    @Test("A label has its font and colour, and as much space as its text or its options want") func labels() throws {
        func label(_ width: UICellAccessory.LayoutDimension, _ size: UIFont.TextStyle) throws -> (UILabel, CGFloat) {
            let options = UICellAccessory.LabelOptions(
                reservedLayoutWidth: width, tintColor: .red, font: .preferredFont(forTextStyle: size),
                adjustsFontForContentSizeCategory: true)
            let (_, cell) = try show([.label(text: "12", displayed: .always, options: options)])
            var found: UILabel?
            cell.forEach { if let label = $0 as? UILabel, label.text == "12" { found = label } }
            return (try #require(found), cell.contentView.frame.maxX)
        }
        let (small, end) = try label(.actual, .footnote)
        #expect(small.font == .preferredFont(forTextStyle: .footnote) && small.textColor == .red)
        #expect(abs(end - (200 - 16 - small.intrinsicContentSize.width)) < 0.5)
        #expect(small.adjustsFontForContentSizeCategory)
        let (large, largeEnd) = try label(.actual, .title1)
        #expect(largeEnd < end && large.font.pointSize > small.font.pointSize)
        #expect(try label(.custom(60), .footnote).1 == 200 - 16 - 60)
    }

    @Test("A line separates the reorder control from an accessory before it, unless its options hide it")
    func reorderLine() throws {
        func line(_ accessories: [UICellAccessory]) throws -> CGRect? {
            let (_, cell) = try show(accessories)
            var found: CGRect?
            cell.forEach {
                if $0.bounds.width <= 1, $0.bounds.height == 24 { found = $0.convert($0.bounds, to: cell) }
            }
            return found
        }
        let frame = try #require(try line([.checkmark(), .reorder(displayed: .always)]))
        #expect(frame.minX > 200 - 16 - 22 - 12 && frame.maxX < 200 - 16 - 22 && frame.midY == 22)
        #expect(try line([.reorder(displayed: .always)]) == nil)
        let plain = UICellAccessory.ReorderOptions(showsVerticalSeparator: false)
        #expect(try line([.checkmark(), .reorder(displayed: .always, options: plain)]) == nil)
    }

    @Test("A delete control appears while the list is edited, and an insert control performs its action")
    func editing() throws {
        var log: [String] = []
        let (view, cell) = try show([
            .delete(displayed: .whenEditing) { log.append("delete") }, .insert { log.append("insert") },
        ])
        #expect(cell.contentView.frame.minX == 0)
        screen.run { view.isEditing = true }
        screen.advance(to: 1)
        #expect(abs(cell.contentView.frame.minX - (16 + 22 + 12 + 22)) < 0.01)
        screen.drag([(27, 22), (28, 22)])
        screen.drag([(61, 22), (62, 22)])
        #expect(log == ["delete", "insert"])
    }
}

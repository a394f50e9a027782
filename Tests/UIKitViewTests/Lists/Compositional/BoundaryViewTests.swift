import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Boundary views and dimensions of compositional layouts") struct BoundaryViewTests {
    private let screen = TestScreen()
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A section of rows of 40 points.
    private func rows() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private func show(_ section: NSCollectionLayoutSection, items: Int = 2) -> UICollectionView {
        screen.addCollection(ItemSource([Array(0..<items)]), UICollectionViewCompositionalLayout(section: section))
    }

    @Test("A boundary view is moved by its offset, and may lie over the content") func offsets() {
        let section = rows()
        let top = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: header, alignment: .top,
            absoluteOffset: CGPoint(x: 5, y: -4))
        let bottom = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(50), .absolute(20)), elementKind: footer, alignment: .bottomTrailing,
            absoluteOffset: CGPoint(x: 0, y: 8))
        bottom.extendsBoundary = false
        section.boundarySupplementaryItems = [top, bottom]
        let view = show(section)
        #expect(
            view.supplementaryView(forElementKind: header, at: path(0))?.frame
                == CGRect(x: 5, y: -4, width: 200, height: 30))
        #expect(
            view.supplementaryView(forElementKind: footer, at: path(0))?.frame
                == CGRect(x: 150, y: 110 - 20 + 8, width: 50, height: 20))
        #expect(view.contentSize.height == 110 && view.cellForItem(at: path(0))?.frame.minY == 30)
    }

    @Test(
        "Boundary views have the insets of the content, those of another area, or none",
        arguments: [(UIContentInsetsReference.automatic, CGFloat(25)), (.none, 0), (.layoutMargins, 8)])
    func insets(_ reference: UIContentInsetsReference, _ inset: CGFloat) {
        let section = rows()
        (section.contentInsets.leading, section.contentInsets.trailing) = (25, 25)
        section.supplementaryContentInsetsReference = reference
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: header, alignment: .top)
        ]
        let frame = show(section).supplementaryView(forElementKind: header, at: path(0))?.frame
        #expect(frame == CGRect(x: inset, y: 0, width: 200 - 2 * inset, height: 30))
    }

    @Test("Items with uniform heights are as high as the highest of their group") func uniform() {
        final class Sized: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                attributes.size.height = attributes.indexPath.item == 1 ? 90 : 50
                return attributes
            }
        }
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item, item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let source = ItemSource([[0, 1, 2, 3]])
        let view = screen.run {
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            view.owned = [source]
            view.register(Sized.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
        let heights = (0..<4).map { view.cellForItem(at: path($0))?.frame.height }
        #expect(heights == [90, 90, 50, 50] && view.cellForItem(at: path(2))?.frame.minY == 90)
    }

    @Test("The properties of scrolling across the layout choose deceleration and bouncing") func scrolling() throws {
        let section = rows()
        section.orthogonalScrollingBehavior = .groupPaging
        let view = show(section, items: 6)
        let usual = try #require(view.scrollers.first)
        #expect(usual.bounces && !usual.alwaysBounceHorizontal && usual.decelerationRate == .fast)
        section.orthogonalScrollingProperties.decelerationRate = .normal
        section.orthogonalScrollingProperties.bounce = .always
        let always = try #require(show(section, items: 6).scrollers.first)
        #expect(always.bounces && always.alwaysBounceHorizontal && always.decelerationRate == .normal)
        section.orthogonalScrollingProperties.bounce = .never
        let never = try #require(show(section, items: 6).scrollers.first)
        #expect(!never.bounces && !never.alwaysBounceHorizontal)
    }
}

import UIKit

final class CompositionalHeader: UIViewController {
    func add(to section: NSCollectionLayoutSection) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing,
            absoluteOffset: CGPoint(x: 0, y: 8))
        footer.extendsBoundary = false
        section.boundarySupplementaryItems = [header, footer]
        section.supplementaryContentInsetsReference = .none
    }
}

import UIKit

final class CompositionalScrollDirection: UIViewController {
    func turn(_ layout: UICollectionViewCompositionalLayout) {
        let configuration = layout.configuration
        configuration.scrollDirection = .horizontal
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .absolute(60), heightDimension: .fractionalHeight(1)),
                elementKind: "global", alignment: .leading)
        ]
        layout.configuration = configuration
    }
}

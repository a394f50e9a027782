import UIKit

final class CompositionalUniform: UIViewController {
    func group() -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 80))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return .horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)), subitems: [item])
    }
}

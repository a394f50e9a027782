import UIKit

final class CompositionalNested: UIViewController {
    func section() -> NSCollectionLayoutSection {
        let leading = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: small, count: 2)
        let nested = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4)),
            subitems: [leading, trailing])
        return NSCollectionLayoutSection(group: nested)
    }
}

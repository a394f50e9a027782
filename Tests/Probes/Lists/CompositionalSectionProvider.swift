import UIKit

final class CompositionalSectionProvider: UIViewController {
    func layout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.scrollDirection = .vertical
        configuration.contentInsetsReference = .layoutMargins
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                let isWide = environment.traitCollection.horizontalSizeClass == .regular
                let columns = isWide ? 5 : index + 1
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                    repeatingSubitem: item, count: columns)
                return NSCollectionLayoutSection(group: group)
            }, configuration: configuration)
    }
}

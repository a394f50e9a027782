import UIKit

final class CompositionalDecoration: UICollectionReusableView {
    static func layout(with section: NSCollectionLayoutSection) -> UICollectionViewLayout {
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(CompositionalDecoration.self, forDecorationViewOfKind: "background")
        return layout
    }
}

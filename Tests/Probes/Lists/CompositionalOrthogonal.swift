import UIKit

final class CompositionalOrthogonal: UIViewController {
    func section(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.orthogonalScrollingProperties.decelerationRate = .normal
        section.orthogonalScrollingProperties.bounce = .always
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
    }
}

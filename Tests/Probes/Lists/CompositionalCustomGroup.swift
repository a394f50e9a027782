import UIKit

final class CompositionalCustomGroup: UIViewController {
    func group() -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
        return NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let width = environment.container.effectiveContentSize.width
            return (0..<3).map { index in
                let frame = CGRect(x: width / 4 * CGFloat(index), y: CGFloat(index) * 30, width: width / 2, height: 80)
                return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index)
            }
        }
    }
}

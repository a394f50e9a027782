import UIKit

final class ListAppearances: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let all: [UICollectionLayoutListConfiguration.Appearance] = [
            .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
        ]
        for appearance in all {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.backgroundColor = .secondarySystemBackground
            configuration.headerTopPadding = 12
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout))
        }
    }
}

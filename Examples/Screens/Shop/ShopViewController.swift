import UIKit

/// The shop: shelves that scroll sideways on a page that scrolls down, with a basket in the bar.
final class ShopViewController: UIViewController {
    private struct Item: Hashable {
        let shelf: String
        let product: Product
    }

    private let shelves = Shelf.all
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: ShopLayout.make(for: shelves))
    private lazy var dataSource = makeDataSource()
    private let basketButton = UIButton(configuration: .plain())
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .systemBackground
        navigationController?.navigationBar.prefersLargeTitles = true
        basketButton.configuration?.image = UIImage(systemName: "bag")
        basketButton.configuration?.imagePadding = 4
        basketButton.addAction(UIAction { [weak self] _ in self?.showBasket() }, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: basketButton)
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Item>()
        for shelf in shelves {
            snapshot.appendSections([shelf])
            snapshot.appendItems(shelf.products.map { Item(shelf: shelf.title, product: $0) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, Item> {
        let banner = UICollectionView.CellRegistration<BannerCell, Product> { cell, _, product in
            cell.show(product)
        }
        let card = UICollectionView.CellRegistration<ProductCell, Product> { [weak self] cell, indexPath, product in
            cell.show(product, isRow: self?.shelves[indexPath.section].style == .rows) {
                self?.add(product)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = self?.shelves[indexPath.section].title
            content.directionalLayoutMargins.leading = self?.shelves[indexPath.section].style == .grid ? 7 : 0
            view.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Shelf, Item>(collectionView: collectionView) {
            [shelves] collectionView, indexPath, item in
            if shelves[indexPath.section].style == .banner {
                return collectionView.dequeueConfiguredReusableCell(using: banner, for: indexPath, item: item.product)
            }
            return collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: item.product)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func add(_ product: Product) {
        count += 1
        basketButton.configuration?.title = "\(count)"
        basketButton.configuration?.image = UIImage(systemName: "bag.fill")
        basketButton.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
        UIView.animate(springDuration: 0.6, bounce: 0.6) { [self] in
            basketButton.transform = .identity
        }
    }

    private func showBasket() {
        let message = count == 1 ? "There is one thing in it." : "There are \(count) things in it."
        let alert = UIAlertController(title: "Your basket", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Empty", style: .destructive) { [weak self] _ in self?.emptyBasket() })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    private func emptyBasket() {
        count = 0
        basketButton.configuration?.title = nil
        basketButton.configuration?.image = UIImage(systemName: "bag")
    }
}

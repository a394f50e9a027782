import UIKit

/// A grid of pictures; a tapped one zooms out of its place to the whole screen.
final class PhotoGridViewController: UICollectionViewController {
    private lazy var dataSource = makeDataSource()
    private var thumbnails: [Photo: UIImage] = [:]
    private var columns = 3

    init() {
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Pictures"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "square.grid.2x2"),
            primaryAction: UIAction { [weak self] _ in self?.changeColumns() })
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
        snapshot.appendSections([0])
        snapshot.appendItems(Photo.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Photo> {
        let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { [weak self] cell, _, photo in
            cell.imageView.image = self?.thumbnail(of: photo)
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = photo.title
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
        }
    }

    private func thumbnail(of photo: Photo) -> UIImage {
        if let known = thumbnails[photo] {
            return known
        }
        let image = photo.image(size: CGSize(width: 200, height: 200))
        thumbnails[photo] = image
        return image
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private func changeColumns() {
        columns = columns == 3 ? 5 : 3
        collectionView.setCollectionViewLayout(makeLayout(), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
        let page = PhotoViewController(photo: photo)
        page.preferredTransition = .zoom { [weak self] context in
            guard
                let self, let page = context.zoomedViewController as? PhotoViewController,
                let indexPath = dataSource.indexPath(for: page.photo)
            else { return nil }
            return (self.collectionView.cellForItem(at: indexPath) as? PhotoCell)?.imageView
        }
        navigationController?.pushViewController(page, animated: true)
    }
}

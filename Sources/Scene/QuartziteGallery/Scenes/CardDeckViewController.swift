import UIKit

/// A deck of cards that rotate as the user scrolls through them, and an animated reordering.
final class CardDeckViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var hues = (0..<12).map { CGFloat($0) / 12 }
    private lazy var deck = UICollectionView(frame: view.bounds, collectionViewLayout: CardLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.13, alpha: 1)
        deck.backgroundColor = .clear
        deck.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        deck.showsHorizontalScrollIndicator = false
        deck.decelerationRate = .fast
        deck.register(CardCell.self, forCellWithReuseIdentifier: "card")
        deck.dataSource = self
        deck.delegate = self
        view.addSubview(deck)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { hues.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(hue: hues[indexPath.item])
        return cell
    }

    /// Removes the tapped card.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        hues.remove(at: indexPath.item)
        collectionView.performBatchUpdates { collectionView.deleteItems(at: [indexPath]) }
    }
}

/// A coloured card, labelled with its hue in degrees.
private final class CardCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 18
        label.frame = CGRect(x: 18, y: 14, width: 140, height: 34)
        label.font = .systemFont(ofSize: 26, weight: .bold)
        label.textColor = .white
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(hue: CGFloat) {
        label.text = "\(Int((hue * 360).rounded()))°"
        contentView.backgroundColor = UIColor(hue: hue, saturation: 0.65, brightness: 0.9, alpha: 1)
    }
}

/// A row of cards in which those at the sides are rotated.
private final class CardLayout: UICollectionViewLayout {
    private let card = CGSize(width: 180, height: 240)
    private let step: CGFloat = 110
    private var gone: [IndexPath] = []

    private var bounds: CGRect { collectionView?.bounds ?? .zero }
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        CGSize(width: bounds.width + CGFloat(max(count - 1, 0)) * step, height: bounds.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.insetBy(dx: -60, dy: 0).intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = bounds.width / 2 + CGFloat(indexPath.item) * step
        let away = (place - bounds.midX) / step
        let turn = min(max(away, -1), 1)
        attributes.size = card
        attributes.center = CGPoint(x: place + turn * 50, y: bounds.midY)
        attributes.zIndex = -Int(abs(away).rounded())
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 700
        transform = CATransform3DRotate(transform, -turn * 0.9, 0, 1, 0)
        let scale = 1 - 0.12 * abs(turn)
        attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let card = min(max((proposedContentOffset.x / step).rounded(), 0), CGFloat(max(count - 1, 0)))
        return CGPoint(x: card * step, y: proposedContentOffset.y)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        gone = updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
    }

    /// Moves a removed card up.
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard gone.contains(itemIndexPath), let last = layoutAttributesForItem(at: itemIndexPath) else { return nil }
        last.center.y -= bounds.height
        last.alpha = 0
        return last
    }
}

import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SelfSizingItemTests {
    private let screen = TestScreen()

    /// A cell whose text wraps at a width of 80 points.
    final class TextItem: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.text = "The quick brown fox jumps over the lazy dog"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.widthAnchor.constraint(equalToConstant: 80),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A cell that returns its size from `sizeThatFits(_:)`.
    final class SizedItem: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
    }

    /// A cell that returns its size from `systemLayoutSizeFitting`.
    final class FittingItem: UICollectionViewCell {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width + 5, height: 21) }
    }

    private func cell(_ type: UICollectionViewCell.Type) -> UICollectionViewCell? {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let source = ItemSource([[1]])
        let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
        view.owned = [source]
        screen.run {
            view.register(type, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
        }
        return view.cellForItem(at: IndexPath(item: 0, section: 0))
    }

    @Test("An item is as high as the wrapped text in its cell")
    func wrapping() throws {
        let cell = try #require(cell(TextItem.self) as? TextItem)
        let desired = cell.label.sizeThatFits(CGSize(width: 80, height: CGFloat.infinity)).height
        #expect(desired > 60 && cell.bounds.size == CGSize(width: 80, height: desired))
    }

    @Test("A cell without constraints is measured by sizeThatFits")
    func sizeThatFits() {
        #expect(cell(SizedItem.self)?.bounds.size == CGSize(width: 33, height: 44))
    }

    @Test("An overridden systemLayoutSizeFitting determines the cell's size")
    func fittingOverride() {
        #expect(cell(FittingItem.self)?.bounds.size == CGSize(width: 45, height: 21))
    }
}

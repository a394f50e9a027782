import UIKit

/// A conversation: bubbles in a list, and a composer that stays above the keyboard.
final class ChatViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private let composer = ComposerView()
    private let typing = TypingView()
    private var messages = Message.history
    private var replyCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mira"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "video"), primaryAction: UIAction { _ in })
        collectionView.keyboardDismissMode = .interactive
        collectionView.alwaysBounceVertical = true
        collectionView.delegate = self
        composer.onSend = { [weak self] text in
            self?.send(text)
        }
        typing.alpha = 0
        for subview in [collectionView, typing, composer] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: composer.topAnchor),
            typing.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 14),
            typing.bottomAnchor.constraint(equalTo: composer.topAnchor, constant: -8),
            composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        applySnapshot(animated: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow), name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.contentInset.bottom = typing.alpha > 0 ? 52 : 8
    }

    // MARK: - The list

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        section.contentInsets.top = 12
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let registration = UICollectionView.CellRegistration<BubbleCell, Int> { [weak self] cell, _, id in
            if let message = self?.messages.first(where: { $0.id == id }) {
                cell.show(message)
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func scrollToEnd() {
        collectionView.scrollToItem(at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    @objc private func keyboardDidShow() {
        scrollToEnd()
    }

    // MARK: - Messages

    private func send(_ text: String) {
        add(Message(id: messages.count, sender: .me, text: text))
        guard replyCount < Message.replies.count else { return }
        let reply = Message.replies[replyCount]
        replyCount += 1
        Task {
            try? await Task.sleep(for: .seconds(0.8))
            setTyping(true)
            try? await Task.sleep(for: .seconds(1.6))
            setTyping(false)
            add(Message(id: messages.count, sender: .friend, text: reply))
        }
    }

    private func add(_ message: Message) {
        messages.append(message)
        applySnapshot(animated: true)
        scrollToEnd()
    }

    private func setTyping(_ isTyping: Bool) {
        UIView.animate(springDuration: 0.4, bounce: 0.3) { [self] in
            typing.alpha = isTyping ? 1 : 0
            typing.transform = isTyping ? .identity : CGAffineTransform(scaleX: 0.6, y: 0.6)
            collectionView.contentInset.bottom = isTyping ? 52 : 8
        }
        if isTyping {
            scrollToEnd()
        }
    }

    private func toggleLike(_ id: Int) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        messages[index].isLiked.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}

extension ChatViewController: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let text = messages.first { $0.id == id }?.text
        return UIContextMenuConfiguration(identifier: id as NSNumber, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Like", image: UIImage(systemName: "heart")) { [weak self] _ in self?.toggleLike(id) },
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.string = text
                },
            ])
        }
    }
}

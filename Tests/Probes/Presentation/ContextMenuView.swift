import UIKit

final class ContextMenuView: UIView, UIContextMenuInteractionDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: { UIViewController() }) {
            suggested in
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
            let delete = UIAction(title: "Delete", attributes: [.destructive, .keepsMenuPresented]) { _ in }
            return UIMenu(title: "Card", children: [share, UIMenu(options: .displayInline, children: [delete])])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { print("committed") }
    }
}

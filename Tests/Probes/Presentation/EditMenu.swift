import UIKit

final class EditMenu: UIView, UIEditMenuInteractionDelegate {
    private lazy var interaction = UIEditMenuInteraction(delegate: self)

    func open(at point: CGPoint) {
        addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions + [UIAction(title: "Look Up") { _ in }]) }
}

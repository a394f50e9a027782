import UIKit

final class BackgroundConfigurationCell: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 12
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        background.backgroundColor = state.isHighlighted || state.isSelected ? .tintColor : .secondarySystemBackground
        background.strokeColor = .separator
        background.strokeWidth = 1
        background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
        background.shadowProperties.radius = 6
        backgroundConfiguration = background
    }
}

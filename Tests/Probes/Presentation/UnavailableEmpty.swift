import UIKit

final class UnavailableEmpty: UIViewController {
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = "No messages"
        empty.secondaryText = state.searchText
        empty.button = .borderedProminent()
        empty.button.title = "Reload"
        empty.buttonProperties.primaryAction = UIAction { [weak self] _ in
            self?.setNeedsUpdateContentUnavailableConfiguration()
        }
        empty.imageProperties.tintColor = .tertiaryLabel
        contentUnavailableConfiguration = empty
    }
}

import UIKit

final class ButtonUpdateHandler: UIViewController {
    var isLoading = false

    func make() -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.configurationUpdateHandler = { [unowned self] button in
            var configuration = button.configuration
            configuration?.showsActivityIndicator = self.isLoading
            configuration?.imagePlacement = .trailing
            configuration?.imagePadding = 8
            configuration?.baseForegroundColor = button.isHighlighted ? .systemGray : .systemBlue
            button.configuration = configuration
        }
        button.setNeedsUpdateConfiguration()
        return button
    }
}

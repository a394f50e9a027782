import UIKit

final class ButtonTransformers: UIViewController {
    func configuration() -> UIButton.Configuration {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Next"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        configuration.background.backgroundColorTransformer = .grayscale
        configuration.indicator = .popup
        configuration.indicatorColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        return configuration
    }
}

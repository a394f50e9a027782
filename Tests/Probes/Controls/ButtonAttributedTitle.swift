import UIKit

final class ButtonAttributedTitle: UIViewController {
    func make() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Buy now")
        title.font = .boldSystemFont(ofSize: 20)
        title.foregroundColor = .white
        configuration.attributedTitle = title
        configuration.attributedSubtitle = AttributedString("3 left", attributes: AttributeContainer([.kern: 1.5]))
        configuration.titleAlignment = .center
        configuration.cornerStyle = .capsule
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    }
}

import UIKit

final class ButtonStyles: UIViewController {
    let all: [UIButton.Configuration] = [
        .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        for var configuration in all {
            configuration.buttonSize = .large
            configuration.image = UIImage(systemName: "bolt")
            configuration.preferredSymbolConfigurationForImage = .init(pointSize: 20, weight: .bold)
            configuration.contentInsets = .init(top: 8, leading: 12, bottom: 8, trailing: 12)
            configuration.macIdiomStyle = .automatic
            configuration.titleLineBreakMode = .byTruncatingTail
            view.addSubview(UIButton(configuration: configuration))
        }
    }
}

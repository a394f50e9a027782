import UIKit

struct ContentConfigurationCustom: UIContentConfiguration, Hashable {
    var score = 0
    var isDimmed = false

    func makeContentView() -> any UIView & UIContentView { ScoreContentView(self) }

    func updated(for state: any UIConfigurationState) -> ContentConfigurationCustom {
        var copy = self
        copy.isDimmed = (state as? UICellConfigurationState)?.isSelected ?? false
        return copy
    }
}

final class ScoreContentView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { apply() } }

    init(_ configuration: ContentConfigurationCustom) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        apply()
    }

    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is ContentConfigurationCustom }

    private func apply() {
        guard let custom = configuration as? ContentConfigurationCustom else { return }
        label.text = "\(custom.score)"
        label.alpha = custom.isDimmed ? 0.5 : 1
    }
}

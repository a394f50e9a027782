import UIKit

/// The title, the position and the buttons of the player's screen.
final class PlayerControlsView: UIView {
    var onPlay: (() -> Void)?
    var onSkip: ((Int) -> Void)?
    var onSeek: ((Float) -> Void)?

    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let slider = UISlider()
    private let elapsedLabel = UILabel()
    private let remainingLabel = UILabel()
    private let playButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabels()
        let stack = UIStackView(arrangedSubviews: [titleLabel, artistLabel, slider, makeTimes(), makeButtons()])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(24, after: artistLabel)
        if let times = stack.arrangedSubviews.dropLast().last {
            stack.setCustomSpacing(32, after: times)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(title: String, artist: String) {
        UIView.transition(with: titleLabel, duration: 0.25, options: .transitionCrossDissolve) { [self] in
            titleLabel.text = title
        }
        artistLabel.text = artist
    }

    func show(isPlaying: Bool) {
        let symbol = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
        playButton.setImage(symbol, for: .normal)
    }

    func show(elapsed: TimeInterval, duration: TimeInterval) {
        if !slider.isTracking {
            slider.setValue(Float(elapsed / duration), animated: true)
        }
        elapsedLabel.text = Self.text(elapsed)
        remainingLabel.text = "−" + Self.text(duration - elapsed)
    }

    private static func text(_ time: TimeInterval) -> String {
        let seconds = Int(time)
        return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    private func setUpLabels() {
        titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
        titleLabel.textColor = .white
        artistLabel.font = .preferredFont(forTextStyle: .title3)
        artistLabel.textColor = .white.withAlphaComponent(0.7)
        for label in [elapsedLabel, remainingLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
            label.textColor = .white.withAlphaComponent(0.6)
        }
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = .white.withAlphaComponent(0.3)
        slider.semanticContentAttribute = .playback
        slider.addAction(
            UIAction { [weak self] action in
                guard let slider = action.sender as? UISlider else { return }
                self?.onSeek?(slider.value)
            }, for: .valueChanged)
    }

    private func makeTimes() -> UIStackView {
        let times = UIStackView(arrangedSubviews: [elapsedLabel, remainingLabel])
        times.distribution = .equalSpacing
        times.semanticContentAttribute = .playback
        return times
    }

    private func makeButtons() -> UIStackView {
        let back = makeButton("backward.fill", size: 30) { [weak self] in self?.onSkip?(-1) }
        let forward = makeButton("forward.fill", size: 30) { [weak self] in self?.onSkip?(1) }
        playButton.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 44), forImageIn: .normal)
        playButton.tintColor = .white
        playButton.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .touchUpInside)
        let buttons = UIStackView(arrangedSubviews: [back, playButton, forward])
        buttons.distribution = .fillEqually
        buttons.alignment = .center
        buttons.semanticContentAttribute = .playback
        buttons.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return buttons
    }

    private func makeButton(_ symbol: String, size: CGFloat, action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size), forImageIn: .normal)
        button.tintColor = .white
        return button
    }
}

import UIKit

/// A card of glass with the current piece of music.
final class NowPlayingView: UIView {
    private let effectView = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    private let playButton = UIButton(type: .system)
    private var isPlaying = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        effectView.cornerConfiguration = .corners(radius: .fixed(30))
        effectView.frame = bounds
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(effectView)
        let title = UILabel()
        title.text = "Low Tide"
        title.font = .preferredFont(forTextStyle: .headline)
        let artist = UILabel()
        artist.text = "Mara Fell"
        artist.font = .preferredFont(forTextStyle: .subheadline)
        artist.textColor = .secondaryLabel
        playButton.addAction(UIAction { [weak self] _ in self?.togglePlaying() }, for: .touchUpInside)
        let buttons = UIStackView(arrangedSubviews: [
            makeButton("backward.fill"), playButton, makeButton("forward.fill"),
        ])
        buttons.distribution = .equalSpacing
        buttons.semanticContentAttribute = .playback
        buttons.heightAnchor.constraint(equalToConstant: 44).isActive = true
        let stack = UIStackView(arrangedSubviews: [title, artist, buttons])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(10, after: artist)
        stack.translatesAutoresizingMaskIntoConstraints = false
        effectView.contentView.addSubview(stack)
        let trailing = stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20)
        // The view has no width until its controller places it.
        trailing.priority = .defaultHigh
        NSLayoutConstraint.activate([
            trailing,
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        showState()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func makeButton(_ symbol: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.tintColor = .label
        return button
    }

    private func togglePlaying() {
        isPlaying.toggle()
        showState()
    }

    private func showState() {
        playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        playButton.tintColor = .label
    }
}

import UIKit

/// The player: a bar with the current track, or a screen with its cover and the controls.
final class PlayerViewController: UIViewController {
    var onTrackChange: ((Int) -> Void)?
    var onMinimize: (() -> Void)?

    private let tracks: [Track]
    private let covers: [UIImage]
    private var index = 0
    private var elapsed: TimeInterval = 0
    private var isPlaying = true
    private var timer: Timer?

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let gradient = GradientView()
    private let coverView = UIImageView()
    private let barTitle = UILabel()
    private let barPlayButton = UIButton(type: .system)
    private let controls = PlayerControlsView()
    private let grabber = UIButton(type: .system)
    private var barCover: [NSLayoutConstraint] = []
    private var expandedCover: [NSLayoutConstraint] = []

    init(tracks: [Track]) {
        self.tracks = tracks
        let artist = CoverArtist(side: 320)
        covers = tracks.map { artist.image(for: $0.cover) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        for subview in [background, gradient] as [UIView] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
        setUpBar()
        setUpControls()
        setUpCover()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            self?.tick()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    // MARK: - Playing

    func play(at index: Int) {
        loadViewIfNeeded()
        self.index = index
        elapsed = 0
        isPlaying = true
        let track = tracks[index]
        barTitle.text = track.title
        controls.show(title: track.title, artist: track.artist)
        gradient.colors = Self.colors(for: track.cover)
        UIView.transition(with: coverView, duration: 0.35, options: .transitionCrossDissolve) { [self] in
            coverView.image = covers[index]
        }
        showState()
        onTrackChange?(index)
    }

    private func skip(by offset: Int) {
        play(at: (index + offset + tracks.count) % tracks.count)
    }

    private func togglePlaying() {
        isPlaying.toggle()
        showState()
    }

    private func tick() {
        guard isPlaying else { return }
        elapsed = min(elapsed + 0.5, tracks[index].duration)
        controls.show(elapsed: elapsed, duration: tracks[index].duration)
    }

    private func showState() {
        barPlayButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        controls.show(isPlaying: isPlaying)
        controls.show(elapsed: elapsed, duration: tracks[index].duration)
        // The cover shrinks while the music pauses.
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [self] in
            coverView.transform =
                isPlaying || expandedCover.first?.isActive == false ? .identity : CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
    }

    // MARK: - Layout

    func setExpanded(_ expanded: Bool) {
        loadViewIfNeeded()
        NSLayoutConstraint.deactivate(expanded ? barCover : expandedCover)
        NSLayoutConstraint.activate(expanded ? expandedCover : barCover)
        coverView.layer.cornerRadius = expanded ? 16 : 8
        coverView.transform = expanded && !isPlaying ? CGAffineTransform(scaleX: 0.8, y: 0.8) : .identity
        view.layer.cornerRadius = expanded ? 44 : 18
        gradient.alpha = expanded ? 1 : 0
        controls.alpha = expanded ? 1 : 0
        grabber.alpha = expanded ? 1 : 0
        barTitle.alpha = expanded ? 0 : 1
        barPlayButton.alpha = expanded ? 0 : 1
        view.layoutIfNeeded()
    }

    private func setUpBar() {
        barTitle.font = .preferredFont(forTextStyle: .headline)
        barPlayButton.tintColor = .label
        barPlayButton.accessibilityLabel = "Play or pause"
        barPlayButton.addAction(UIAction { [weak self] _ in self?.togglePlaying() }, for: .touchUpInside)
        for subview in [barTitle, barPlayButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            barTitle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 68),
            barTitle.trailingAnchor.constraint(lessThanOrEqualTo: barPlayButton.leadingAnchor, constant: -8),
            barTitle.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            barPlayButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            barPlayButton.centerYAnchor.constraint(equalTo: barTitle.centerYAnchor),
            barPlayButton.widthAnchor.constraint(equalToConstant: 44),
            barPlayButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    private func setUpControls() {
        controls.onPlay = { [weak self] in self?.togglePlaying() }
        controls.onSkip = { [weak self] offset in self?.skip(by: offset) }
        controls.onSeek = { [weak self] fraction in
            guard let self else { return }
            elapsed = (tracks[index].duration * Double(fraction)).rounded()
            controls.show(elapsed: elapsed, duration: tracks[index].duration)
        }
        grabber.setImage(UIImage(systemName: "chevron.compact.down"), for: .normal)
        grabber.setPreferredSymbolConfiguration(
            UIImage.SymbolConfiguration(pointSize: 28, weight: .medium), forImageIn: .normal)
        grabber.tintColor = .white.withAlphaComponent(0.7)
        grabber.accessibilityLabel = "Minimise"
        grabber.addAction(UIAction { [weak self] _ in self?.onMinimize?() }, for: .touchUpInside)
        for subview in [controls, grabber] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        // Below the bar's height, the controls lie outside the panel, which clips them.
        let controlsTop = controls.topAnchor.constraint(equalTo: coverView.bottomAnchor, constant: 40)
        controlsTop.priority = .defaultHigh
        view.addSubview(coverView)
        NSLayoutConstraint.activate([
            controlsTop,
            controls.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            controls.widthAnchor.constraint(equalToConstant: 330),
            grabber.topAnchor.constraint(equalTo: view.topAnchor, constant: 62),
            grabber.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            grabber.widthAnchor.constraint(equalToConstant: 64),
            grabber.heightAnchor.constraint(equalToConstant: 32),
        ])
    }

    private func setUpCover() {
        coverView.contentMode = .scaleAspectFill
        coverView.clipsToBounds = true
        coverView.layer.cornerCurve = .continuous
        coverView.translatesAutoresizingMaskIntoConstraints = false
        coverView.widthAnchor.constraint(equalTo: coverView.heightAnchor).isActive = true
        barCover = [
            coverView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            coverView.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            coverView.heightAnchor.constraint(equalToConstant: 48),
        ]
        expandedCover = [
            coverView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            coverView.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
            coverView.heightAnchor.constraint(equalToConstant: 320),
        ]
    }

    private static func colors(for cover: Track.Cover) -> [UIColor] {
        switch cover {
        case .sunrise:
            [
                UIColor(red: 0.65, green: 0.25, blue: 0.45, alpha: 1),
                UIColor(red: 0.25, green: 0.1, blue: 0.3, alpha: 1),
            ]
        case .tide:
            [
                UIColor(red: 0.1, green: 0.45, blue: 0.65, alpha: 1),
                UIColor(red: 0.03, green: 0.15, blue: 0.35, alpha: 1),
            ]
        case .orchard:
            [UIColor(red: 0.2, green: 0.5, blue: 0.3, alpha: 1), UIColor(red: 0.05, green: 0.22, blue: 0.12, alpha: 1)]
        case .night:
            [UIColor(red: 0.2, green: 0.2, blue: 0.5, alpha: 1), UIColor(red: 0.04, green: 0.04, blue: 0.15, alpha: 1)]
        case .desert:
            [
                UIColor(red: 0.7, green: 0.45, blue: 0.2, alpha: 1),
                UIColor(red: 0.35, green: 0.15, blue: 0.08, alpha: 1),
            ]
        case .rain: [UIColor(white: 0.42, alpha: 1), UIColor(white: 0.16, alpha: 1)]
        }
    }
}

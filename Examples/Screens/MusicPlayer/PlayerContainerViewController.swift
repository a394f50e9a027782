import UIKit

/// Shows the library, and above it the player, which grows from a bar at the bottom to the whole screen.
final class PlayerContainerViewController: UIViewController {
    private static let barHeight: CGFloat = 64

    private let player = PlayerViewController(tracks: Track.all)
    private let library = LibraryViewController(tracks: Track.all)
    private let shadow = UIView()
    private var isExpanded = false
    private var animator: UIViewPropertyAnimator?
    private var barConstraints: [NSLayoutConstraint] = []
    private var expandedConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addLibrary()
        addPlayer()
        library.onSelect = { [weak self] index in
            self?.player.play(at: index)
        }
        player.onTrackChange = { [weak library] index in
            library?.setPlayingIndex(index)
        }
        player.onMinimize = { [weak self] in
            self?.setExpanded(false)
        }
        player.play(at: 0)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { isExpanded ? .lightContent : .default }

    private func addLibrary() {
        let navigation = UINavigationController(rootViewController: library)
        navigation.navigationBar.prefersLargeTitles = true
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigation.additionalSafeAreaInsets.bottom = Self.barHeight + 8
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func addPlayer() {
        addChild(player)
        let panel: UIView = player.view
        panel.translatesAutoresizingMaskIntoConstraints = false
        shadow.translatesAutoresizingMaskIntoConstraints = false
        shadow.backgroundColor = .secondarySystemBackground
        shadow.layer.cornerRadius = 18
        shadow.layer.cornerCurve = .continuous
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 12
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        view.addSubview(shadow)
        view.addSubview(panel)
        player.didMove(toParent: self)
        barConstraints = [
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            panel.heightAnchor.constraint(equalToConstant: Self.barHeight),
        ]
        expandedConstraints = [
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.topAnchor.constraint(equalTo: view.topAnchor),
        ]
        // The panel clips its content, so that a view behind it casts the shadow.
        NSLayoutConstraint.activate(
            barConstraints + [
                shadow.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
                shadow.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
                shadow.topAnchor.constraint(equalTo: panel.topAnchor),
                shadow.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
            ])
        player.setExpanded(false)
        panel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(panelTapped)))
        panel.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panelPanned)))
    }

    // MARK: - Growing and shrinking

    @objc private func panelTapped() {
        if !isExpanded {
            setExpanded(true)
        }
    }

    private func setExpanded(_ expanded: Bool) {
        guard animator == nil, expanded != isExpanded else { return }
        makeAnimator(expanding: expanded).startAnimation()
    }

    @objc private func panelPanned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard animator == nil else { return }
            makeAnimator(expanding: !isExpanded).pauseAnimation()
        case .changed:
            guard let animator else { return }
            let distance = view.bounds.height - Self.barHeight
            let translation = recognizer.translation(in: view).y / distance
            animator.fractionComplete = isExpanded ? -translation : translation
        case .ended, .cancelled:
            guard let animator else { return }
            // While the panel moves, `isExpanded` already names the state that it moves to.
            let velocity = recognizer.velocity(in: view).y
            let goesOn = isExpanded ? velocity < 0 : velocity > 0
            animator.isReversed = abs(velocity) > 300 ? !goesOn : animator.fractionComplete < 0.4
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default:
            break
        }
    }

    private func makeAnimator(expanding: Bool) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.86)
        self.animator = animator
        isExpanded = expanding
        applyConstraints(expanded: expanding)
        animator.addAnimations { [self] in
            player.setExpanded(expanding)
            setNeedsStatusBarAppearanceUpdate()
            view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] position in
            guard let self else { return }
            self.animator = nil
            if position == .start {
                isExpanded = !expanding
                applyConstraints(expanded: !expanding)
                player.setExpanded(!expanding)
                setNeedsStatusBarAppearanceUpdate()
                view.layoutIfNeeded()
            }
        }
        return animator
    }

    private func applyConstraints(expanded: Bool) {
        NSLayoutConstraint.deactivate(expanded ? barConstraints : expandedConstraints)
        NSLayoutConstraint.activate(expanded ? expandedConstraints : barConstraints)
    }
}

import UIKit

/// Controls of glass over a wallpaper: toggles that merge where they are close, sliders, and the music.
final class ControlCentreViewController: UIViewController {
    private let wallpaper = WallpaperView()
    private let cluster = UIVisualEffectView()
    private let brightness = GlassSlider(symbol: "sun.max.fill", value: 0.6, title: "Brightness")
    private let volume = GlassSlider(symbol: "speaker.wave.2.fill", value: 0.35, title: "Volume")
    private let music = NowPlayingView()
    private let toggles = [
        GlassToggle(symbol: "airplane", color: .systemOrange, isOn: false, title: "Flight Mode"),
        GlassToggle(symbol: "wifi", color: .systemBlue, isOn: true, title: "Wi-Fi"),
        GlassToggle(symbol: "antenna.radiowaves.left.and.right", color: .systemGreen, isOn: true, title: "Mobile Data"),
        GlassToggle(symbol: "moon.fill", color: .systemIndigo, isOn: false, title: "Quiet Hours"),
    ]
    private let expandButton = UIButton(configuration: .glass())
    private var isExpanded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(wallpaper)
        let container = UIGlassContainerEffect()
        container.spacing = 16
        cluster.effect = container
        view.addSubview(cluster)
        toggles.forEach(cluster.contentView.addSubview)
        for subview in [brightness, volume, music] {
            view.addSubview(subview)
        }
        expandButton.configuration?.title = "More"
        expandButton.configuration?.image = UIImage(systemName: "ellipsis")
        expandButton.configuration?.imagePadding = 6
        expandButton.addAction(UIAction { [weak self] _ in self?.toggleExpanded() }, for: .touchUpInside)
        view.addSubview(expandButton)
        brightness.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                wallpaper.alpha = 0.4 + 0.6 * brightness.value
            }, for: .valueChanged)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, subview) in [cluster, music, brightness, volume].enumerated() {
            subview.transform = CGAffineTransform(translationX: 0, y: -60).scaledBy(x: 0.8, y: 0.8)
            UIView.animate(
                springDuration: 0.6, bounce: 0.35, delay: 0.06 * Double(index), options: .allowUserInteraction
            ) {
                subview.transform = .identity
            }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        placeControls()
    }

    private func placeControls() {
        let margin: CGFloat = 28
        let gap: CGFloat = 18
        let width = view.bounds.width - 2 * margin
        let side = (width - gap) / 2
        let top = view.safeAreaInsets.top + 40
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (first, second) = isRightToLeft ? (margin + side + gap, margin) : (margin, margin + side + gap)
        cluster.center = CGPoint(x: first + side / 2, y: top + side / 2)
        cluster.bounds.size = CGSize(width: side, height: side)
        let spread: CGFloat = isExpanded ? 18 : 4
        let toggle = (side - 18) / 2
        for (index, view) in toggles.enumerated() {
            let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
            view.bounds.size = CGSize(width: toggle, height: toggle)
            view.center = CGPoint(
                x: side / 2 + (column - 0.5) * (toggle + spread), y: side / 2 + (row - 0.5) * (toggle + spread))
        }
        place(music, in: CGRect(x: second, y: top, width: side, height: side))
        place(brightness, in: CGRect(x: first + (side - 74) / 2, y: top + side + gap, width: 74, height: 210))
        place(volume, in: CGRect(x: second + (side - 74) / 2, y: top + side + gap, width: 74, height: 210))
        expandButton.sizeToFit()
        expandButton.center = CGPoint(x: view.bounds.midX, y: top + side + 2 * gap + 270)
    }

    /// Sets the place of a view that may be transformed.
    private func place(_ subview: UIView, in rect: CGRect) {
        subview.bounds.size = rect.size
        subview.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    private func toggleExpanded() {
        isExpanded.toggle()
        expandButton.configuration?.title = isExpanded ? "Less" : "More"
        UIView.animate(springDuration: 0.7, bounce: 0.3) { [self] in
            placeControls()
        }
    }
}

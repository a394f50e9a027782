import UIKit

/// Controls of every kind whose values change by themselves.
final class ControlsViewController: UIViewController {
    private let titleLabel = UILabel(frame: CGRect(x: 20, y: 14, width: 320, height: 30))
    private let hintLabel = UILabel(frame: CGRect(x: 20, y: 44, width: 320, height: 44))
    private let wifi = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    private let night = UISwitch(frame: CGRect(x: 86, y: 100, width: 0, height: 0))
    private let slider = UISlider(frame: CGRect(x: 160, y: 100, width: 180, height: 31))
    private let segments = UISegmentedControl(items: ["Day", "Week", "月間"])
    private let progress = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let largeSpinner = UIActivityIndicatorView(style: .large)
    private let pages = UIPageControl(frame: CGRect(x: 120, y: 252, width: 120, height: 26))
    private let stepper = UIStepper(frame: CGRect(x: 246, y: 249, width: 0, height: 0))
    private let plain = UIButton(type: .system)
    private let filled = UIButton(configuration: .filled())
    private let tinted = UIButton(configuration: .tinted())
    private let field = UITextField(frame: CGRect(x: 20, y: 340, width: 320, height: 34))
    private let picture = UIView(frame: CGRect(x: 360, y: 20, width: 260, height: 354))
    private let glass = UIVisualEffectView(effect: nil)
    private var step = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        titleLabel.text = "Controls"
        titleLabel.font = .boldSystemFont(ofSize: 24)
        hintLabel.text = "Labels wrap words and characters 文字も折り返します, and end where there is no room left for them."
        hintLabel.font = .systemFont(ofSize: 14)
        hintLabel.textColor = .secondaryLabel
        hintLabel.numberOfLines = 2
        night.isOn = true
        night.onTintColor = .systemIndigo
        slider.value = 0.2
        segments.frame = CGRect(x: 20, y: 150, width: 320, height: 32)
        segments.selectedSegmentIndex = 0
        progress.frame = CGRect(x: 20, y: 206, width: 320, height: 4)
        progress.progress = 0.1
        spinner.center = CGPoint(x: 38, y: 264)
        largeSpinner.center = CGPoint(x: 86, y: 264)
        for spinner in [spinner, largeSpinner] { spinner.startAnimating() }
        pages.numberOfPages = 5
        plain.setTitle("Plain", for: .normal)
        filled.configuration?.title = "Filled"
        tinted.configuration?.title = "Tinted"
        for (index, button) in [plain, filled, tinted].enumerated() {
            button.frame = CGRect(x: 20 + 110 * index, y: 290, width: 100, height: 36)
        }
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        let parts = [
            titleLabel, hintLabel, wifi, night, slider, segments, progress, spinner, largeSpinner, pages, stepper,
            plain, filled, tinted, field, picture,
        ]
        for part in parts { view.addSubview(part) }
        addPicture()
    }

    /// Adds stripes, a ball and, above them, a visual effect view whose effect appears and disappears.
    private func addPicture() {
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 16
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue]
        for (index, color) in colors.enumerated() {
            let stripe = UIView(frame: CGRect(x: 0, y: 59 * index, width: 260, height: 59))
            stripe.backgroundColor = color
            picture.addSubview(stripe)
        }
        let ball = UIView(frame: CGRect(x: 20, y: 150, width: 60, height: 60))
        ball.backgroundColor = .white
        ball.layer.cornerRadius = 30
        picture.addSubview(ball)
        UIView.animate(withDuration: 2, delay: 0, options: [.repeat, .autoreverse]) { ball.center.x = 210 }
        glass.frame = CGRect(x: 30, y: 40, width: 200, height: 274)
        glass.layer.cornerRadius = 20
        glass.clipsToBounds = true
        let caption = UILabel(frame: CGRect(x: 0, y: 16, width: 200, height: 24))
        caption.text = "UIBlurEffect"
        caption.textAlignment = .center
        caption.font = .systemFont(ofSize: 17, weight: .semibold)
        glass.contentView.addSubview(caption)
        picture.addSubview(glass)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.advance() }
        field.becomeFirstResponder()
        UIView.animate(withDuration: 1) { self.glass.effect = UIBlurEffect(style: .light) }
    }

    private func advance() {
        step += 1
        let isOdd = step % 2 == 1
        wifi.setOn(isOdd, animated: true)
        night.setOn(!isOdd, animated: true)
        UIView.animate(withDuration: 0.3) { self.segments.selectedSegmentIndex = self.step % 3 }
        UIView.animate(withDuration: 0.8) {
            self.slider.setValue(isOdd ? 0.9 : 0.2, animated: true)
            self.progress.setProgress(Float(self.step % 5 + 1) / 5, animated: true)
        }
        pages.currentPage = step % 5
        stepper.value = Double(step % 3)
        [plain, filled, tinted][step % 3].isHighlighted = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
            for button in [self?.plain, self?.filled, self?.tinted] { button?.isHighlighted = false }
        }
        let words = ["Text ", "goes ", "in ", "here "]
        field.insertText(words[step % words.count])
        if step % 4 == 0 { field.text = "" }
        UIView.transition(with: titleLabel, duration: 0.5, options: .transitionCrossDissolve) {
            self.titleLabel.text = isOdd ? "Steuerelemente" : "Controls"
            self.titleLabel.textColor = isOdd ? .systemBlue : .black
        }
        let styles: [UIBlurEffect.Style?] = [.light, .dark, nil, .systemThinMaterial]
        UIView.animate(withDuration: 0.8) {
            self.glass.effect = styles[self.step % 4].map { UIBlurEffect(style: $0) }
        }
    }
}

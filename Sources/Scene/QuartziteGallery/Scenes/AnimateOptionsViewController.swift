import UIKit

/// A view that lays out a subview inside it.
private final class NestView: UIView {
    private let inner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        inner.backgroundColor = UIColor(white: 1, alpha: 0.9)
        addSubview(inner)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)
    }
}

/// The effect of every animation option, each in a labelled cell; every round is played forward, then in reverse.
final class AnimateOptionsViewController: UIViewController {
    private let columns = 4
    private let cell = CGSize(width: 180, height: 100)
    private var cells = 0
    private var rounds: [(_ isBack: Bool) -> Void] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.96, alpha: 1)
        let curves: [(String, UIView.AnimationOptions)] = [
            ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn), ("curveEaseOut", .curveEaseOut),
            ("curveLinear", .curveLinear),
        ]
        for (name, curve) in curves { addCrossing(name, [curve]) }
        addLayout()
        addRedirection()
        addRepeats("repeat, 3 times", .repeat, count: 3)
        addRepeats("repeat, autoreverse", [.repeat, .autoreverse], count: 2)
        addInner("overrideInheritedDuration", .overrideInheritedDuration)
        addInner("overrideInheritedCurve", [.overrideInheritedCurve, .curveLinear])
        addInnerRepeat()
        addTouches()
        addCrossing(
            "preferredFramesPerSecond", [[], .preferredFramesPerSecond60, .preferredFramesPerSecond30])
        addSpring()
        addKeyframes()
        addDelays()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        play(isBack: false)
    }

    private func play(isBack: Bool) {
        for round in rounds { round(isBack) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { [weak self] in self?.play(isBack: !isBack) }
    }

    // MARK: Cells

    /// Adds squares, one below the other, at the left of the next cell, and the cell's name below them.
    private func addSquares(_ name: String, _ colors: [UIColor]) -> [UIView] {
        let origin = CGPoint(x: CGFloat(cells % columns) * cell.width, y: CGFloat(cells / columns) * cell.height)
        cells += 1
        let ground = UIView(frame: CGRect(origin: origin, size: cell).insetBy(dx: 4, dy: 4))
        ground.backgroundColor = .white
        ground.layer.cornerRadius = 8
        view.addSubview(ground)
        let label = UILabel(frame: CGRect(x: 4, y: 70, width: ground.bounds.width - 8, height: 18))
        label.text = name
        label.font = .systemFont(ofSize: 12)
        label.textColor = .darkGray
        label.textAlignment = .center
        ground.addSubview(label)
        let side = colors.count == 1 ? 40 : 60 / CGFloat(colors.count) - 2
        return colors.enumerated().map { index, color in
            let square = UIView(frame: CGRect(x: 10, y: 8 + CGFloat(index) * (side + 2), width: side, height: side))
            square.backgroundColor = color
            square.layer.cornerRadius = side / 6
            ground.addSubview(square)
            return square
        }
    }

    /// Moves a square to the other side of its cell.
    private func cross(_ square: UIView, _ isBack: Bool) {
        square.frame.origin.x = isBack ? 10 : cell.width - 18 - square.bounds.width
    }

    private func addCrossing(_ name: String, _ options: [UIView.AnimationOptions]) {
        let squares = addSquares(name, options.map { _ in .systemBlue })
        rounds.append { [weak self] isBack in
            for (square, options) in zip(squares, options) {
                UIView.animate(withDuration: 2, delay: 0, options: options) { self?.cross(square, isBack) }
            }
        }
    }

    /// With the option (above), the subview grows with its superview; without (below), it is laid out at once.
    private func addLayout() {
        let frames = addSquares("layoutSubviews", [.clear, .clear]).map(\.frame)
        let grounds = view.subviews.last
        let nests = frames.map { frame in
            let nest = NestView(frame: frame)
            grounds?.addSubview(nest)
            return nest
        }
        rounds.append { [weak self] isBack in
            guard let self else { return }
            let width = isBack ? nests[0].bounds.height : self.cell.width - 28
            for (nest, options) in zip(nests, [UIView.AnimationOptions.layoutSubviews, []]) {
                UIView.animate(withDuration: 2, delay: 0, options: options) { nest.frame.size.width = width }
            }
        }
    }

    /// A second change of colour starts from the visible colour with the option (above), and without it (below) from
    /// the end colour of the first change.
    private func addRedirection() {
        let squares = addSquares("beginFromCurrentState", [.systemYellow, .systemYellow])
        for square in squares { square.frame.size.width = cell.width - 28 }
        rounds.append { isBack in
            let options: [UIView.AnimationOptions] = [.beginFromCurrentState, []]
            for square in squares {
                UIView.animate(withDuration: 2) { square.backgroundColor = .systemPurple }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                for (square, options) in zip(squares, options) {
                    UIView.animate(withDuration: 1, delay: 0, options: options) {
                        square.backgroundColor = .systemYellow
                    }
                }
            }
        }
    }

    private func addRepeats(_ name: String, _ options: UIView.AnimationOptions, count: Float) {
        let squares = addSquares(name, [.systemPink])
        rounds.append { [weak self] isBack in
            UIView.animate(withDuration: 0.5, delay: 0, options: options) {
                UIView.setAnimationRepeatCount(count)
                self?.cross(squares[0], false)
            } completion: { _ in
                self?.cross(squares[0], true)
            }
        }
    }

    /// Nests two blocks of 0.8 s in a block of two seconds: one with the options, and one without.
    private func addInner(_ name: String, _ options: UIView.AnimationOptions) {
        let squares = addSquares(name, [.lightGray, .systemOrange, .lightGray])
        rounds.append { [weak self] isBack in
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
                self?.cross(squares[0], isBack)
                UIView.animate(withDuration: 0.8, delay: 0, options: options) { self?.cross(squares[1], isBack) }
                UIView.animate(withDuration: 0.8) { self?.cross(squares[2], isBack) }
            }
        }
    }

    /// Nests two blocks in a block that repeats: one that does not repeat, and one that inherits the repeats.
    private func addInnerRepeat() {
        let squares = addSquares("overrideInheritedOptions", [.lightGray, .systemOrange, .lightGray])
        rounds.append { [weak self] _ in
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
                UIView.setAnimationRepeatCount(2)
                self?.cross(squares[0], false)
                UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedOptions) {
                    self?.cross(squares[1], false)
                }
                UIView.animate(withDuration: 0.5) { self?.cross(squares[2], false) }
            } completion: { _ in
                for square in squares { self?.cross(square, true) }
            }
        }
    }

    /// A light shows half-way whether a touch would hit the square; it does only with the option (above).
    private func addTouches() {
        let squares = addSquares("allowUserInteraction", [.systemBlue, .systemBlue])
        let lights = squares.map { square in
            let light = UIView(frame: CGRect(x: cell.width / 2 - 11, y: square.frame.midY - 7, width: 14, height: 14))
            light.layer.cornerRadius = 7
            square.superview?.addSubview(light)
            return light
        }
        rounds.append { [weak self] isBack in
            for (square, options) in zip(squares, [UIView.AnimationOptions.allowUserInteraction, []]) {
                UIView.animate(withDuration: 2, delay: 0, options: options) { self?.cross(square, isBack) }
            }
            for light in lights { light.backgroundColor = .systemGray5 }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                for (square, light) in zip(squares, lights) {
                    let hit = square.hitTest(CGPoint(x: square.bounds.midX, y: square.bounds.midY), with: nil)
                    light.backgroundColor = hit === square ? .systemGreen : .systemRed
                }
            }
        }
    }

    private func addSpring() {
        let squares = addSquares("spring, damping 0.3, 1", [.systemPurple, .systemPurple])
        rounds.append { isBack in
            for (square, damping) in zip(squares, [CGFloat(0.3), 1]) {
                UIView.animate(
                    withDuration: 2, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
                ) { square.frame.origin.x = isBack ? 40 : 110 }
            }
        }
    }

    private func addKeyframes() {
        let squares = addSquares("keyframes", [.systemGreen])
        squares[0].bounds.size = CGSize(width: 20, height: 20)
        let corners = [(40, 20), (132, 20), (132, 52), (40, 52)].map { CGPoint(x: $0.0, y: $0.1) }
        squares[0].center = corners[0]
        rounds.append { isBack in
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                let order = corners.dropFirst() + corners.prefix(1)
                for (index, corner) in (isBack ? corners.reversed() : Array(order)).enumerated() {
                    UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.2) {
                        squares[0].center = corner
                    }
                }
            }
        }
    }

    private func addDelays() {
        let squares = addSquares("delays of 0, 0.4 and 0.8 s", [.systemTeal, .systemTeal, .systemTeal])
        rounds.append { [weak self] isBack in
            for (index, square) in squares.enumerated() {
                UIView.animate(withDuration: 1, delay: Double(index) * 0.4) { self?.cross(square, isBack) }
            }
        }
    }
}

import QuartzCore

/// The images of a stepper, which replace its signs, its background and the line between its buttons.
@MainActor final class StepperImages {
    var increment = StateTable<UIImage>()
    var decrement = StateTable<UIImage>()
    var background = StateTable<UIImage>()
    private var dividers: [DividerState: UIImage] = [:]
    private unowned let stepper: UIStepper
    private let signs = [UIImageView(image: nil), UIImageView(image: nil)]
    private let grounds = [UIImageView(image: nil), UIImageView(image: nil)]
    private let middle = UIImageView(image: nil)

    init(_ stepper: UIStepper) { self.stepper = stepper }

    /// Whether there are images.
    var isUsed: Bool {
        !increment.isEmpty || !decrement.isEmpty || !background.isEmpty || !dividers.isEmpty
            || signs[0].superview != nil
    }
    var hasBackground: Bool { background[.normal] != nil }
    var hasDivider: Bool { !dividers.isEmpty }

    func set(divider image: UIImage?, _ left: UIControl.State, _ right: UIControl.State) {
        dividers[DividerState(left, right)] = image
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[DividerState(left, right)]
    }

    /// Places the images in the two halves of the stepper; `pressed` is −1 or 1 for a button that is held.
    func place(canDecrement: Bool, canIncrement: Bool, pressed: Double) {
        let bounds = stepper.bounds
        let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let states = [(canDecrement, pressed < 0), (canIncrement, pressed > 0)].map { canStep, isPressed in
            !stepper.isEnabled || !canStep ? UIControl.State.disabled : isPressed ? .highlighted : .normal
        }
        for (ground, half) in zip(grounds, [halves.slice, halves.remainder]) { ground.frame = half }
        for (index, table) in [decrement, increment].enumerated() {
            grounds[index].image = background[states[index]]
            let image = table[states[index]]
            signs[index].image = image?.asTemplate
            signs[index].tintColor = .label
            signs[index].alpha = states[index] == .disabled && table[own: .disabled] == nil ? 0.25 : 1
            signs[index].bounds.size = image?.size ?? .zero
            signs[index].center = CGPoint(x: grounds[index].frame.midX, y: bounds.midY)
        }
        middle.image = divider(states[0], states[1]) ?? divider(.normal, .normal)
        middle.bounds.size = CGSize(width: middle.image?.size.width ?? 0, height: bounds.height)
        middle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        for part in grounds + signs + [middle] where part.superview == nil { stepper.addSubview(part) }
    }
}

/// The states of the two parts of a control between which an image is.
struct DividerState: Hashable {
    private let left, right: UInt

    init(_ left: UIControl.State, _ right: UIControl.State) {
        (self.left, self.right) = (left.rawValue, right.rawValue)
    }
}

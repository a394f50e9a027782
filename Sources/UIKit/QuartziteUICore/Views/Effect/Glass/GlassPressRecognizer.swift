import QuartziteUIDrawing

/// A recognizer that detects whether a finger is down, and never prevents another one.
final class GlassPressRecognizer: UIGestureRecognizer {
    private let change: @MainActor (_ isPressed: Bool) -> Void

    init(_ change: @escaping @MainActor (_ isPressed: Bool) -> Void) {
        self.change = change
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        state = .began
        change(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        end()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        end()
    }

    private func end() {
        guard state == .began || state == .changed else { return }
        state = .ended
        change(false)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

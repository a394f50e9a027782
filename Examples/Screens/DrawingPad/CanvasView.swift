import UIKit

/// A sheet of paper on which fingers draw; each finger draws a stroke of its own.
final class CanvasView: UIView {
    var color = UIColor.systemBlue
    var width: CGFloat = 6
    var onChange: (() -> Void)?

    private(set) var strokes: [Stroke] = []
    private var open: [UITouch: Stroke] = [:]
    /// The finished strokes as a picture, so that a touch draws only what is new.
    private var finished: UIImage?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        isMultipleTouchEnabled = true
        contentMode = .redraw
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in
            view.finished = nil
            view.setNeedsDisplay()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: - Drawing

    override func draw(_ rect: CGRect) {
        if finished == nil, !strokes.isEmpty {
            finished = UIGraphicsImageRenderer(bounds: bounds).image { _ in
                strokes.forEach(draw)
            }
        }
        finished?.draw(at: .zero)
        open.values.sorted { $0.points[0].x < $1.points[0].x }.forEach(draw)
    }

    private func draw(_ stroke: Stroke) {
        stroke.color.setStroke()
        stroke.path.stroke()
    }

    // MARK: - Changes

    private func add(_ stroke: Stroke) {
        strokes.append(stroke)
        undoManager?.registerUndo(withTarget: self) { canvas in
            canvas.removeLastStroke()
        }
        undoManager?.setActionName("Stroke")
        didChange()
    }

    private func removeLastStroke() {
        guard let stroke = strokes.popLast() else { return }
        undoManager?.registerUndo(withTarget: self) { canvas in
            canvas.add(stroke)
        }
        didChange()
    }

    func replaceStrokes(with new: [Stroke]) {
        let old = strokes
        undoManager?.registerUndo(withTarget: self) { canvas in
            canvas.replaceStrokes(with: old)
        }
        undoManager?.setActionName("Clear")
        strokes = new
        UIView.transition(with: self, duration: 0.35, options: .transitionCrossDissolve) { [self] in
            didChange()
            layer.displayIfNeeded()
        }
    }

    private func didChange() {
        finished = nil
        setNeedsDisplay()
        onChange?()
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            open[touch] = Stroke(color: color, width: width, start: touch.preciseLocation(in: self))
        }
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            for sample in event?.coalescedTouches(for: touch) ?? [touch] {
                open[touch]?.add(sample.preciseLocation(in: self))
            }
        }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let stroke = open.removeValue(forKey: touch) {
                add(stroke)
            }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            open[touch] = nil
        }
        setNeedsDisplay()
    }
}

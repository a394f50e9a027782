import UIKit

/// A drawing pad with colours, and with undo and redo in its bar.
final class DrawingViewController: UIViewController {
    private let canvas = CanvasView()
    private let palette = PaletteView()
    private lazy var undoItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.backward"),
        primaryAction: UIAction { [weak self] _ in
            self?.undoManager?.undo()
            self?.updateItems()
        })
    private lazy var redoItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.forward"),
        primaryAction: UIAction { [weak self] _ in
            self?.undoManager?.redo()
            self?.updateItems()
        })
    private lazy var clearItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToClear() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drawing"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = clearItem
        navigationItem.rightBarButtonItems = [redoItem, undoItem]
        canvas.layer.cornerRadius = 20
        canvas.layer.cornerCurve = .continuous
        canvas.clipsToBounds = true
        canvas.onChange = { [weak self] in
            self?.updateItems()
        }
        palette.onColor = { [weak canvas] color in
            canvas?.color = color
        }
        palette.onWidth = { [weak canvas] width in
            canvas?.width = width
        }
        palette.layer.shadowOpacity = 0.12
        palette.layer.shadowRadius = 12
        for subview in [canvas, palette] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            canvas.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            canvas.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            canvas.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            canvas.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
            palette.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 16),
            palette.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: -16),
            palette.bottomAnchor.constraint(equalTo: canvas.bottomAnchor, constant: -16),
        ])
        updateItems()
    }

    private func updateItems() {
        undoItem.isEnabled = undoManager?.canUndo ?? false
        redoItem.isEnabled = undoManager?.canRedo ?? false
        clearItem.isEnabled = !canvas.strokes.isEmpty
    }

    private func askToClear() {
        let alert = UIAlertController(title: nil, message: "This removes all strokes.", preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Clear Drawing", style: .destructive) { [weak self] _ in
                self?.canvas.replaceStrokes(with: [])
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.barButtonItem = clearItem
        present(alert, animated: true)
    }
}

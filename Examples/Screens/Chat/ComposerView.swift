import UIKit

/// A text view that grows with its text, and a button to send it.
final class ComposerView: UIView {
    var onSend: ((String) -> Void)?

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let textView = UITextView()
    private let placeholder = UILabel()
    private let sendButton = UIButton(configuration: .filled())
    private lazy var height = textView.heightAnchor.constraint(equalToConstant: 38)

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(background)
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .secondarySystemFill
        textView.layer.cornerRadius = 19
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
        textView.isScrollEnabled = false
        textView.delegate = self
        placeholder.text = "Message"
        placeholder.textColor = .placeholderText
        placeholder.font = textView.font
        sendButton.configuration?.image = UIImage(systemName: "arrow.up")
        sendButton.configuration?.cornerStyle = .capsule
        sendButton.configuration?.contentInsets = .zero
        sendButton.isEnabled = false
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        setUpConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func setUpConstraints() {
        for subview in [textView, placeholder, sendButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            height,
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 15),
            placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 38),
            sendButton.heightAnchor.constraint(equalToConstant: 38),
        ])
    }

    private func send() {
        onSend?(textView.text)
        textView.text = ""
        textViewDidChange(textView)
    }
}

extension ComposerView: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !textView.text.isEmpty
        let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        guard fitting.height != height.constant else { return }
        UIView.animate(withDuration: 0.2) { [self] in
            height.constant = min(max(fitting.height, 38), 140)
            superview?.layoutIfNeeded()
        }
    }
}

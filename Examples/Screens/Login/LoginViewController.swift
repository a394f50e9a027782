import UIKit

/// A form to log in, which stays above the keyboard.
final class LoginViewController: UIViewController {
    private let logo = LogoView()
    private let titleLabel = UILabel()
    private let emailField = FormField(placeholder: "Email", symbol: "envelope.fill")
    private let passwordField = FormField(placeholder: "Password", symbol: "lock.fill")
    private let revealButton = UIButton(type: .system)
    private let messageLabel = UILabel()
    private let loginButton = UIButton(configuration: .filled())
    private lazy var stack = UIStackView(arrangedSubviews: [
        logo, titleLabel, emailField, passwordField, messageLabel, loginButton,
    ])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpFields()
        setUpStack()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for subview in stack.arrangedSubviews.dropFirst() where !subview.isHidden {
            subview.alpha = 0
            subview.transform = CGAffineTransform(translationX: 0, y: 40)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logo.open()
        for (index, subview) in stack.arrangedSubviews.dropFirst().enumerated() where !subview.isHidden {
            UIView.animate(
                springDuration: 0.8, bounce: 0.3, delay: 0.3 + 0.08 * Double(index), options: .allowUserInteraction
            ) {
                subview.alpha = 1
                subview.transform = .identity
            }
        }
    }

    // MARK: - Layout

    private func setUpFields() {
        titleLabel.text = "Welcome back"
        titleLabel.font = .systemFont(ofSize: 32, weight: .bold)
        titleLabel.textAlignment = .center
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .username
        emailField.autocapitalizationType = .none
        emailField.returnKeyType = .next
        emailField.delegate = self
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = .go
        passwordField.clearButtonMode = .never
        passwordField.delegate = self
        revealButton.setImage(UIImage(systemName: "eye"), for: .normal)
        revealButton.frame = CGRect(x: 0, y: 0, width: 48, height: 54)
        revealButton.addAction(UIAction { [weak self] _ in self?.togglePassword() }, for: .touchUpInside)
        passwordField.rightView = revealButton
        passwordField.rightViewMode = .always
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .systemRed
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        messageLabel.isHidden = true
        loginButton.configuration?.title = "Log In"
        loginButton.configuration?.buttonSize = .large
        loginButton.configuration?.cornerStyle = .capsule
        loginButton.configuration?.imagePadding = 8
        loginButton.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    }

    private func setUpStack() {
        stack.axis = .vertical
        stack.spacing = 14
        stack.setCustomSpacing(20, after: logo)
        stack.setCustomSpacing(28, after: titleLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let middle = stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        middle.priority = .defaultLow
        NSLayoutConstraint.activate([
            middle,
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -12),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -24),
        ])
    }

    /// The logo makes room for the form while the keyboard is visible.
    @objc private func keyboardWillChange(_ notification: Notification) {
        guard
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        else { return }
        let isVisible = end.minY < view.bounds.maxY
        UIView.animate(withDuration: duration) { [self] in
            logo.transform = isVisible ? CGAffineTransform(scaleX: 0.7, y: 0.7) : .identity
        }
    }

    @objc private func backgroundTapped() {
        view.endEditing(true)
    }

    // MARK: - Logging in

    private func togglePassword() {
        passwordField.isSecureTextEntry.toggle()
        let symbol = passwordField.isSecureTextEntry ? "eye" : "eye.slash"
        revealButton.setImage(UIImage(systemName: symbol), for: .normal)
    }

    private func logIn() {
        view.endEditing(true)
        show(message: nil)
        guard let email = emailField.text, email.contains("@") else {
            return refuse(emailField, message: "Please enter a valid email address.")
        }
        guard let password = passwordField.text, password.count >= 6 else {
            return refuse(passwordField, message: "A password has at least six characters.")
        }
        loginButton.configuration?.showsActivityIndicator = true
        loginButton.configuration?.title = "One moment"
        loginButton.isUserInteractionEnabled = false
        Task {
            try? await Task.sleep(for: .seconds(1.5))
            welcome()
        }
    }

    private func refuse(_ field: FormField, message: String) {
        field.shake()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        show(message: message)
    }

    private func show(message: String?) {
        messageLabel.text = message
        UIView.animate(springDuration: 0.4, bounce: 0.2) { [self] in
            messageLabel.isHidden = message == nil
            messageLabel.alpha = message == nil ? 0 : 1
            stack.layoutIfNeeded()
        }
    }

    private func welcome() {
        loginButton.configuration?.showsActivityIndicator = false
        loginButton.configuration?.image = UIImage(systemName: "checkmark")
        loginButton.configuration?.title = "Hello again"
        loginButton.configuration?.baseBackgroundColor = .systemGreen
        loginButton.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(springDuration: 0.6, bounce: 0.5) { [self] in
            loginButton.transform = .identity
        }
    }
}

extension LoginViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else {
            logIn()
        }
        return true
    }
}

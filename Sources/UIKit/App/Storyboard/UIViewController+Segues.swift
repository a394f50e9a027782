import QuartzCore

extension UIViewController {
    /// The storyboard that the controller was loaded from; nil, since storyboards cannot be read.
    public var storyboard: UIStoryboard? { nil }

    /// Stops the program, since there are no storyboards and so no segues.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        raise(
            .invalidArgument,
            "Receiver (\(identity(of: self))) has no segue with identifier '\(identifier)': storyboards cannot be read here"
        )
    }

    /// Shows a controller by pushing it onto the navigation controller or, without one, by presenting it.
    func showByContainer(_ controller: UIViewController, _ sender: Any?) {
        if let navigation = navigationController {
            navigation.show(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }
}

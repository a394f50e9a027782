import QuartzCore

extension UIViewController {
    /// The storyboard the controller comes from; nil, since none can be read.
    public var storyboard: UIStoryboard? { nil }

    /// Stops the program: there are no storyboards, and no controller has a segue.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        raise(
            .invalidArgument,
            "Receiver (\(identity(of: self))) has no segue with identifier '\(identifier)': storyboards cannot be read here"
        )
    }

    /// Shows a controller: the navigation controller round this one pushes it, else it is presented.
    func showByContainer(_ controller: UIViewController, _ sender: Any?) {
        if let navigation = navigationController {
            navigation.show(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }
}

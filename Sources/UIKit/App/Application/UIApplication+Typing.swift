extension UIApplication {
    /// The first responder of the key window, if text can be typed into it.
    package var keyInput: (any UIKeyInput)? { keyWindow?.firstResponder as? any UIKeyInput }
}

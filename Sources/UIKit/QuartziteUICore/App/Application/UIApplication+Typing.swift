extension UIApplication {
    /// The first responder of the key window, if text can be typed into it.
    ///
    /// A text input in the accessory view of the keyboard comes first.
    package var keyInput: (any UIKeyInput)? {
        Keyboard.current?.accessoryInput ?? keyWindow?.firstResponder as? any UIKeyInput
    }
}

import QuartziteUIFoundation

extension UIColor {
    /// Creates a colour that is one of two, whatever the contrast and the visual level.
    package convenience init(light: UIColor, dark: UIColor) {
        let (light, dark) = (light.cgColor, dark.cgColor)
        self.init(
            ColorVariants(
                light: light, dark: dark, highLight: light, highDark: dark, elevatedDark: dark, highElevatedDark: dark))
    }

    /// The red of badges and destructive actions.
    package static let alarm = UIColor(
        light: UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1),
        dark: UIColor(red: 1, green: 0.271, blue: 0.227, alpha: 1))

    /// Creates a grey that is one of two, with the same opacity.
    package convenience init(light: CGFloat, dark: CGFloat, alpha: CGFloat = 1) {
        self.init(light: UIColor(white: light, alpha: alpha), dark: UIColor(white: dark, alpha: alpha))
    }
}

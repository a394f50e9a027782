import UIKit

extension UIColor {
    /// The text of the app.
    static let ink = UIColor(light: 0x2B3A67, dark: 0xF4F1FF)
    /// Text of less importance.
    static let fadedInk = UIColor(light: 0x5F6B93, dark: 0xB9B7DA)
    /// The background of cards, keys and fields.
    static let card = UIColor(light: 0xFFFFFF, dark: 0x2C3160)
    /// Lines and tracks on a card.
    static let hairline = UIColor(light: 0xDDE3F3, dark: 0x454B82)
    /// The top of the sky.
    static let upperSky = UIColor(light: 0x9AD3FF, dark: 0x10163A)
    /// The bottom of the sky.
    static let lowerSky = UIColor(light: 0xFFF4DF, dark: 0x3A2C63)
    /// The hills in the distance.
    static let farHill = UIColor(light: 0xB9E3B4, dark: 0x28406B)
    /// The hills in front.
    static let nearHill = UIColor(light: 0x8FD19E, dark: 0x1F3358)
    /// What begins something: the main buttons, addition.
    static let coral = UIColor(light: 0xE4573D, dark: 0xEE6A50)
    /// What is right: right answers, multiplication.
    static let leaf = UIColor(light: 0x23895A, dark: 0x2E9E6B)
    /// Water and air: subtraction, the second buttons.
    static let water = UIColor(light: 0x3B7DDD, dark: 0x4A86E8)
    /// Gold: coins, stars, division.
    static let gold = UIColor(light: 0xF5B21B, dark: 0xFFC94A)
    /// The darker edge of gold.
    static let oldGold = UIColor(light: 0xC98A0A, dark: 0xD9991F)

    /// Creates a colour for the light and the dark style, each from a number such as 0xFF8000.
    convenience init(light: Int, dark: Int) {
        self.init { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
    }

    /// Creates an opaque colour from a number such as 0xFF8000.
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }

    /// Returns the colour mixed with black.
    ///
    /// - Parameter amount: 0 for the colour itself, 1 for black.
    func darkened(by amount: CGFloat) -> UIColor {
        UIColor { traits in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let rest = 1 - amount
            return UIColor(red: red * rest, green: green * rest, blue: blue * rest, alpha: alpha)
        }
    }
}

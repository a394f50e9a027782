import QuartziteUIFoundation

/// Fixed colours.
extension UIColor {
    /// Opaque black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// Dark grey: 1/3 white.
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// Light grey: 2/3 white.
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// Opaque white.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Grey: 1/2 white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Transparent black.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Pure red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Cyan: full green and blue.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Yellow: full red and green.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Magenta: full red and blue.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Orange: full red and half green.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Purple: half red and half blue.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Brown: 0.6 red, 0.4 green and 0.2 blue.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

import QuartziteUIFoundation

/// The system colours, as Apple's Human Interface Guidelines list them for iOS 13 to 18.
extension UIColor {
    private static func system(
        _ light: EightBit, dark: EightBit, highLight: EightBit, highDark: EightBit
    ) -> UIColor {
        UIColor(ColorVariants(light, dark: dark, highLight: highLight, highDark: highDark))
    }

    /// The system's red.
    public class var systemRed: UIColor { ownRed }
    private static let ownRed = system(
        EightBit(255, 59, 48), dark: EightBit(255, 69, 58), highLight: EightBit(215, 0, 21),
        highDark: EightBit(255, 105, 97))
    /// The system's green.
    public class var systemGreen: UIColor { ownGreen }
    private static let ownGreen = system(
        EightBit(52, 199, 89), dark: EightBit(48, 209, 88), highLight: EightBit(36, 138, 61),
        highDark: EightBit(48, 219, 91))
    /// The system's blue.
    public class var systemBlue: UIColor { ownBlue }
    private static let ownBlue = system(
        EightBit(0, 122, 255), dark: EightBit(10, 132, 255), highLight: EightBit(0, 64, 221),
        highDark: EightBit(64, 156, 255))
    /// The system's orange.
    public class var systemOrange: UIColor { ownOrange }
    private static let ownOrange = system(
        EightBit(255, 149, 0), dark: EightBit(255, 159, 10), highLight: EightBit(201, 52, 0),
        highDark: EightBit(255, 179, 64))
    /// The system's yellow.
    public class var systemYellow: UIColor { ownYellow }
    private static let ownYellow = system(
        EightBit(255, 204, 0), dark: EightBit(255, 214, 10), highLight: EightBit(178, 80, 0),
        highDark: EightBit(255, 212, 38))
    /// The system's pink.
    public class var systemPink: UIColor { ownPink }
    private static let ownPink = system(
        EightBit(255, 45, 85), dark: EightBit(255, 55, 95), highLight: EightBit(211, 15, 69),
        highDark: EightBit(255, 100, 130))
    /// The system's purple.
    public class var systemPurple: UIColor { ownPurple }
    private static let ownPurple = system(
        EightBit(175, 82, 222), dark: EightBit(191, 90, 242), highLight: EightBit(137, 68, 171),
        highDark: EightBit(218, 143, 255))
    /// The system's teal.
    public class var systemTeal: UIColor { ownTeal }
    private static let ownTeal = system(
        EightBit(48, 176, 199), dark: EightBit(64, 200, 224), highLight: EightBit(0, 130, 153),
        highDark: EightBit(93, 230, 255))
    /// The system's indigo.
    public class var systemIndigo: UIColor { ownIndigo }
    private static let ownIndigo = system(
        EightBit(88, 86, 214), dark: EightBit(94, 92, 230), highLight: EightBit(54, 52, 163),
        highDark: EightBit(125, 122, 255))
    /// The system's brown.
    public class var systemBrown: UIColor { ownBrown }
    private static let ownBrown = system(
        EightBit(162, 132, 94), dark: EightBit(172, 142, 104), highLight: EightBit(127, 101, 69),
        highDark: EightBit(181, 148, 105))
    /// The system's mint.
    public class var systemMint: UIColor { ownMint }
    private static let ownMint = system(
        EightBit(0, 199, 190), dark: EightBit(99, 230, 226), highLight: EightBit(12, 129, 123),
        highDark: EightBit(102, 212, 207))
    /// The system's cyan.
    public class var systemCyan: UIColor { ownCyan }
    private static let ownCyan = system(
        EightBit(50, 173, 230), dark: EightBit(100, 210, 255), highLight: EightBit(0, 113, 164),
        highDark: EightBit(112, 215, 255))
    /// The system's grey.
    public class var systemGray: UIColor { ownGray }
    private static let ownGray = system(
        EightBit(142, 142, 147), dark: EightBit(142, 142, 147), highLight: EightBit(108, 108, 112),
        highDark: EightBit(174, 174, 178))
    /// The system's second-level grey.
    public class var systemGray2: UIColor { ownGray2 }
    private static let ownGray2 = system(
        EightBit(174, 174, 178), dark: EightBit(99, 99, 102), highLight: EightBit(142, 142, 147),
        highDark: EightBit(124, 124, 128))
    /// The system's third-level grey.
    public class var systemGray3: UIColor { ownGray3 }
    private static let ownGray3 = system(
        EightBit(199, 199, 204), dark: EightBit(72, 72, 74), highLight: EightBit(174, 174, 178),
        highDark: EightBit(84, 84, 86))
    /// The system's fourth-level grey.
    public class var systemGray4: UIColor { ownGray4 }
    private static let ownGray4 = system(
        EightBit(209, 209, 214), dark: EightBit(58, 58, 60), highLight: EightBit(188, 188, 192),
        highDark: EightBit(68, 68, 70))
    /// The system's fifth-level grey.
    public class var systemGray5: UIColor { ownGray5 }
    private static let ownGray5 = system(
        EightBit(229, 229, 234), dark: EightBit(44, 44, 46), highLight: EightBit(216, 216, 220),
        highDark: EightBit(54, 54, 56))
    /// The system's sixth-level grey.
    public class var systemGray6: UIColor { ownGray6 }
    private static let ownGray6 = system(
        EightBit(242, 242, 247), dark: EightBit(28, 28, 30), highLight: EightBit(235, 235, 240),
        highDark: EightBit(36, 36, 38))
}

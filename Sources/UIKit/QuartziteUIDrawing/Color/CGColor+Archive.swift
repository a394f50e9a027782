import QuartziteUIFoundation

extension CGColor {
    /// The keys of red, green, blue and alpha in archives, as on Apple's systems.
    private static let archiveKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

    /// Creates a colour from an archive; components that are missing are 0.
    convenience init(archivedIn coder: NSCoder) {
        let values = Self.archiveKeys.map { key in
            coder.allowsKeyedCoding ? CGFloat(coder.decodeDouble(forKey: key)) : 0
        }
        self.init(extendedRed: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    /// Writes the components in extended sRGB to an archive.
    package func archive(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        for (key, value) in zip(Self.archiveKeys, [rgba.r, rgba.g, rgba.b, rgba.a]) { coder.encode(value, forKey: key) }
    }

    /// The name of the colour space in UIKit, and the components.
    var nameAndComponents: String {
        let space =
            switch colorSpace?.name {
            case CGColorSpace.extendedSRGB: "UIExtendedSRGBColorSpace"
            case CGColorSpace.extendedGray: "UIExtendedGrayColorSpace"
            default:
                tile != nil
                    ? "UIPatternColorSpace" : "kCGColorSpaceModel\(numberOfComponents > 2 ? "RGB" : "Monochrome")"
            }
        return ([space] + (components ?? []).map { String(format: "%g", $0) }).joined(separator: " ")
    }
}

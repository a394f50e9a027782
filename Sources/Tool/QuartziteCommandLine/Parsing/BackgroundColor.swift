/// The colour behind the scene: `#rgb`, `#rrggbb`, `#rrggbbaa`, the name of a basic CSS colour, or `transparent`.
package struct BackgroundColor: ParsedArgument, Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8

    static let black = BackgroundColor(rgba: 0x0000_00ff)
    static let transparent = BackgroundColor(rgba: 0)

    private static let names: [(name: String, rgba: UInt32)] = [
        ("transparent", 0), ("black", 0x0000_00ff), ("silver", 0xc0c0_c0ff), ("gray", 0x8080_80ff),
        ("white", 0xffff_ffff), ("maroon", 0x8000_00ff), ("red", 0xff00_00ff), ("purple", 0x8000_80ff),
        ("fuchsia", 0xff00_ffff), ("green", 0x0080_00ff), ("lime", 0x00ff_00ff), ("olive", 0x8080_00ff),
        ("yellow", 0xffff_00ff), ("navy", 0x0000_80ff), ("blue", 0x0000_ffff), ("teal", 0x0080_80ff),
        ("aqua", 0x00ff_ffff), ("orange", 0xffa5_00ff),
    ]

    init(rgba: UInt32) {
        red = UInt8(rgba >> 24)
        green = UInt8(rgba >> 16 & 255)
        blue = UInt8(rgba >> 8 & 255)
        alpha = UInt8(rgba & 255)
    }

    package init(parsing text: String) throws {
        let name = text.lowercased()
        if let known = Self.names.first(where: { $0.name == name }) {
            self.init(rgba: known.rgba)
            return
        }
        let digits = name.dropFirst().compactMap(\.hexDigitValue).map(UInt32.init)
        guard name.hasPrefix("#"), digits.count == name.count - 1, [3, 6, 8].contains(digits.count) else {
            throw InvalidArgument("write a colour as #fff, #ffffff, #ffffffff, white or transparent")
        }
        // #rgb is short for #rrggbb.
        let doubled = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
        let value = doubled.reduce(0) { $0 << 4 | $1 }
        self.init(rgba: doubled.count == 6 ? value << 8 | 255 : value)
    }

    package var isOpaque: Bool { alpha == 255 }

    /// The colour as `0xAARRGGBB`, with components multiplied by alpha and rounded to nearest.
    var premultiplied: UInt32 {
        let channels = [red, green, blue].map { (UInt32($0) * UInt32(alpha) + 127) / 255 }
        return UInt32(alpha) << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
}

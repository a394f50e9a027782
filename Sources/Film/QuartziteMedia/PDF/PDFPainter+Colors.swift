import CoreGraphics

/// A colour space of a PDF file.
enum PDFColorSpace {
    /// Grey, RGB or CMYK, by the number of components.
    case plain(Int)
    /// Patterns, inks and colour tables, which are not drawn.
    case other

    /// Returns straight sRGB; nil for spaces that are not drawn and for too few numbers.
    func color(_ x: [Double]) -> SIMD3<Double>? {
        guard case .plain(let count) = self, x.count >= count else { return nil }
        switch count {
        case 1: return SIMD3(repeating: x[0])
        case 3: return SIMD3(x[0], x[1], x[2])
        case 4: return SIMD3((1 - x[0]) * (1 - x[3]), (1 - x[1]) * (1 - x[3]), (1 - x[2]) * (1 - x[3]))
        default: return nil
        }
    }
}

extension PDFPainter {
    /// Returns the colour space that a value names or describes.
    func space(_ value: PDFValue?, _ resources: [String: PDFValue]) -> PDFColorSpace {
        let value = file.resolve(value)
        if let name = value.name {
            switch name {
            case "DeviceGray", "CalGray", "G": return .plain(1)
            case "DeviceRGB", "CalRGB", "RGB": return .plain(3)
            case "DeviceCMYK", "CMYK": return .plain(4)
            default:
                guard let named = file.dictionary(resources["ColorSpace"])?[name] else { return .other }
                // Without resources, so that names cannot refer to each other endlessly.
                let resolved = file.resolve(named)
                return space(resolved, [:])
            }
        }
        guard let parts = file.array(value), let kind = parts.first.map({ file.resolve($0).name }) else {
            return .other
        }
        switch kind {
        case "ICCBased": return .plain(file.resolve(file.dictionary(parts.last)?["N"]).integer ?? 3)
        case "CalRGB", "Lab": return kind == "Lab" ? .other : .plain(3)
        case "CalGray": return .plain(1)
        default: return .other
        }
    }

    /// Performs the operators that set colours; ignores others.
    func setColor(_ word: String, _ operands: [PDFValue], _ x: [Double], _ resources: [String: PDFValue]) {
        switch word {
        case "cs":
            state.fillSpace = space(operands.last, resources)
            state.fill = initial(state.fillSpace)
        case "CS":
            state.strokeSpace = space(operands.last, resources)
            state.stroke = initial(state.strokeSpace)
        case "sc", "scn": state.fill = state.fillSpace.color(x)
        case "SC", "SCN": state.stroke = state.strokeSpace.color(x)
        case "g", "rg", "k":
            state.fillSpace = .plain(word == "g" ? 1 : word == "rg" ? 3 : 4)
            state.fill = state.fillSpace.color(x)
        case "G", "RG", "K":
            state.strokeSpace = .plain(word == "G" ? 1 : word == "RG" ? 3 : 4)
            state.stroke = state.strokeSpace.color(x)
        default: break
        }
    }

    /// Returns the initial colour of a space, which is black.
    private func initial(_ space: PDFColorSpace) -> SIMD3<Double>? {
        if case .plain = space { .zero } else { nil }
    }

    // MARK: Pictures

    /// Returns an image with its soft mask; nil if its encoding is not supported.
    func image(_ value: PDFValue?) -> CGImage? {
        guard let (bitmap, width, height) = pixels(value) else { return nil }
        if let mask = file.dictionary(value)?["SMask"], let (cover, maskWidth, maskHeight) = pixels(mask) {
            for y in 0..<height {
                let (row, line) = (bitmap.row(y), cover.row(y * maskHeight / height))
                for x in 0..<width {
                    let alpha = line[x * maskWidth / width] & 0xff
                    var pixel = alpha << 24
                    for shift in stride(from: UInt32(0), to: 24, by: 8) {
                        pixel |= ((row[x] >> shift & 0xff) * alpha + 127) / 255 << shift
                    }
                    row[x] = pixel
                }
            }
        }
        return CGImage(bitmap: bitmap)
    }

    private func pixels(_ value: PDFValue?) -> (Bitmap, width: Int, height: Int)? {
        guard let entries = file.dictionary(value), let (bytes, packing) = file.unpacked(value) else { return nil }
        if packing != nil {
            guard let image = try? ImageDecoder.decode(Data(bytes)).image else { return nil }
            return (image.bitmap.copy(), image.width, image.height)
        }
        let limits = DecodingLimits()
        guard let width = file.resolve(entries["Width"]).integer, let height = file.resolve(entries["Height"]).integer,
            width > 0, height > 0, width <= limits.side, height <= limits.side, width * height <= limits.area,
            file.resolve(entries["BitsPerComponent"]).integer == 8,
            case .plain(let count) = space(entries["ColorSpace"], [:]), count == 1 || count == 3,
            bytes.count >= width * height * count
        else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            let row = bitmap.row(y)
            for x in 0..<width {
                let place = (y * width + x) * count
                let (r, g, b) = (bytes[place], bytes[place + count / 2], bytes[place + count - 1])
                row[x] = 0xff00_0000 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
            }
        }
        return (bitmap, width, height)
    }
}

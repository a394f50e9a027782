import CoreGraphics

/// A reader of the numbers and letters in SVG attributes, such as path data and transforms.
struct SVGNumbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// Returns all numbers of a list that are separated by spaces and commas.
    static func list(_ text: some StringProtocol) -> [Double] {
        var reader = SVGNumbers(text)
        var numbers: [Double] = []
        while let number = reader.number() { numbers.append(number) }
        return numbers
    }

    /// Skips separators and returns the next letter, if a letter comes next.
    mutating func letter() -> UInt8? {
        skipSeparators()
        guard position < bytes.count, Self.isLetter(bytes[position]) else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    /// Skips separators and returns the next number; nil if none comes next.
    mutating func number() -> Double? {
        skipSeparators()
        let start = position
        var end = start
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
        let first = end
        while Self.isDigit(byte(end)) { end += 1 }
        var digits = end - first
        if byte(end) == UInt8(ascii: ".") {
            end += 1
            let fraction = end
            while Self.isDigit(byte(end)) { end += 1 }
            digits += end - fraction
        }
        guard digits > 0 else { return nil }
        if byte(end) | 0x20 == UInt8(ascii: "e") {
            var exponent = end + 1
            if byte(exponent) == UInt8(ascii: "+") || byte(exponent) == UInt8(ascii: "-") { exponent += 1 }
            if Self.isDigit(byte(exponent)) {
                while Self.isDigit(byte(exponent)) { exponent += 1 }
                end = exponent
            }
        }
        position = end
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        // Swift reads no number that ends with its decimal point.
        return Double(text.hasSuffix(".") ? String(text.dropLast()) : text).flatMap { abs($0) < 1e9 ? $0 : nil }
    }

    /// Skips separators and returns the next flag of an arc, which needs no separator after it.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
        else { return nil }
        defer { position += 1 }
        return bytes[position] == UInt8(ascii: "1")
    }

    private mutating func skipSeparators() {
        while position < bytes.count, bytes[position] <= 32 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension CGAffineTransform {
    /// Creates the transform of an SVG `transform` attribute; unknown functions and wrong counts are ignored.
    init(svg text: String) {
        self = .identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(", maxSplits: 1)
            guard pieces.count == 2 else { continue }
            let x = SVGNumbers.list(pieces[1])
            guard let step = CGAffineTransform(function: String(pieces[0].filter(\.isLetter)), x) else { continue }
            self = step.concatenating(self)
        }
    }

    private init?(function: String, _ x: [Double]) {
        switch (function, x.count) {
        case ("matrix", 6): self.init(a: x[0], b: x[1], c: x[2], d: x[3], tx: x[4], ty: x[5])
        case ("translate", 1...2): self.init(translationX: x[0], y: x.count > 1 ? x[1] : 0)
        case ("scale", 1...2): self.init(scaleX: x[0], y: x[x.count - 1])
        case ("rotate", 1): self.init(rotationAngle: x[0] * .pi / 180)
        case ("rotate", 3):
            self = CGAffineTransform(translationX: x[1], y: x[2]).rotated(by: x[0] * .pi / 180)
                .translatedBy(x: -x[1], y: -x[2])
        case ("skewX", 1): self.init(a: 1, b: 0, c: Self.tangent(x[0]), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): self.init(a: 1, b: Self.tangent(x[0]), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }

    private static func tangent(_ degrees: Double) -> CGFloat {
        let turned = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        return turned.a == 0 ? 0 : turned.b / turned.a
    }
}

import QuartziteUIDrawing

/// The keys of a page and their frames, in points from the top left corner of the keyboard.
struct KeyboardLayout {
    private(set) var keys: [(key: KeyboardKey, frame: CGRect)] = []

    /// The space between keys, and from them to the edges of the screen.
    private static let gap: CGFloat = 6
    private static let edge: CGFloat = 3
    /// The height of keys as a fraction of the height of rows.
    private static let keyHeight: CGFloat = 0.8

    /// Lays out a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - type: The type of the keyboard, which determines the keys beside the space key.
    ///   - size: The size of the area of the keys.
    init(_ page: KeyboardPage, type: UIKeyboardType, in size: CGSize) {
        switch page {
        case .letters: addLetters(type, size)
        case .numbers:
            addRows(["1234567890", "-/:;()$&@\""], size)
            addPunctuation(.page(.symbols, title: "#+="), size)
            addBottomRow(.page(.letters, title: "ABC"), type, size)
        case .symbols:
            addRows(["[]{}#%^*+=", "_\\|~<>€£¥•"], size)
            addPunctuation(.page(.numbers, title: "123"), size)
            addBottomRow(.page(.letters, title: "ABC"), type, size)
        case .digits, .phoneSymbols: addPad(page, type, size)
        }
    }

    /// Returns the key at a point, or the nearest one.
    func index(at point: CGPoint) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            let dx = max(frame.minX - point.x, point.x - frame.maxX, 0)
            let dy = max(frame.minY - point.y, point.y - frame.maxY, 0)
            return dx * dx + dy * dy
        }
        return keys.indices.min { distance(keys[$0].frame) < distance(keys[$1].frame) }
    }

    // MARK: Rows

    /// Adds a key whose frame is given by columns of equal keys.
    private mutating func add(_ key: KeyboardKey, x: CGFloat, width: CGFloat, row: Int, _ size: CGSize) {
        let height = size.height / 4
        let inset = height * (1 - Self.keyHeight) / 2
        keys.append(
            (key, CGRect(x: x, y: height * CGFloat(row) + inset, width: width, height: height - 2 * inset)))
    }

    private func columnWidth(_ size: CGSize) -> CGFloat { (size.width - 2 * Self.edge - 9 * Self.gap) / 10 }

    /// Adds rows of keys that type one character each, in the middle.
    private mutating func addRows(_ rows: [String], _ size: CGSize, from first: Int = 0) {
        let width = columnWidth(size)
        for (row, characters) in rows.enumerated() {
            let total = CGFloat(characters.count) * (width + Self.gap) - Self.gap
            var x = (size.width - total) / 2
            for character in characters {
                add(.text(String(character)), x: x, width: width, row: first + row, size)
                x += width + Self.gap
            }
        }
    }

    private mutating func addLetters(_ type: UIKeyboardType, _ size: CGSize) {
        addRows(["qwertyuiop", "asdfghjkl", "zxcvbnm"], size)
        addSides(.shift, size)
        let next: KeyboardPage = type == .namePhonePad ? .digits : .numbers
        addBottomRow(.page(next, title: "123"), type, size)
    }

    /// Adds the third row of pages with digits.
    private mutating func addPunctuation(_ side: KeyboardKey, _ size: CGSize) {
        let (wide, characters) = (sideWidth(size), [".", ",", "?", "!", "'"])
        let start = Self.edge + wide + columnWidth(size) / 2
        let width = (size.width - 2 * start - 4 * Self.gap) / 5
        for (index, character) in characters.enumerated() {
            add(.text(character), x: start + CGFloat(index) * (width + Self.gap), width: width, row: 2, size)
        }
        addSides(side, size)
    }

    private func sideWidth(_ size: CGSize) -> CGFloat { columnWidth(size) * 1.3 }

    /// Adds the keys at both ends of the third row.
    private mutating func addSides(_ key: KeyboardKey, _ size: CGSize) {
        let width = sideWidth(size)
        add(key, x: Self.edge, width: width, row: 2, size)
        add(.delete, x: size.width - Self.edge - width, width: width, row: 2, size)
    }

    private mutating func addBottomRow(_ page: KeyboardKey, _ type: UIKeyboardType, _ size: CGSize) {
        let side = (size.width - 2 * Self.edge - 2 * Self.gap) / 4
        add(page, x: Self.edge, width: side, row: 3, size)
        let (start, end) = (Self.edge + side + Self.gap, size.width - Self.edge - side - Self.gap)
        let width = columnWidth(size)
        let extra: [KeyboardKey]
        switch type {
        case .emailAddress: extra = [.space, .text("@"), .text(".")]
        case .URL: extra = [.text("."), .text("/"), .named(".com", title: ".com")]
        case .webSearch: extra = [.space, .text(".")]
        case .twitter: extra = [.space, .text("@"), .text("#")]
        default: extra = [.space]
        }
        let narrow = type == .URL ? (end - start - 2 * Self.gap) / 3 : width
        let wide = end - start - CGFloat(extra.count - 1) * (narrow + Self.gap)
        var x = start
        for key in extra {
            let own = key == .space || type == .URL && key == extra.last ? wide : narrow
            add(key, x: x, width: own, row: 3, size)
            x += own + Self.gap
        }
        add(.return, x: size.width - Self.edge - side, width: side, row: 3, size)
    }

    // MARK: Digits

    private mutating func addPad(_ page: KeyboardPage, _ type: UIKeyboardType, _ size: CGSize) {
        let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        var rows: [[KeyboardKey?]] = stride(from: 0, to: 9, by: 3).map { start in
            (start..<(start + 3)).map { KeyboardKey.digit("\($0 + 1)", letters: letters[$0]) }
        }
        let isPhone = type == .phonePad || type == .namePhonePad
        if page == .phoneSymbols {
            rows = [
                [.digit("1", letters: ""), .digit("2", letters: "ABC"), .digit("3", letters: "DEF")],
                [.named(",", title: "pause"), .digit("5", letters: "JKL"), .named(";", title: "wait")],
                [.text("*"), .text("0"), .text("#")],
            ]
        }
        let corner: KeyboardKey?
        switch (page, type) {
        case (.phoneSymbols, _): corner = .page(.digits, title: "123")
        case (_, .phonePad): corner = .page(.phoneSymbols, title: "+*#")
        case (_, .namePhonePad): corner = .page(.letters, title: "ABC")
        case (_, .decimalPad): corner = .text(".")
        default: corner = nil
        }
        rows.append([corner, page == .phoneSymbols ? .text("+") : .digit("0", letters: isPhone ? "+" : ""), .delete])
        let width = (size.width - 4 * Self.gap) / 3
        for (row, keys) in rows.enumerated() {
            for (column, key) in keys.enumerated() {
                guard let key else { continue }
                add(key, x: Self.gap + CGFloat(column) * (width + Self.gap), width: width, row: row, size)
            }
        }
    }
}

extension UIKeyboardType {
    /// The page with which the keyboard opens.
    package var firstPage: KeyboardPage {
        switch self {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: .digits
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }
}

/// The height of the keyboard.
enum KeyboardMetrics {
    /// The height of the keys' area and that of the whole keyboard, in points.
    ///
    /// The heights are those of iOS without suggestions. Keys take 216 points in portrait, 226 on large phones, 162 in
    /// landscape, and 150 there if the phone has a home indicator. Below the keys of these phones are the safe area
    /// and, in portrait, 41 points.
    @MainActor package static func heights(on screen: CGSize, safeArea: UIEdgeInsets, idiom: UIUserInterfaceIdiom) -> (
        keys: CGFloat, whole: CGFloat
    ) {
        let isTall = screen.height >= screen.width
        if idiom == .pad {
            let keys: CGFloat = isTall ? 256 : 344
            return (keys, keys + max(safeArea.bottom, 9))
        }
        guard isTall else { return safeArea.bottom > 0 ? (150, 150 + safeArea.bottom) : (162, 162) }
        let keys: CGFloat = screen.width >= 414 ? 226 : 216
        return (keys, safeArea.bottom > 0 ? keys + 41 + safeArea.bottom : keys)
    }
}

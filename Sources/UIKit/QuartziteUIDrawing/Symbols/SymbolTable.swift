import CQuartziteSymbols
import QuartziteMedia
import QuartziteUIFoundation

/// The names of system symbols with the icons that draw them, from the free icon set of the module CQuartziteSymbols.
package struct SymbolTable: Sendable {
    /// How a symbol is drawn.
    package struct Entry: Sendable {
        /// The icons and their composition, as ``SymbolGlyph`` reads them.
        package let expression: String
        /// The colour of the multicolour variant, in straight sRGB; nil if there is none.
        var color: SIMD4<Double>?
        /// Whether the parts of the icon stand for a value.
        package var isVariable = false
    }

    private let names: [Substring: Substring]
    private let icons: [Substring: Substring]

    /// The table of the module CQuartziteSymbols.
    package static let shared = SymbolTable(
        names: text(qz_symbol_names, qz_symbol_names_length), icons: text(qz_symbol_icons, qz_symbol_icons_length))

    private static func text(_ bytes: UnsafePointer<CChar>, _ length: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
    }

    /// Creates a table from lines of names and lines of icons, each with fields separated by tabs.
    init(names: String, icons: String) {
        func index(_ text: String) -> [Substring: Substring] {
            var lines: [Substring: Substring] = [:]
            for line in text.split(separator: "\n") {
                let end = line.firstIndex(of: "\t") ?? line.endIndex
                lines[line[..<end]] = line[end...].dropFirst()
            }
            return lines
        }
        self.names = index(names)
        self.icons = index(icons)
    }

    /// The names in the table, sorted; derived names are not among them.
    var listedNames: [String] { names.keys.map(String.init).sorted() }

    func hasIcon(_ name: String) -> Bool { icons[name[...]] != nil }

    /// Returns the parts of an icon, in a square of 16 units with y down; none for an unknown name.
    func parts(ofIcon name: String) -> [SymbolPart] {
        (icons[name[...]] ?? "").split(separator: "\t").map { data in
            let isEvenOdd = data.hasPrefix("e")
            return SymbolPart(
                path: SVGPathData.path(isEvenOdd ? data.dropFirst() : data), rule: isEvenOdd ? .evenOdd : .winding)
        }
    }

    /// Returns how a symbol is drawn; nil for an unknown name.
    package func entry(_ name: String) -> Entry? {
        let fields = (names[name[...]] ?? "").split(separator: "\t", omittingEmptySubsequences: false)
        let listed = fields.first.map(String.init) ?? ""
        guard let expression = listed.isEmpty ? derived(name, depth: 0) : listed else { return nil }
        var entry = Entry(expression: expression)
        for option in fields.dropFirst().joined(separator: " ").split(separator: " ") {
            if option == "variable" { entry.isVariable = true }
            if option.hasPrefix("#") { entry.color = SVGColor.components(String(option)) }
        }
        if listed.isEmpty, name.hasSuffix(".fill"), let outline = self.entry(String(name.dropLast(5))) {
            entry.isVariable = outline.isVariable
        }
        return entry
    }

    // MARK: Derived names

    /// Returns the expression of a name in the table, or of a name that extends one in the table.
    private func expression(_ name: String, depth: Int) -> String? {
        if let listed = names[name[...]]?.prefix(while: { $0 != "\t" }), !listed.isEmpty { return String(listed) }
        return derived(name, depth: depth)
    }

    /// Names end with the enclosing shape, a slash, a badge, or the filled variant.
    private func derived(_ name: String, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        func base(_ suffix: String, isFilled: Bool = false) -> String? {
            guard name.hasSuffix(suffix) else { return nil }
            let stem = String(name.dropLast(suffix.count))
            return (isFilled ? expression(stem + ".fill", depth: depth + 1) : nil)
                ?? expression(stem, depth: depth + 1) ?? (suffix.hasPrefix(".fill") ? nil : character(stem))
        }
        for (suffix, shape) in [("circle", ("ring", "disc")), ("square", ("box", "boxfill"))] {
            if let glyph = base(".\(suffix).fill", isFilled: true) { return "\(glyph)@\(shape.1)" }
            if let glyph = base(".\(suffix)") { return "\(glyph)@\(shape.0)" }
        }
        if let glyph = base(".slash.fill", isFilled: true) ?? base(".slash") { return glyph + "/" }
        for (badge, mark) in [("plus", "plus"), ("minus", "minus"), ("checkmark", "check"), ("xmark", "x")] {
            if let glyph = base(".badge.\(badge).fill", isFilled: true) ?? base(".badge.\(badge)") {
                return "\(glyph)+\(mark)"
            }
        }
        if let glyph = base(".badge.fill", isFilled: true) ?? base(".badge") { return glyph + "+dot" }
        return base(".fill").map { expression in
            let end = expression.firstIndex(of: "*") ?? expression.endIndex
            let outline = expression[..<end]
            return hasIcon(outline + "-fill") ? "\(outline)-fill\(expression[end...])" : expression
        }
    }

    /// Returns the expression of a single letter, or of a number up to 50.
    private func character(_ name: String) -> String? {
        if name.utf8.count == 1, name.first?.isLetter == true { return "'" + name.uppercased() }
        return Int(name).map { (0...50).contains($0) } == true ? "'" + name : nil
    }
}

/// A path of an icon.
struct SymbolPart {
    var path: CGPath
    package var rule = CGPathFillRule.winding
}

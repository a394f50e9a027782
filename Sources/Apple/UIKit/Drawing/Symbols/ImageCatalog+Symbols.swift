import QuartziteMedia
import QuartzCore

extension ImageCatalog {
    /// Returns the image of a symbol; for an unknown name a placeholder or, unless `replacesMissing` is set, nil.
    func image(of symbol: SymbolImage) -> UIImage? {
        cached(symbol) {
            if symbol.isCustom {
                return customGlyph(named: symbol.name, symbol.configuration.shownWeight).flatMap {
                    symbol.image(of: $0, color: nil)
                }
            }
            if let image = symbol.image() { return image }
            guard replacesMissing else { return nil }
            recordMissingSymbol(symbol.name)
            return symbol.image(of: SymbolGlyph("question-lg@box"), color: nil)
        }
    }

    /// Returns the glyph of a symbol set; nil if there is none, or if its file cannot be read.
    ///
    /// The file is a template with a group for each weight and scale, of which the middle scale is used.
    func customGlyph(named name: String, _ weight: UIImage.SymbolWeight) -> SymbolGlyph? {
        for file in symbolFiles(named: name) {
            guard let data = FileManager.default.contents(atPath: file), data.count < 16 << 20,
                let document = SVGDocument(data)
            else { continue }
            let names = [
                "Regular", "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
            ]
            let desired = names[weight.rawValue] + "-M"
            for id in [desired, "Regular-M", "Regular-S", "Regular-L", "Ultralight-M", "Black-M"] {
                guard let paths = document.paths(of: id), !paths.isEmpty else { continue }
                var glyph = SymbolGlyph(template: paths, guides: document, scale: id.suffix(1))
                glyph.hasWeight = id == desired
                return glyph
            }
        }
        return nil
    }
}

extension SymbolGlyph {
    /// Creates a glyph from the paths of a template for symbols, which is drawn for a font size of 100 units.
    fileprivate init(template paths: [CGPath], guides: SVGDocument, scale: Substring) {
        let box = paths.reduce(CGRect.null) { $0.union($1.boundingBoxOfPath) }
        let lines = ["Baseline-\(scale)", "Capline-\(scale)"].compactMap { guides.bounds(of: $0)?.midY }
        let middle = lines.count == 2 ? (lines[0] + lines[1]) / 2 : box.midY
        let unit = 16 / (100 * SymbolImage.emSize)
        let toSquare = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: 8 - box.midX * unit, ty: 8 - middle * unit)
        self.init(steps: [Step(parts: paths.map { SymbolPart(path: $0).applying(toSquare) })])
    }
}

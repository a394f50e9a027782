import CQuartzitePango

/// The widths of Helvetica's characters, as Adobe publishes them for the standard fonts of PostScript.
enum HelveticaWidths {
    /// The widths of the characters from the space to the tilde, in thousandths of the font size.
    private static let regular: [Double] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
    private static let bold: [Double] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ]

    /// Returns by how much the characters of a face have to change, which is drawn at a fraction of the font size.
    static func changes(of face: FontFace, scale: Double) -> [qz_width_change] {
        let widths = face.weight >= 600 ? bold : regular
        return zip(UInt32(0x20)..., widths).flatMap { value, width -> [qz_width_change] in
            guard let character = Unicode.Scalar(value) else { return [] }
            let change = width - face.advance(of: face.glyph(of: character)) * scale * 1000
            // Figures have one width, whether fixed or not.
            let isFigure = ("0"..."9").contains(character)
            return ([value] + (LetterWidths.marked[character] ?? [])).map {
                qz_width_change(character: $0, is_tabular: false, small: change, large: change)
            } + (isFigure ? [qz_width_change(character: value, is_tabular: true, small: 0, large: 0)] : [])
        }
    }
}

/// How a rounded typeface is drawn: with the outlines of a lighter face of Inter, which a round pen follows.
///
/// The pen makes stems as wide as those of the face with the wanted weight, and all corners and ends round.
struct Rounding {
    /// The weight of the face whose outlines are followed.
    let faceWeight: Int
    /// The diameter of the pen as a fraction of the size of the outlines.
    let pen: Double
    /// The index of the wanted weight in the tables, and that of the face.
    private let (desired, face): (Int, Int)

    /// Creates the drawing of a weight, 1…1000.
    init(weight: Int) {
        desired = min(max((weight + 50) / 100, 1), 9) - 1
        face = Self.faces[desired]
        faceWeight = (face + 1) * 100
        pen = Self.stems[desired] - Self.stems[face]
    }

    /// The scale at which capital letters have the height that they have without the pen.
    var scale: Double { Self.capHeight / (Self.capHeight + pen) }

    /// Returns the space after each glyph that makes up for the narrower letters, as a fraction of the size of outlines.
    func spacing(isTitle: Bool) -> Double {
        let widths = isTitle ? Self.titleWidths : Self.textWidths
        return widths[desired] - widths[face] * scale
    }

    /// The faces by weight from 100 to 900, as indices.
    private static let faces = [0, 0, 0, 0, 1, 2, 3, 4, 5]
    /// The widths of the stems of Inter's faces, and the mean widths of their letters in English words, as fractions of
    /// the font size.
    private static let stems = [0.022, 0.043, 0.064, 0.083, 0.107, 0.129, 0.152, 0.174, 0.196]
    private static let textWidths = [0.4644, 0.4705, 0.4767, 0.4829, 0.4881, 0.4934, 0.4986, 0.5038, 0.509]
    private static let titleWidths = [0.4094, 0.4188, 0.4281, 0.4374, 0.4452, 0.4531, 0.4609, 0.4687, 0.4765]
    private static let capHeight = 0.728
}

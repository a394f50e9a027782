import CQuartzitePango
import Foundation

/// How far apart the letters of San Francisco are, compared with those of the faces that replace it.
///
/// Widths are in thousandths of the font size, so that they hold at all sizes. San Francisco is narrower in large text:
/// its letters change between 17 and 28 points. The heights of its lowercase letters change in the same way, and
/// ``opticalSizes`` was read from them. The widths were fitted, for all texts at once, to the widths of labels that were
/// recorded on simulators or saved by Interface Builder, and to the places of words in pictures of simulators.
enum LetterWidths {
    /// The sizes in points between which letters change, and how much of the change has happened at each.
    private static let opticalSizes = PiecewiseLinear([(17, 0), (19, 0.0895), (24, 0.82), (28, 1)])

    /// Returns how far the change from small to large text has gone at a size in points, 0…1.
    static func progress(at size: Double) -> Double { opticalSizes.value(at: size) }

    /// A character: how much wider than in Inter it is in small text, and than in Inter Display in large text; and how
    /// much wider Inter Display has it than Inter, compared with the mean of letters.
    private typealias Row = (character: Unicode.Scalar, small: Double, large: Double, optical: Double)

    /// The widths that are added to those of all characters, by weight from 100 to 900.
    private static let small = [18.3, 17.4, 16.5, 15.5, 21.9, 25.1, 32.3, 45.4, 58.1]
    private static let large = [11.8, 12.5, 13.2, 13.9, 17, 20.5, 24.2, 27.8, 31.3]
    /// How much wider letters are in Inter Display than in Inter, in the mean.
    private static let optical = [-62.2, -58.4, -54.8, -51, -47.7, -44.4, -41.2, -37.9, -34.7]

    /// Returns the width that is added to that of all characters.
    static func spacing(size: Double, weight: Int) -> Double {
        let index = min(max((weight + 50) / 100, 1), 9) - 1
        let progress = Self.progress(at: size)
        let change = (size < ReplacedTypeface.titleSize ? progress : progress - 1) * optical[index]
        return small[index] * (1 - progress) + large[index] * progress + change
    }

    /// Adds the faces of a file of Inter, or of Inter Display, with the widths of San Francisco.
    static func add(fileAt path: String, family: String, isDisplay: Bool) {
        add(
            fileAt: path, family: family, scale: ReplacedTypeface.sanFrancisco.scale,
            rows.flatMap { changes($0, isDisplay: isDisplay) })
    }

    /// Adds the faces of a file with changed widths, for outlines of a size that is a fraction of the font size.
    static func add(fileAt path: String, family: String, scale: Double, _ changes: [qz_width_change]) {
        let (sizes, values) = (opticalSizes.points.map(\.x), opticalSizes.points.map(\.y))
        sizes.withUnsafeBufferPointer { sizes in
            values.withUnsafeBufferPointer { values in
                changes.withUnsafeBufferPointer { changes in
                    var widths = qz_widths()
                    widths.scale = scale
                    (widths.sizes, widths.progress, widths.size_count) = (
                        sizes.baseAddress, values.baseAddress, Int32(sizes.count)
                    )
                    (widths.changes, widths.change_count) = (changes.baseAddress, Int32(changes.count))
                    qz_fonts_add_widths(path, family, &widths)
                }
            }
        }
    }

    /// Returns the changes of a character in a face, and of the characters that consist of it and marks.
    private static func changes(_ row: Row, isDisplay: Bool) -> [qz_width_change] {
        let (small, large) =
            isDisplay ? (row.small - row.optical, row.large) : (row.small, row.large + row.optical)
        func change(_ character: UInt32, isTabular: Bool = false) -> qz_width_change {
            qz_width_change(character: character, is_tabular: isTabular, small: small, large: large)
        }
        return [change(row.character.value)] + (marked[row.character] ?? []).map { change($0) }
            + (("0"..."9").contains(row.character) ? [tabularChange(row.character, isDisplay: isDisplay)] : [])
    }

    /// Figures of fixed width are 1302 of 2048 units wide in small text.
    private static func tabularChange(_ figure: Unicode.Scalar, isDisplay: Bool) -> qz_width_change {
        qz_width_change(
            character: figure.value, is_tabular: true, small: isDisplay ? -0.4 : -7.4, large: isDisplay ? 18.4 : 11.4)
    }

    /// The characters of Latin scripts that consist of a letter and marks, by letter.
    static let marked: [Unicode.Scalar: [UInt32]] = {
        var result: [Unicode.Scalar: [UInt32]] = [:]
        for scalar in (UInt32(0xC0)..<0x250).compactMap(Unicode.Scalar.init) {
            let parts = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
            if parts.count > 1, let letter = parts.first { result[letter, default: []].append(scalar.value) }
        }
        return result
    }()

    private static let rows: [Row] = [
        (" ", -1.2, -69, 48.2), ("!", 32.3, 48.5, -20.1), ("\"", 7.3, 33.5, 16.8), ("#", 7.3, 33.5, 32.2),
        ("$", 12.5, 38.6, 19.7), ("%", 7.3, 33.5, 0.8), ("&", 7.3, 33.5, 20.2), ("'", 37.1, 40.6, -2.9),
        ("(", 7.3, 33.5, -7.6), (")", 7.3, 33.5, -39.8), ("*", 7.3, 33.5, 5.6), ("+", -7, 19.2, -24.6),
        (",", 8.3, -45.5, -3.5), ("-", 7.2, 33.4, -5.1), (".", 7.3, -32.5, -3.1), ("/", -37.7, -26.5, 32),
        ("0", -0.3, 47.5, -9.6), ("1", 5, 56.7, -65.1), ("2", 3.1, 32.5, -7.3), ("3", -6.5, 13.1, -6.4),
        ("4", -1.8, 18.3, 4.2), ("5", 10.9, 43.2, -7.2), ("6", 9, 41.3, -1.6), ("7", 2.3, 34.6, 6.8),
        ("8", 6.7, 36.6, 0.6), ("9", 3.1, 35.4, -1.6), (":", 11.5, 37.7, 4.5), (";", 7.3, 33.5, 7),
        ("<", 7.3, 33.5, -28.4), ("=", 7.3, 33.5, -36), (">", 7.3, 33.5, -28.4), ("?", 4.9, 28, 12.9),
        ("@", 9.7, 36.4, 6), ("A", -8.5, -5.9, 31.7), ("B", 15.6, 18.3, -7.8), ("C", -13.7, -11.6, 15.3),
        ("D", 5.7, 8.3, -5.8), ("E", 6.8, 9.4, 5.2), ("F", 11.6, 16.4, -6.5), ("G", 2.3, 4.9, 26.7),
        ("H", 15, 32, -20.7), ("I", 0.1, 9.5, -15.8), ("J", 1, 3.6, 17.3), ("K", -12.8, -10.1, -11.1),
        ("L", -3.6, -1.5, -3.9), ("M", -12.1, -10.1, -23.3), ("N", 0.3, 2.9, -19.9), ("O", 13.4, 16, 0.2),
        ("P", 4.3, 7, -6), ("Q", 0.9, 3.5, 1.2), ("R", 11, 13.6, 2.2), ("S", -2.1, -12.9, 22.5),
        ("T", -12.9, -10, -16.6), ("U", -3.7, -1.1, -20.2), ("V", -9, -18.3, 24.2), ("W", 2.8, 12.3, 24.8),
        ("X", 1.9, 4.5, 25), ("Y", -0.2, 1, 24.8), ("Z", 4.4, 10.5, 2.7), ("[", 7.3, 33.5, -5.7),
        ("\\", 7.3, 33.5, 31), ("]", 7.3, 33.5, -41.7), ("^", 7.3, 33.5, 16.9), ("_", 7.3, 33.5, 50.5),
        ("`", 7.3, 33.5, -66.4), ("a", -8.9, -10.7, -0.5), ("b", -2.1, -10.1, -14.9), ("c", -1.8, -7.8, 2.1),
        ("d", -6.8, -9.4, -14.9), ("e", -6.6, -10.3, -4.2), ("f", -10, -18.7, -12.8), ("g", -4.6, -1.6, -1),
        ("h", 2.3, -0.9, 2.7), ("i", 5.6, 1.1, 6.6), ("j", -8.9, -14, 13.2), ("k", 1.1, -8.8, 19.7),
        ("l", 1.3, 4.8, 6.6), ("m", 9.4, 6.7, -0.3), ("n", 1.8, -8.1, 4.4), ("o", 1.8, -13.7, 6.6),
        ("p", 2.5, -9.8, -3.9), ("q", -7.4, -15.1, -3.9), ("r", 2.4, -4.8, -10.6), ("s", -3.8, -8.6, -5.1),
        ("t", -5.6, -8.2, -9.9), ("u", -3.3, -12, 8.5), ("v", -13.8, -19.4, 7.3), ("w", -30, -38.7, -22.8),
        ("x", -15.3, -19, 16.2), ("y", -7, -13.1, 7.3), ("z", -11.3, -16.9, -4.1), ("{", 7.3, 33.5, 23.6),
        ("|", 7.3, 33.5, -44.1), ("}", 7.3, 33.5, 12.3), ("~", 7.3, 33.5, -13.3), ("\u{2212}", -7, 23.9, -29.3),
        ("\u{2022}", -85.3, -85.3, -44.6), ("\u{2019}", 76, 76, -2.9),
    ]
}

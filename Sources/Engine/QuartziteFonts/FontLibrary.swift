import CQuartzitePango
import Foundation
import Synchronization

/// The fonts for drawing text: a fixed list of files, and those that a scene adds.
///
/// Other installed fonts are never used, so that the same files give the same pictures on every machine. Files of the
/// list that are not installed are skipped; without any fonts, text takes no space and draws nothing. ``MissingFonts``
/// names them.
package enum FontLibrary {
    static let monospacedFamily = "DejaVu Sans Mono"
    static let serifFamily = "DejaVu Serif"
    /// The end of the names of families whose widths are those of San Francisco.
    static let widthsSuffix = " for San Francisco"
    /// The system's family, and the one for large text.
    static let textFamily = "Inter" + widthsSuffix
    static let displayFamily = "Inter Display" + widthsSuffix
    static let helveticaFamily = "Inter for Helvetica"
    /// The fonts searched for every character that the requested font lacks.
    static let fallbacks = (["Inter"] + ScriptFont.families + ["DejaVu Sans", "WenQuanYi Micro Hei"])
        .joined(separator: ",")

    /// The faces by their numbers in the C shim, which do not change while the process runs.
    private static let faces = Mutex<[Int32: FontFace]>([:])

    /// Whether any font is available; the fixed list is loaded when this is first read.
    package static let loaded: Bool = {
        var count: Int32 = 0
        for font in RequiredFont.first {
            for file in font.files { count += add(file) }
            guard font.family == "Inter" else { continue }
            for path in font.files.compactMap({ RequiredFont.path(of: $0) }) {
                LetterWidths.add(fileAt: path, family: textFamily, isDisplay: false)
            }
        }
        return count > 0
    }()

    /// The paths of files that scenes added.
    private static let addedPaths = Mutex<Set<String>>([])

    /// Adds the faces of a file in one of the folders, and returns their number.
    private static func add(_ file: String) -> Int32 {
        defer { facesDidChange() }
        guard let path = RequiredFont.path(of: file) else {
            MissingFonts.add(file)
            return 0
        }
        let count = qz_fonts_add(path)
        if count == 0, !addedPaths.withLock({ $0.contains(path) }) { MissingFonts.add(file) }
        return count
    }

    /// Grows when fonts were added, so that what was found among fewer fonts no longer holds.
    static let generation = Atomic<Int>(0)

    /// Forgets what was found among fewer fonts.
    private static func facesDidChange() { generation.add(1, ordering: .sequentiallyConsistent) }

    /// The files that were added when they were first needed, since few programs need them.
    private static let lateFiles = Mutex<Set<String>>([])

    private static func addOnce(_ file: String, whenAdded body: () -> Void = {}) {
        _ = loaded
        lateFiles.withLock {
            guard $0.insert(file).inserted else { return }
            if add(file) > 0 { body() }
        }
    }

    /// Adds the face of the family for large text with a weight, a multiple of 100.
    static func addTitleFace(weight: Int, isItalic: Bool) {
        let file = "opentype/inter/InterDisplay-\(RequiredFont.style(weight: weight, isItalic: isItalic)).otf"
        addOnce(file) {
            guard let path = RequiredFont.path(of: file) else { return }
            LetterWidths.add(fileAt: path, family: displayFamily, isDisplay: true)
            facesDidChange()
        }
    }

    /// Adds the face of Inter of a weight, a multiple of 100, with the widths of Helvetica.
    static func addHelveticaFace(weight: Int, isItalic: Bool) {
        let name = RequiredFont.style(weight: weight, isItalic: isItalic)
        let file = "opentype/inter/Inter-\(name).otf"
        // The face itself was added at the start.
        guard loaded, !lateFiles.withLock({ $0.contains(file) }), let path = RequiredFont.path(of: file),
            let face = face(named: "Inter-\(name)")
        else { return }
        let scale = ReplacedTypeface.helvetica.scale
        let changes = HelveticaWidths.changes(of: face, scale: scale)
        // Another thread waits for the widths, and does not draw without them.
        lateFiles.withLock {
            guard $0.insert(file).inserted else { return }
            LetterWidths.add(fileAt: path, family: helveticaFamily, scale: scale, changes)
            facesDidChange()
        }
    }

    /// Adds the faces of a font for a script.
    package static func add(_ font: ScriptFont) {
        for file in font.required.files { addOnce(file) }
    }

    /// The families whose faces are added when they are first needed.
    private static let lateFamilies = Set(
        ["Inter Display", textFamily, displayFamily, helveticaFamily] + ScriptFont.families)

    /// Adds the faces of a font file and returns their number, 0 if the file is not a font.
    ///
    /// Existing layouts do not change.
    @discardableResult
    package static func add(fileAt path: String) -> Int {
        _ = loaded
        defer { facesDidChange() }
        addedPaths.withLock { _ = $0.insert(path) }
        return Int(qz_fonts_add(path))
    }

    /// The numbers of the first faces of fonts that were added as data.
    private static let loadedData = Mutex<[Data: Int32]>([:])

    /// Adds the faces of a font file's contents and returns the first; nil if the data is not a font.
    package static func add(_ data: Data) -> FontFace? {
        _ = loaded
        return loadedData.withLock { known -> FontFace? in
            if let number = known[data] { return face(number: number) }
            let number = data.withUnsafeBytes { qz_fonts_add_data($0.baseAddress, $0.count) }
            facesDidChange()
            guard number >= 0 else { return nil }
            known[data] = number
            return face(number: number)
        }
    }

    private struct Match: Hashable {
        let style: FontStyle
        let isTitle: Bool
    }

    /// The numbers of the closest faces that were found, since a search takes about 0.1 ms.
    private static let matches = FontFindings<Match, Int32>(limit: 1024)

    /// Returns the closest face to a style at a size in points; nil only if there are no fonts.
    package static func face(for style: FontStyle, size: Double) -> FontFace? {
        guard loaded || !style.families.isEmpty else { return nil }
        let match = Match(style: style, isTitle: style.isTitle(size: size))
        let number = matches.value(for: match) {
            qz_font_match(style.familyList(size: size), Int32(style.faceWeight), style.isItalic)
        }
        return number.flatMap { face(number: $0) }
    }

    /// Returns the face with the given PostScript or full name, or the regular face of the family with that name.
    package static func face(named name: String) -> FontFace? {
        _ = loaded
        return face(number: qz_font_named(name)).flatMap { lateFamilies.contains($0.family) ? nil : $0 }
    }

    /// All faces that can be found by their names, in the order in which they were added.
    package static var allFaces: [FontFace] {
        _ = loaded
        let faces = sequence(state: Int32(0)) { number in
            defer { number += 1 }
            return face(number: number)
        }
        return faces.filter { !lateFamilies.contains($0.family) }
    }

    package static func face(number: Int32) -> FontFace? {
        guard number >= 0 else { return nil }
        return faces.withLock { faces in
            if let face = faces[number] { return face }
            let face = FontFace(number: number)
            faces[number] = face
            return face
        }
    }
}

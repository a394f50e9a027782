import CoreGraphics
import Foundation
import QuartziteMedia

/// Checks the fonts that text is drawn with by their contents, for each package that contains some.
struct FontChecks {
    /// The folders in which fonts are searched.
    var folders = RequiredFont.folders

    /// The digests of the packages' files in Debian 12, with which the frames of tests and documents were drawn.
    private static let digests = [
        "fonts-inter": "24085da6a7c21a71",
        "fonts-dejavu-core": "aba32707eb21576f",
        "fonts-wqy-microhei": "0dd9e84848dafc27",
        "fonts-noto-color-emoji": "8b7e8a3647d2aa70",
        "fonts-noto-ui-core": "7a351c5f28cfb3e2",
    ]

    var checks: [DoctorCheck] {
        var packages: [String] = []
        for font in RequiredFont.all where !packages.contains(font.debianPackage) {
            packages.append(font.debianPackage)
        }
        return packages.map(check)
    }

    private func check(_ package: String) -> DoctorCheck {
        let fonts = RequiredFont.all.filter { $0.debianPackage == package }
        let missing = fonts.flatMap { $0.missingFiles(in: folders) }
        if let first = missing.first {
            let are = missing.count > 1 ? "and \(missing.count - 1) more are" : "is"
            return DoctorCheck(
                name: package, isGood: false,
                detail: "\(first) \(are) not in \(folders.joined(separator: " or ")); `apt install \(package)`")
        }
        let digest = digest(of: fonts)
        if digest == Self.digests[package] {
            return DoctorCheck(name: package, isGood: true, detail: summary(fonts))
        }
        if let damaged = damagedFile(in: fonts) {
            return DoctorCheck(
                name: package, isGood: false,
                detail: "\(damaged) is damaged or another font; `apt install --reinstall \(package)`")
        }
        return DoctorCheck(
            name: package, isGood: false,
            detail: "another version than Debian 12's (\(digest)), so that text may differ from that of other machines",
            isExtra: true)
    }

    private func summary(_ fonts: [RequiredFont]) -> String {
        fonts.count <= 3 ? fonts.map(\.family).joined(separator: ", ") : "\(fonts.count) families of \(fonts[0].family)"
    }

    private func digest(of fonts: [RequiredFont]) -> String {
        let files = fonts.flatMap(\.files).map { file in
            RequiredFont.path(of: file, in: folders).flatMap { ContentDigest(contentsOf: $0)?.text } ?? "-"
        }
        return ContentDigest(Data(files.joined(separator: "\n").utf8)).text
    }

    /// Returns the first file that cannot be read as a font, or that lacks the letters that it is for.
    private func damagedFile(in fonts: [RequiredFont]) -> String? {
        for font in fonts {
            for file in font.files {
                let path = RequiredFont.path(of: file, in: folders) ?? file
                guard let data = FileManager.default.contents(atPath: path), let face = FontLibrary.add(data),
                    face.glyph(of: font.sample) != 0
                else { return path }
            }
        }
        return nil
    }
}

import CoreGraphics
import Foundation
import QuartziteMedia

/// The files that show why a picture failed: the reference, ours, their difference, and a page with the three.
package struct FailureFiles {
    private let folder: URL
    private let name: String

    /// Creates the files of a picture.
    ///
    /// - Parameters:
    ///   - folder: The folder, which is created.
    ///   - name: The name of the picture without its extension.
    package init(in folder: URL, name: String) { (self.folder, self.name) = (folder, name) }

    /// Writes the files and returns the page.
    ///
    /// - Parameter message: What failed, for the page.
    package func write(reference: Bitmap, ours: Bitmap, message: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let difference = (PixelComparison(reference, ours) ?? Self.padded(reference, ours))?.picture
        let pictures = try [("reference", reference), ("ours", ours), ("difference", difference)].compactMap {
            title, picture in try picture.map { (title, try ImageEncoder.png($0)) }
        }
        for (title, data) in pictures { try data.write(to: url("\(title).png"), options: .atomic) }
        let page = FailurePage(
            title: name, message: message, pictures: pictures,
            size: (max(reference.width, ours.width), max(reference.height, ours.height)))
        let place = url("html")
        try Data(page.text.utf8).write(to: place, options: .atomic)
        return place
    }

    private func url(_ ending: String) -> URL { folder.appendingPathComponent("\(name).\(ending)") }

    /// Returns the comparison of pictures of different sizes, in a box that contains both.
    private static func padded(_ a: Bitmap, _ b: Bitmap) -> PixelComparison? {
        let (width, height) = (max(a.width, b.width), max(a.height, b.height))
        func copy(_ bitmap: Bitmap) -> Bitmap {
            let result = Bitmap(width: width, height: height)
            for y in 0..<bitmap.height { result.row(y).update(from: bitmap.row(y), count: bitmap.width) }
            return result
        }
        return PixelComparison(copy(a), copy(b))
    }
}

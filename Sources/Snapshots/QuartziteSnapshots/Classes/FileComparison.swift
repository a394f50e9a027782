import Foundation
import QuartziteMedia

/// The comparison of a file with a picture or film with that of another renderer, frame by frame.
package struct FileComparison {
    /// The class of the frame that is furthest from the reference.
    package let kind: PictureClass
    /// Why it is of this class, in words; empty if all frames are equal.
    package let reason: String

    /// Compares files; nil if one of them is not a picture.
    ///
    /// - Parameters:
    ///   - ours: The data of the file.
    ///   - scale: The pixels in a point.
    package init?(_ ours: Data, reference: Data, scale: Double) {
        guard let new = try? ImageDecoder.decode(ours), let old = try? ImageDecoder.decode(reference) else {
            return nil
        }
        guard new.frameCount == old.frameCount else {
            (kind, reason) = (.layout, "\(new.frameCount) frames instead of \(old.frameCount)")
            return
        }
        var worst = (rank: 0, reason: "")
        for index in 0..<old.frameCount {
            guard let a = try? new.frame(at: index), let b = try? old.frame(at: index) else { return nil }
            let comparison = PictureComparison(a.bitmap, reference: b.bitmap, scale: scale)
            let rank = PictureClass.allCases.firstIndex(of: comparison.kind) ?? 0
            guard rank > worst.rank else { continue }
            worst = (rank, old.frameCount == 1 ? comparison.reason : "frame \(index): \(comparison.reason)")
        }
        (kind, reason) = (PictureClass.allCases[worst.rank], worst.reason)
    }
}

import QuartziteMedia
import QuartziteSnapshots
import UIKit
import _XCTest

extension Diffing where Value == UIImage {
    /// Compares pictures pixel by pixel.
    public static let image = Diffing.image()

    /// Compares pictures as far as they should be equal.
    ///
    /// - Parameters:
    ///   - precision: The part of the picture that must match, 0…1. If colours need not be equal, it counts pixels, and
    ///     otherwise bytes of pixels.
    ///   - perceptualPrecision: How well the colour of a pixel must match, 0…1: it does if its difference ΔE*ab of
    ///     CIE 1976 is at most 100 times what is missing to 1.
    ///   - scale: The pixels in a point of references; nil or 0 for those of the screen.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        let given = scale ?? 0
        let pixels = given > 0 ? given : onMainActor { UIScreen.main.scale }
        return Diffing(
            toData: { $0.pngData() ?? emptyPicture.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: pixels) ?? UIImage() },
            diff: { old, new in
                let settings = SnapshotSettings.current
                let message =
                    settings.reference == .apple
                    ? ImageCheck(old, new).classDifference(settings, scale: Double(pixels))
                    : ImageCheck(old, new).difference(precision, perceptualPrecision)
                guard let message else { return nil }
                let difference = old.cgImage.flatMap { old in
                    new.cgImage.flatMap { PixelComparison(old.bitmap, $0.bitmap)?.picture }
                }
                let pictures =
                    [("reference", old), ("failure", new.cgImage == nil ? emptyPicture : new)]
                    + [difference.map { ("difference", UIImage(cgImage: CGImage(bitmap: $0))) }].compactMap(\.self)
                return (
                    message,
                    pictures.map { name, picture in
                        let attachment = XCTAttachment(image: picture)
                        attachment.name = name
                        return attachment
                    }
                )
            })
    }

    /// What stands for the picture of a view without a size.
    private static var emptyPicture: UIImage {
        onMainActor {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
            label.backgroundColor = .red
            label.text = "There is no picture, because the view has no size. Give the strategy one."
            label.textAlignment = .center
            label.numberOfLines = 3
            return UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
        }
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Compares pictures pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares pictures as far as they should be equal; see ``Diffing/image(precision:perceptualPrecision:scale:)``.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

/// The comparison of a new picture with a reference.
struct ImageCheck {
    private let old: UIImage
    private let new: UIImage

    init(_ old: UIImage, _ new: UIImage) { (self.old, self.new) = (old, new) }

    /// Returns why the pictures do not match as precisely as they should; nil if they do.
    func difference(_ precision: Float, _ perceptualPrecision: Float) -> String? {
        guard let reference = old.cgImage?.bitmap else { return "Reference image could not be loaded." }
        guard let picture = new.cgImage?.bitmap else { return "Newly-taken snapshot is empty." }
        guard let comparison = PixelComparison(reference, picture) else {
            return "Newly-taken snapshot@\(text(new.size)) does not match reference@\(text(old.size))."
        }
        if comparison.isEqual { return nil }
        // Colours lose something when a file stores them without alpha.
        let stored = new.pngData().flatMap { try? ImageDecoder.decode($0).image.bitmap }
        guard let stored, let again = PixelComparison(reference, stored) else {
            return "Newly-taken snapshot's data could not be loaded."
        }
        if again.isEqual { return nil }
        if perceptualPrecision < 1 { return perceptualDifference(again, precision, perceptualPrecision) }
        if precision >= 1 { return "Newly-taken snapshot does not match reference." }
        let bytes = 4 * comparison.count
        let different = again.differingBytes
        guard Float(different) > ((1 - precision) * Float(bytes)).rounded(.down) else { return nil }
        let actual = 1 - Float(different) / Float(bytes)
        return "Actual image precision \(actual) is less than required \(precision)"
    }

    private func perceptualDifference(
        _ comparison: PixelComparison, _ precision: Float, _ perceptualPrecision: Float
    ) -> String? {
        let (pixels, largest) = comparison.perceivedDifferences(above: (1 - perceptualPrecision) * 100)
        let actual = 1 - Float(pixels) / Float(comparison.count)
        guard actual < precision else { return nil }
        let lowest = 1 - min(largest / 100, 1)
        return """
            The percentage of pixels that match \(actual) is less than required \(precision)
            The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
            """
    }

    /// Returns why the new picture is not like one of Apple's simulators; nil if it is, as far as that can be said.
    ///
    /// The comparison is kept for the report of the test.
    func classDifference(_ settings: SnapshotSettings, scale: Double) -> String? {
        guard let reference = old.cgImage?.bitmap else { return "Reference image could not be loaded." }
        guard let picture = new.cgImage?.bitmap else { return "Newly-taken snapshot is empty." }
        let comparison = PictureComparison(picture, reference: reference, scale: scale)
        settings.comparison = comparison
        guard !comparison.kind.isAccepted else { return nil }
        return "Newly-taken snapshot differs from the simulator's in \(comparison.kind.rawValue): \(comparison.reason)."
    }

    private func text(_ size: CGSize) -> String { "(\(Double(size.width)), \(Double(size.height)))" }
}

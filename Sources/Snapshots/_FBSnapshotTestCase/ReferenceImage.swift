import CoreGraphics
import QuartziteSnapshots
import UIKit

/// The reference of a picture.
@MainActor struct ReferenceImage {
    /// A failure of a comparison.
    struct Failure: LocalizedError, CustomStringConvertible {
        let description: String
        var errorDescription: String? { description }
    }

    /// The file's name without its extension.
    let fileName: String
    private let folder: URL
    private let group: String
    private let settings = SnapshotSettings.current

    init(
        folder: String, group: String, test: String, identifier: String?,
        options: FBSnapshotTestCaseFileNameIncludeOption
    ) {
        (self.folder, self.group) = (URL(fileURLWithPath: folder, isDirectory: true), group)
        let name = [test, identifier ?? ""].filter { !$0.isEmpty }.joined(separator: "_")
        fileName = options.contains(.none) ? name : Self.name(name, options)
    }

    /// Returns a name with what the options ask for; spaces and punctuation are underscores.
    static func name(_ name: String, _ options: FBSnapshotTestCaseFileNameIncludeOption) -> String {
        var parts = [name]
        let (device, screen) = (UIDevice.current, UIScreen.main)
        if options.contains(.device) { parts.append(device.model) }
        if options.contains(.OS) { parts.append(device.systemVersion) }
        let size = screen.bounds.size
        if options.contains(.screenSize) {
            parts.append(String(format: "%.0fx%.0f", Double(size.width), Double(size.height)))
        }
        let other = CharacterSet.whitespaces.union(.punctuationCharacters)
        let plain = parts.joined(separator: "_").components(separatedBy: other).joined(separator: "_")
        return options.contains(.screenScale) ? plain + String(format: "@%.fx", Double(screen.scale)) : plain
    }

    private func url(isOwn: Bool) -> URL {
        (isOwn ? SnapshotSettings.ownFolder(beside: folder) : folder).appendingPathComponent(group, isDirectory: true)
            .appendingPathComponent("\(fileName).png")
    }

    /// The file that pictures are compared with.
    private var url: URL { url(isOwn: settings.reference == .here) }

    /// Writes a picture as the reference.
    func write(_ picture: UIImage) throws { try write(picture, to: url) }

    private func write(_ picture: UIImage, to url: URL) throws {
        guard let data = picture.pngData() else { throw Failure(description: "The picture is empty.") }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Returns the reference; throws if there is none, or if it is no picture.
    func read() throws -> UIImage {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Failure(
                description:
                    "Unable to load reference image \(url.path). Reference image not found. You need to run the "
                    + "test in record mode")
        }
        guard let image = UIImage(contentsOfFile: url.path), image.cgImage != nil else {
            throw Failure(description: "Unable to load reference image \(url.path). It is damaged.")
        }
        return image
    }

    /// Throws if a picture differs from the reference by more than it may.
    func compare(
        _ picture: UIImage, _ tolerance: (perPixel: CGFloat, overall: CGFloat), failures: String
    ) throws {
        if settings.recordsHere {
            try write(picture, to: url(isOwn: true))
            if settings.reference == .suite { return }
        }
        let reference: UIImage
        do { reference = try read() } catch {
            report(.missing, "there is no reference")
            throw error
        }
        guard let old = reference.cgImage?.bitmap, let new = picture.cgImage?.bitmap else {
            throw Failure(description: "The picture is empty.")
        }
        guard let difference = difference(old, new, tolerance) else { return }
        let folder = URL(fileURLWithPath: failures, isDirectory: true).appendingPathComponent(group, isDirectory: true)
        let page = try FailureFiles(in: folder, name: fileName).write(reference: old, ours: new, message: difference)
        throw Failure(description: "\(difference); the pictures side by side: \(page.absoluteString)")
    }

    private func difference(
        _ old: Bitmap, _ new: Bitmap, _ tolerance: (perPixel: CGFloat, overall: CGFloat)
    ) -> String? {
        if settings.reference == .apple {
            let comparison = PictureComparison(new, reference: old, scale: Double(UIScreen.main.scale))
            report(comparison.kind, comparison.reason)
            return comparison.kind.isAccepted
                ? nil : "Differs from the simulator's in \(comparison.kind.rawValue): \(comparison.reason)"
        }
        guard let comparison = PixelComparison(old, new) else {
            return "Images different sizes: referenceImage:{\(old.width), \(old.height)}, "
                + "image:{\(new.width), \(new.height)}"
        }
        let part = Double(comparison.differingPixels(perChannel: Double(tolerance.perPixel))) / Double(comparison.count)
        guard part > Double(tolerance.overall) else { return nil }
        let percent = String(format: "%.2f%%", Double(tolerance.overall) * 100)
        return "Images different: image pixels differed by more than \(percent) from the reference image"
    }

    private func report(_ kind: PictureClass, _ reason: String) {
        guard settings.reference == .apple else { return }
        settings.report?(SnapshotVerdict(path: url.path, kind: kind, reason: reason))
    }
}

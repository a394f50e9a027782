import UIKit
import _XCTest

extension FBSnapshotTestCase {
    /// Compares a view with its reference, and fails the test if they differ.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - identifier: A name for one of several pictures of a test.
    ///   - suffixes: The suffixes of folders with references; the picture must match one reference.
    ///   - perPixelTolerance: The part of its range by which each channel of a pixel may differ, 0…1.
    ///   - overallTolerance: The part of the pixels that may differ, 0…1.
    @preconcurrency @MainActor public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(.view(view), identifier, suffixes, (perPixelTolerance, overallTolerance), file, line)
    }

    /// Compares the view of a controller, at the size of the screen, with its reference.
    @preconcurrency @MainActor public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        viewController.view.bounds = UIScreen.main.bounds
        viewController.viewWillAppear(false)
        viewController.viewDidAppear(false)
        verify(
            .view(viewController.view), identifier, suffixes, (perPixelTolerance, overallTolerance), file, line)
    }

    /// Compares a layer with its reference, and fails the test if they differ.
    @preconcurrency @MainActor public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(.layer(layer), identifier, suffixes, (perPixelTolerance, overallTolerance), file, line)
    }

    /// Compares a view with its reference in a folder, or writes the reference in record mode.
    @preconcurrency @MainActor public func compareSnapshot(
        of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(
            .view(view), in: referenceImagesDirectory, failures: imageDiffDirectory, identifier,
            (perPixelTolerance, overallTolerance))
    }

    /// Compares a layer with its reference in a folder, or writes the reference in record mode.
    @preconcurrency @MainActor public func compareSnapshot(
        of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(
            .layer(layer), in: referenceImagesDirectory, failures: imageDiffDirectory, identifier,
            (perPixelTolerance, overallTolerance))
    }

    /// Reads the reference in a folder; throws an error if it is missing or damaged.
    @preconcurrency @MainActor public func referenceImageRecorded(inDirectory directory: String, identifier: String?)
        throws
    {
        _ = try reference(in: directory, identifier).read()
    }

    /// Fails the test with a message unless a condition holds.
    public func assert(_ assertion: Bool, message: String, file: StaticString, line: UInt) {
        if !assertion { XCTFail(message, file: file, line: line) }
    }

    @MainActor private func verify(
        _ subject: SnapshotSubject, _ identifier: String?, _ suffixes: NSOrderedSet,
        _ tolerance: (perPixel: CGFloat, overall: CGFloat), _ file: StaticString, _ line: UInt
    ) {
        let folder = referenceFolder(withDefault: nil, near: "\(file)")
        let failures = getImageDiffDirectory(withDefault: nil)
        var first: (any Error)?
        let all = suffixes.array.map { "\($0)" }
        guard !all.isEmpty else { return XCTFail("Suffixes set cannot be empty", file: file, line: line) }
        for suffix in all {
            do {
                try compare(subject, in: folder + suffix, failures: failures, identifier, tolerance)
                if recordMode { XCTFail(Self.recorded, file: file, line: line) }
                return
            } catch { first = first ?? error }
            if recordMode { break }
        }
        if let first { XCTFail("Snapshot comparison failed: \(first)", file: file, line: line) }
    }

    private static let recorded =
        "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual snapshot "
        + "comparison!"

    @MainActor private func compare(
        _ subject: SnapshotSubject, in folder: String, failures: String, _ identifier: String?,
        _ tolerance: (perPixel: CGFloat, overall: CGFloat)
    ) throws {
        let picture = subject.picture(asShown: usesDrawViewHierarchyInRect)
        let reference = reference(in: folder, identifier)
        if recordMode { return try reference.write(picture) }
        try reference.compare(picture, tolerance, failures: failures)
    }

    @MainActor private func reference(in folder: String, _ identifier: String?) -> ReferenceImage {
        ReferenceImage(
            folder: folder, group: folderName ?? "", test: methodName, identifier: identifier, options: fileNameOptions)
    }
}

import QuartziteSnapshots
import UIKit

/// The pictures of a comparison that a suite's own code made and attached to its results.
///
/// Suites attach the reference and what they drew by these names when both differ. With `--reference apple`, what was
/// drawn is compared with the reference as pictures of SnapshotTesting are; the test fails as the suite decided.
struct AttachedPictures {
    private var reference: XCTAttachment?
    private var failed: XCTAttachment?

    /// Adds an attachment, and compares when a picture and its reference are there.
    mutating func add(_ attachment: XCTAttachment) {
        let name = attachment.name?.lowercased() ?? ""
        if name.hasPrefix("reference") || name.hasPrefix("expected") { reference = attachment }
        if name.hasPrefix("fail") || name.hasPrefix("actual") { failed = attachment }
        guard let reference, let failed else { return }
        (self.reference, self.failed) = (nil, nil)
        Self.report(failed, reference)
    }

    private static func report(_ ours: XCTAttachment, _ reference: XCTAttachment) {
        let settings = SnapshotSettings.current
        guard settings.reference == .apple, let new = ours.data, let old = reference.data else { return }
        let scale = MainActor.assumeIsolated { Double(UIScreen.main.scale) }
        guard let comparison = FileComparison(new, reference: old, scale: scale) else { return }
        settings.report?(
            SnapshotVerdict(
                path: reference.file?.path ?? reference.name ?? "", kind: comparison.kind, reason: comparison.reason))
    }
}

import QuartziteSnapshots
import QuartziteStage
import Testing
import UIKit
import _XCTest

/// A test of XCTest without a body.
private final class Sample: _XCTest.XCTestCase {}

@MainActor @Suite("Attachments of tests", .serialized)
struct AttachmentTests {
    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    /// Returns the classes of pictures that are reported while a closure runs.
    private func reported(_ body: @MainActor (Sample) -> Void) throws -> [PictureClass] {
        var found: [PictureClass] = []
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2) { UIViewController() }
        stage.scene.run {
            SnapshotSettings.current.reference = .apple
            SnapshotSettings.current.report = { found.append($0.kind) }
            body(Sample(name: "Sample.testCard") { _ in })
        }
        return found
    }

    private func attachment(_ name: String, _ color: UIColor) -> XCTAttachment {
        let attachment = XCTAttachment(image: picture(color))
        attachment.name = name
        return attachment
    }

    @Test("A reference and what failed are compared in an activity, and in a test")
    func pairs() throws {
        let kinds = try reported { sample in
            XCTContext.runActivity(named: "a") { activity in
                activity.add(attachment("Reference Image", .red))
                activity.add(attachment("Difference", .green))
                activity.add(attachment("Failed Image", .red))
            }
            XCTContext.runActivity(named: "b") { $0.add(attachment("Failed Image", .blue)) }
            sample.add(attachment("failure", .blue))
            sample.add(attachment("reference", .red))
        }
        #expect(kinds.count == 2 && kinds.first == .equal && kinds.last?.isAccepted == false)
    }

    @Test("A test knows its method, and an attachment its data")
    func members() throws {
        _ = try reported { sample in
            #expect(sample.invocation.map { NSStringFromSelector($0.selector) } == "testCard")
            #expect(XCTAttachment(string: "a").uniformTypeIdentifier == "public.plain-text")
        }
    }
}

import Foundation
import QuartziteSnapshots
import QuartziteStage
import TestSupport
import Testing
import UIKit

@testable import _FBSnapshotTestCase

/// A test case with a body.
private final class Sample: FBSnapshotTestCase {
    /// Runs a body as the test `Sample.testCard`, in a scene.
    @MainActor static func run<Result>(_ body: @MainActor (Sample) throws -> Result) throws -> Result {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2) { UIViewController() }
        return try stage.scene.run { try body(Sample(name: "Sample.testCard") { _ in }) }
    }
}

@MainActor @Suite("Views are compared as with iOSSnapshotTestCase", .serialized)
struct FBSnapshotTestCaseTests {
    private let folder = TemporaryFolder()

    private func square(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = color
        return view
    }

    private func compare(
        _ test: Sample, _ view: UIView, _ identifier: String? = nil, perPixel: CGFloat = 0, overall: CGFloat = 0
    ) throws {
        try test.compareSnapshot(
            of: view, referenceImagesDirectory: folder.path("ReferenceImages_64"),
            imageDiffDirectory: folder.path("failures"), identifier: identifier, perPixelTolerance: perPixel,
            overallTolerance: overall)
    }

    @Test("Names of files have the identifier, and what the options ask for")
    func names() throws {
        try Sample.run { test in
            @MainActor func name(_ identifier: String?, _ options: FBSnapshotTestCaseFileNameIncludeOption) -> String {
                ReferenceImage(folder: "f", group: "g", test: "testCard", identifier: identifier, options: options)
                    .fileName
            }
            #expect(name(nil, .screenScale) == "testCard@2x")
            #expect(name("a-b c", .screenScale) == "testCard_a_b_c@2x")
            #expect(name("a-b", .none) == "testCard_a-b")
            #expect(name(nil, [.screenSize, .device]) == "testCard_iPhone_320x480")
            #expect(name(nil, [.OS, .screenScale]) == "testCard_18_0@2x")
            test.isDeviceAgnostic = true
            #expect(test.fileNameOptions == .none)
        }
    }

    @Test("A reference is recorded, compared and missed in the folder of the class")
    func comparison() throws {
        try Sample.run { test in
            let error = #expect(throws: (any Error).self) { try compare(test, square(.red)) }
            #expect("\(error as Any)".contains("You need to run the test in record mode"))
            test.recordMode = true
            try compare(test, square(.red))
            test.recordMode = false
            try compare(test, square(.red))
            let place = "ReferenceImages_64/\(test.folderName ?? "")/testCard@2x.png"
            #expect(UIImage(contentsOfFile: folder.path(place))?.cgImage?.width == 20)
            test.folderName = "Other"
            #expect(throws: (any Error).self) { try compare(test, square(.red)) }
        }
    }

    @Test("Pixels may differ by a part of their range, and a part of them may differ")
    func tolerance() throws {
        try Sample.run { test in
            test.recordMode = true
            try compare(test, square(.red))
            test.recordMode = false
            let other = square(UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1))
            #expect(throws: (any Error).self) { try compare(test, other) }
            #expect(throws: (any Error).self) { try compare(test, other, perPixel: 0.01) }
            try compare(test, other, perPixel: 0.02)
            let spotted = square(.red)
            spotted.addSubview(square(.blue))
            spotted.subviews[0].frame = CGRect(x: 0, y: 0, width: 3, height: 3)
            #expect(throws: (any Error).self) { try compare(test, spotted, overall: 0.08) }
            try compare(test, spotted, overall: 0.09)
            #expect(
                FileManager.default.fileExists(
                    atPath: folder.path("failures/\(test.folderName ?? "")/testCard@2x.html")))
            let error = #expect(throws: (any Error).self) {
                try compare(test, UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 10)))
            }
            #expect("\(error as Any)".contains("Images different sizes: referenceImage:{20, 20}, image:{22, 20}"))
        }
    }

    @Test("Layers and views in windows are drawn, and references of simulators are compared by class")
    func others() throws {
        try Sample.run { test in
            test.usesDrawViewHierarchyInRect = true
            test.recordMode = true
            try compare(test, square(.green))
            test.recordMode = false
            var verdicts: [SnapshotVerdict] = []
            SnapshotSettings.current.reference = .apple
            SnapshotSettings.current.report = { verdicts.append($0) }
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = UIColor.green.cgColor
            try test.compareSnapshot(
                of: layer, referenceImagesDirectory: folder.path("ReferenceImages_64"),
                imageDiffDirectory: folder.path("failures"), identifier: nil, overallTolerance: 0)
            #expect(verdicts.map(\.kind) == [.equal])
        }
    }

    @Test("The nearest folder of references around the test is used")
    func folders() throws {
        let place = folder.url("Tests/Unit")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: folder.url("Tests/Pictures/ReferenceImages_64"), withIntermediateDirectories: true)
        try Sample.run { test in
            let found = test.referenceFolder(withDefault: nil, near: place.path + "/CardTests.swift")
            #expect(found == folder.path("Tests/Pictures/ReferenceImages"))
            #expect(test.referenceFolder(withDefault: "given", near: nil) == "given")
            test.bundleResourcePath = "bundle"
            #expect(test.getReferenceImageDirectory(withDefault: nil) == "bundle/ReferenceImages")
            #expect(FBSnapshotTestCaseDefaultSuffixes().array.map { "\($0)" } == ["_64"])
        }
    }
}

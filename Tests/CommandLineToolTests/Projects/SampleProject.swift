import Foundation
import TestSupport
import Testing

/// A small project in a form that people use; its files are written into a folder that the tests share.
///
/// Every sample prints `shown` and its name when its first screen appears, and shows a plate over a background.
struct SampleProject: Sendable, CustomTestStringConvertible {
    /// The name of the project's folder.
    let name: String
    /// What makes this form different from the others.
    let form: String
    /// The texts of the files by their paths in the folder.
    let files: [String: String]
    /// The colour in the middle of the screen, as `0xRRGGBB`.
    let plate: UInt32
    /// The colour near the left edge of the screen, as `0xRRGGBB`.
    let background: UInt32

    var testDescription: String { "\(name): \(form)" }

    static let all = [
        packageApp, storyboardApp, sceneApp, objectiveCApp, playground, library, swiftUIScreen, metalScreen,
        assetSymbols, packageAccess, coreDataApp,
    ]

    /// The folder with all samples, which is removed when the process ends.
    private static let folder: Result<String, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-samples-\(UUID().uuidString)")
        for sample in all {
            for (name, text) in sample.files {
                let file = folder.appending(path: "\(sample.name)/\(name)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }
        atexit {
            if let folder = try? SampleProject.folder.get() { try? FileManager.default.removeItem(atPath: folder) }
        }
        return folder.path
    }

    /// The path of the project's folder, which exists.
    var path: String {
        get throws { "\(try Self.folder.get())/\(name)" }
    }
}

extension SampleProject {
    /// A scale at which pictures of the samples are small.
    static let scale = 0.25

    /// The place of the plate in a picture of that scale, and one beside the plate.
    private static let (middle, edge) = ((x: 46, y: 83), (x: 4, y: 83))

    /// Checks the colours of a picture of this sample.
    ///
    /// - Parameter pixel: Returns the pixel at a place as `0xAARRGGBB`.
    func expectColors(sourceLocation: SourceLocation = #_sourceLocation, _ pixel: (Int, Int) throws -> UInt32) rethrows
    {
        func color(_ place: (x: Int, y: Int)) throws -> String {
            String(try pixel(place.x, place.y) & 0xff_ffff, radix: 16)
        }
        let (plate, background) = (String(plate, radix: 16), String(background, radix: 16))
        let (middle, edge) = (try color(Self.middle), try color(Self.edge))
        #expect(middle == plate && edge == background, "\(self)", sourceLocation: sourceLocation)
    }
}

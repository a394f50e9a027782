import ArgumentParser
import CoreGraphics
import Foundation
import Gallery
import Media
import Player
import QuartziteCommandLine

/// `quartzite doctor`: checks what rendering requires.
struct Doctor: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Check that this machine can render.",
        discussion: "Exits with status 1 if a check fails.")

    @Flag(help: "Print JSON.")
    var json = false

    /// The result of a check.
    private struct Check: Encodable {
        let name: String
        let isGood: Bool
        let detail: String
        /// Whether the gallery can be rendered even if the check fails.
        var isExtra = false

        enum CodingKeys: String, CodingKey {
            case detail, name
            case isGood = "ok"
        }
    }

    /// The result that `--json` prints.
    private struct Report: Encodable {
        let checks: [Check]
        let kernel: String
        let kernels: [String]
        let ok: Bool
    }

    func perform() throws {
        let checks =
            [build(), kernels(), pictures()] + OutputFormat.allCases.map(writing)
            + [workingFolder(), compiling(), window()]
        let isGood = checks.allSatisfy { $0.isGood || $0.isExtra }
        let report = Report(checks: checks, kernel: Kernels.current, kernels: Kernels.supported, ok: isGood)
        try json ? Console.printJSON(report) : Console.printData(text(checks))
        if !isGood { throw Failure(.renderFailed, "some checks failed") }
    }

    private func build() -> Check {
        Check(name: "build", isGood: true, detail: BuildKind.current.description)
    }

    private func kernels() -> Check {
        do { try Kernels.checkRequest() } catch { return Check(name: "kernels", isGood: false, detail: "\(error)") }
        return Check(
            name: "kernels", isGood: true,
            detail: "\(Kernels.current) in use; this processor supports \(Kernels.supported.joined(separator: ", "))")
    }

    /// Checks that all kernels and thread counts draw the same bytes.
    @MainActor
    private func pictures() -> Check {
        let name = "frames"
        guard let scene = Gallery.scenes.first else { return Check(name: name, isGood: false, detail: "no scenes") }
        do {
            var hashes: [String] = []
            for kernel in Kernels.supported {
                for threads in [1, 2] {
                    let hash = try Kernels.using(kernel) { try sample(scene.name, threads: threads) }
                    hashes.append(hexadecimal(hash))
                }
            }
            let isGood = Set(hashes).count == 1
            let detail = isGood ? "all kernels and thread counts draw the same bytes" : hashes.joined(separator: " ")
            return Check(name: name, isGood: isGood, detail: detail)
        } catch {
            return Check(name: name, isGood: false, detail: "\(error)")
        }
    }

    @MainActor
    private func sample(_ scene: String, threads: Int) throws -> UInt64 {
        let scene = try SceneOptions.parse([scene]).named()
        let renderer = try SceneRenderer(
            scene, try StageOptions.parse(["--size", "160x120", "-j", "\(threads)"]), AppearanceOptions.parse([]))
        renderer.seek(to: 2)
        let bitmap = renderer.makeBitmap()
        renderer.draw(into: bitmap)
        return bitmap.hash
    }

    /// Writes two small frames, or one for a PNG, to the temporary directory.
    private func writing(_ format: OutputFormat) -> Check {
        let folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-doctor-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            let name = format == .pngFolder ? "frames/" : "film.\(format.rawValue)"
            let options = EncodingOptions(width: 64, height: 48, frameRate: format.defaultFrameRate)
            let sink = try format.makeSink(path: folder.appending(path: name).path, options: options)
            let bitmap = Bitmap(width: 64, height: 48)
            for pixel in format.isAnimated ? [0xff20_4060, 0xffe0_c0a0] : [0xff20_4060] as [UInt32] {
                bitmap.clear(pixel)
                try sink.append(bitmap)
            }
            try sink.finish()
            return Check(name: format.rawValue, isGood: true, detail: "written")
        } catch {
            return Check(name: format.rawValue, isGood: false, detail: "\(error)")
        }
    }

    private func workingFolder() -> Check {
        let isGood = access(".", W_OK | X_OK) == 0
        return Check(name: "folder", isGood: isGood, detail: isGood ? "writable" : "the current folder is not writable")
    }

    /// Checks the additional requirements of `run`.
    private func compiling() -> Check {
        do {
            let installation = try Installation.current()
            let parts = try [installation.compiler(), installation.runtimeLibrary(), installation.rewriter()]
            return Check(name: "run", isGood: true, detail: parts.joined(separator: ", "), isExtra: true)
        } catch {
            let reason = (error as? Failure)?.message ?? "\(error)"
            return Check(name: "run", isGood: false, detail: "cannot compile your own code: \(reason)", isExtra: true)
        }
    }

    /// Checks the additional requirement of `play`.
    @MainActor
    private func window() -> Check {
        let version = PlayerWindow.libraryVersion
        return Check(
            name: "play", isGood: version != nil,
            detail: version.map { "SDL \($0)" } ?? PlayerWindow.Failure.notInstalled.description, isExtra: true)
    }

    private func text(_ checks: [Check]) -> String {
        let width = checks.map(\.name.count).max() ?? 0
        return checks.map { check in
            let gap = String(repeating: " ", count: width - check.name.count + 2)
            return "\(check.isGood ? "ok  " : check.isExtra ? "no  " : "FAIL")  \(check.name)\(gap)\(check.detail)\n"
        }.joined()
    }
}

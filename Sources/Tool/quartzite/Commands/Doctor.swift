import ArgumentParser
import CoreGraphics
import Foundation
import QuartziteGallery
import QuartziteMedia
import QuartziteCommandLine
import QuartziteSceneHosting

/// `quartzite doctor`: checks what rendering requires.
struct Doctor: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Check that this machine can render.",
        discussion: """
            Checks libraries, fonts, kernels, formats, folders, the compiler and the display, and says what to do. Exits \
            with status 1 if something is missing that rendering needs; `no` marks what only some commands need.
            """)

    @Flag(help: "Print JSON.")
    var json = false

    /// The result that `--json` prints.
    private struct Report: Encodable {
        let checks: [DoctorCheck]
        let kernel: String
        let kernels: [String]
        let ok: Bool
    }

    func perform() throws {
        Interruption.blockForWaiting()
        let scratch = try ScratchFolder("doctor")
        defer { scratch.remove() }
        let system = SystemChecks(scratch: scratch.path)
        let checks =
            [build(), kernels(), system.libraries()] + FontChecks().checks + [pictures()]
            + FilmFormat.allCases.map { writing($0, in: scratch.path) }
            + [workingFolder(), system.disk(), system.cache(), compiling(), system.compiler(), system.window()]
            .compactMap(\.self)
        let isGood = checks.allSatisfy { $0.isGood || $0.isExtra }
        let report = Report(checks: checks, kernel: Kernels.current, kernels: Kernels.supported, ok: isGood)
        try json ? Console.printJSON(report) : Console.printData(text(checks))
        if !isGood { throw Failure(.renderFailed, "some checks failed") }
    }

    private func build() -> DoctorCheck {
        DoctorCheck(name: "build", isGood: true, detail: BuildKind.current.description)
    }

    private func kernels() -> DoctorCheck {
        do { try Kernels.checkRequest() } catch {
            return DoctorCheck(name: "kernels", isGood: false, detail: "\(error)")
        }
        return DoctorCheck(
            name: "kernels", isGood: true,
            detail: "\(Kernels.current) in use; this processor supports \(Kernels.supported.joined(separator: ", "))")
    }

    /// Checks that all kernels and thread counts draw the same bytes.
    @MainActor
    private func pictures() -> DoctorCheck {
        let name = "frames"
        guard let scene = Gallery.scenes.first else {
            return DoctorCheck(name: name, isGood: false, detail: "no scenes")
        }
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
            return DoctorCheck(name: name, isGood: isGood, detail: detail)
        } catch {
            return DoctorCheck(name: name, isGood: false, detail: "\(error)")
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
    private func writing(_ format: FilmFormat, in scratch: String) -> DoctorCheck {
        let folder = URL(filePath: "\(scratch)/\(format.rawValue)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            let name = format == .pngFolder ? "frames/" : "film.\(format.rawValue)"
            let options = EncodingOptions(width: 64, height: 48, frameRate: format.defaultRate)
            let sink = try format.makeSink(path: folder.appending(path: name).path, options: options)
            let frames = ([0xff20_4060, 0xffe0_c0a0] as [UInt32]).map { pixel in
                let bitmap = Bitmap(width: 64, height: 48)
                bitmap.clear(pixel)
                return bitmap
            }
            try sink.write(format.isAnimated ? frames : [frames[0]])
            return DoctorCheck(name: format.rawValue, isGood: true, detail: "written")
        } catch {
            // Installed packages use FFmpeg's libraries where there are any.
            let isExtra = ![.gif, .png, .pngFolder].contains(format)
            return DoctorCheck(name: format.rawValue, isGood: false, detail: "\(error)", isExtra: isExtra)
        }
    }

    private func workingFolder() -> DoctorCheck {
        let isGood = access(".", W_OK | X_OK) == 0
        return DoctorCheck(
            name: "folder", isGood: isGood, detail: isGood ? "writable" : "the current folder is not writable")
    }

    /// Checks the additional requirements of `run`.
    private func compiling() -> DoctorCheck {
        do {
            let installation = try Installation.current()
            let parts = try [installation.compiler(), installation.runtimeLibrary(), installation.rewriter()]
            return DoctorCheck(name: "run", isGood: true, detail: parts.joined(separator: ", "), isExtra: true)
        } catch {
            let reason = (error as? Failure)?.message ?? "\(error)"
            return DoctorCheck(
                name: "run", isGood: false, detail: "cannot compile your own code: \(reason)", isExtra: true)
        }
    }

    private func text(_ checks: [DoctorCheck]) -> String {
        let width = checks.map(\.name.count).max() ?? 0
        return checks.map { check in
            let gap = String(repeating: " ", count: width - check.name.count + 2)
            return "\(check.isGood ? "ok  " : check.isExtra ? "no  " : "FAIL")  \(check.name)\(gap)\(check.detail)\n"
        }.joined()
    }
}

import ArgumentParser
import Foundation
import QuartziteGallery
import QuartziteCommandLine
import QuartziteStudio

/// `quartzite studio`: shows scenes in a browser.
struct StudioCommand: Verb {
    static let configuration = CommandConfiguration(
        commandName: "studio",
        abstract: "Show scenes in a browser, where they can be played, touched, changed and exported.",
        discussion: """
            Prints the address of a page that only this machine can open. Without arguments, the page shows the scenes \
            of the gallery. Files are compiled again whenever they are saved. Ctrl-C ends the studio. See docs/Studio.md for more.
            """)

    @Argument(
        help: ArgumentHelp(
            "Swift files or folders, or the name of a scene to open first; `quartzite list` lists all scenes.",
            valueName: "files|scene"))
    var sources: [String] = []

    @Option(help: ArgumentHelp("The port of the page; 0 chooses one that is free. Default: 8080.", valueName: "number"))
    var port: UInt16 = 8080

    @Flag(help: "Use only the packages on this machine.")
    var offline = false

    @OptionGroup(title: "Network") var network: NetworkOptions

    @Flag(help: "Open the page in the default browser.")
    var open = false

    func perform() throws {
        try network.check()
        let areFiles = sources.count > 1 || sources.first.map(FileManager.default.fileExists) == true
        let scene = areFiles ? nil : try sources.first.map { try Gallery.requiredScene(named: $0).name }
        Interruption.ignoreRefusals()
        Interruption.blockForWaiting()
        let options = (offline ? ["--offline"] : []) + network.arguments
        let server: StudioServer
        do {
            server = try StudioServer(
                port: port, library: areFiles ? SourceLibrary(paths: sources, options: options) : GalleryLibrary())
        } catch {
            throw Failure(.tryAgain, error.description)
        }
        let address = server.address + (scene.map { "#scene=\($0)" } ?? "")
        try Console.printData("\(address)\n")
        Thread { server.run() }.start()
        if open { openBrowser(address) }
        while let signal = Interruption.wait(seconds: nil), !Interruption.isRequest(signal) {}
        server.stop()
        ChildProcess.endAll()
    }

    /// Opens an address in the default browser; without one, the user reads the address.
    private func openBrowser(_ address: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xdg-open", address]
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}

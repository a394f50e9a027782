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
            Prints the address of a page that only this machine can open; with --host, other machines can open it with the \
            token in the address. Without arguments, the page shows the scenes of the gallery. Files are compiled again \
            whenever they are saved. Ctrl-C ends the studio. See docs/Studio.md for more.
            """)

    @Argument(
        help: ArgumentHelp(
            "Swift files or folders, or the name of a scene to open first; `quartzite list` lists all scenes.",
            valueName: "files|scene"))
    var sources: [String] = []

    @Option(help: ArgumentHelp("The port of the page; 0 chooses one that is free. Default: 8080.", valueName: "number"))
    var port: UInt16 = 8080

    @Option(
        help: ArgumentHelp(
            "The address of this machine to listen on; 0.0.0.0 stands for all. Default: 127.0.0.1, which only this "
                + "machine reaches.", valueName: "address"))
    var host: String?

    @Option(
        help: ArgumentHelp(
            "A name under which a proxy or a cloud workspace shows the page, as in *.example.dev; can be repeated.",
            valueName: "name"))
    var allowHost: [String] = []

    @Option(help: ArgumentHelp("The token of the address, in place of a random one.", valueName: "text"))
    var token: String?

    @Flag(help: "Answer without a token, which --allow-host would need.")
    var noToken = false

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
        let reach = try reach()
        let options = (offline ? ["--offline"] : []) + network.arguments
        let server: StudioServer
        do {
            server = try StudioServer(
                reach, library: areFiles ? SourceLibrary(paths: sources, options: options) : GalleryLibrary()
            ) { Console.write("quartzite: for another browser: \($0)\n") }
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

    /// Checks how the page is to be reached.
    private func reach() throws -> StudioServer.Reach {
        var reach = StudioServer.Reach()
        reach.port = port
        if let host {
            do { reach.address = try StudioAddress(host) } catch { throw Failure.usage("--host: \(error.description)") }
        }
        reach.names = allowHost.map { $0.lowercased() }
        for name in reach.names where name.wholeMatch(of: /(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*/) == nil {
            throw Failure.usage(
                "--allow-host \(name): a name is like studio.example.dev or *.example.dev, without port")
        }
        let isLocal = reach.address.isLoopback
        guard !noToken || token == nil else { throw Failure.usage("--token and --no-token exclude each other") }
        guard !noToken || isLocal else {
            throw Failure.usage(
                "--host \(host ?? "") needs a token, because other machines can reach it; leave out --no-token")
        }
        if let token, token.count < StudioServer.Reach.minimumTokenLength || !token.allSatisfy(\.isASCII) {
            throw Failure.usage("--token has at least \(StudioServer.Reach.minimumTokenLength) characters of ASCII")
        }
        (reach.token, reach.needsToken) = (token, !noToken && (!isLocal || !allowHost.isEmpty || token != nil))
        return reach
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

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
            Prints the address of a page, which only this machine can open unless --host says otherwise. Without arguments, \
            the page shows the scenes of the gallery. Files are compiled again whenever they are saved. Ctrl-C ends the \
            studio. See docs/Studio.md for more, such as ssh, containers and cloud workspaces.
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
            "The address of this machine to listen on; 0.0.0.0 for all of them, as in a container. Default: 127.0.0.1.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "Answer to a further name, as that of a proxy or a cloud workspace; repeatable.", valueName: "name"))
    var allowHost: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            """
            Require a token, which is in the printed address and opens one browser. Default: with --host and --allow-host. \
            \(StudioReach.tokenVariable) sets a token of your own.
            """))
    var token: Bool?

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
        let fragment = scene.map { "#scene=\($0)" } ?? ""
        let server: StudioServer
        do {
            let reach = try StudioReach(
                host: host, port: port, allowedHosts: allowHost, requiresToken: token,
                token: ProcessInfo.processInfo.environment[StudioReach.tokenVariable])
            server = try StudioServer(
                reach: reach, library: areFiles ? SourceLibrary(paths: sources, options: options) : GalleryLibrary()
            ) { addresses in
                let lines = addresses.map { "    \($0)\(fragment)\n" }
                Console.write("A browser has used the token. For another browser:\n" + lines.joined())
            }
        } catch {
            throw Failure(error.cause == .usage ? .usage : .tryAgain, error.description)
        }
        let addresses = server.addresses.map { $0 + fragment }
        try Console.printData(addresses.map { "\($0)\n" }.joined())
        Thread { server.run() }.start()
        if open { addresses.first.map(openBrowser) }
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

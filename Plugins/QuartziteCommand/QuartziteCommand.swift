import Foundation
import PackagePlugin

/// `swift package quartzite …`: runs the installed tool in the folder of the package.
///
/// The tool is not built for the plugin, because it takes minutes: packages are installed as the README says.
@main
struct QuartziteCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/quartzite" }
        guard let tool = candidates.first(where: FileManager.default.isExecutableFile) else {
            Diagnostics.error("quartzite is not on PATH; install it as its README says")
            return
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("quartzite ended with status \(process.terminationStatus)")
            return
        }
    }
}
